import { useEffect, useState } from 'react';
import type { Decision, LinkAction, Outcome, SendDecision } from './decision-sender.ts';
import type { PendingApproval } from './start-visit.ts';

export type DecisionState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending'; readonly action: LinkAction }
  | { readonly kind: 'settled'; readonly outcome: Outcome };

/** Whether it failed in a way that no other attempt can fix: the buttons go. */
export function isFinal(state: DecisionState): boolean {
  return state.kind === 'settled' && !state.outcome.ok && !state.outcome.retry;
}

/** Returns the state of this page's decision, and the function that sends one. */
export function useDecision(decide: SendDecision, pending: PendingApproval | null = null) {
  const [state, setState] = useState(() => initialState(pending));
  const approval = pending?.approval;

  useEffect(() => {
    let mounted = true;
    void approval?.then((outcome) => {
      if (mounted) setState({ kind: 'settled', outcome });
    });
    return () => {
      mounted = false;
    };
  }, [approval]);

  const send = async (decision: Decision): Promise<void> => {
    setState({ kind: 'sending', action: decision.action });
    setState({ kind: 'settled', outcome: await decide(decision) });
  };

  return { state, send };
}

function initialState(pending: PendingApproval | null): DecisionState {
  const outcome = pending?.outcome() ?? null;
  if (outcome !== null) return { kind: 'settled', outcome };
  return pending === null ? { kind: 'open' } : { kind: 'sending', action: 'approve' };
}
