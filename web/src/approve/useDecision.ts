import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeLeaving } from '../ui/before-leaving.ts';
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
  const sent = useRef<Promise<Outcome> | undefined>(approval);
  // Another page would ask again for what this one is deciding.
  const finish = useCallback(async () => {
    await sent.current;
    return true;
  }, []);
  useBeforeLeaving(state.kind === 'sending' ? finish : null);

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
    sent.current = decide(decision);
    setState({ kind: 'settled', outcome: await sent.current });
  };

  return { state, send };
}

function initialState(pending: PendingApproval | null): DecisionState {
  const outcome = pending?.outcome() ?? null;
  if (outcome !== null) return { kind: 'settled', outcome };
  return pending === null ? { kind: 'open' } : { kind: 'sending', action: 'approve' };
}
