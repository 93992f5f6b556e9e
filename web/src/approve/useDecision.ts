import type { Action } from '@pa-ledger/domain/expenses/expense';
import { useEffect, useState } from 'react';
import type { Decision } from './decision.ts';
import type { Outcome, SendDecision } from './decision-sender.ts';
import type { PendingApproval } from './start-visit.ts';

export type DecisionState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending'; readonly action: Action }
  | { readonly kind: 'settled'; readonly outcome: Outcome };

/** Where the decision of this page stands. */
export function useDecision(decide: SendDecision, underWay: PendingApproval | null = null) {
  const [state, setState] = useState(() => beginning(underWay));
  const approval = underWay?.approval;

  useEffect(() => {
    let watched = true;
    void approval?.then((outcome) => {
      if (watched) setState({ kind: 'settled', outcome });
    });
    return () => {
      watched = false;
    };
  }, [approval]);

  const send = async (decision: Decision): Promise<void> => {
    setState({ kind: 'sending', action: decision.action });
    setState({ kind: 'settled', outcome: await decide(decision) });
  };

  return { state, send };
}

function beginning(underWay: PendingApproval | null): DecisionState {
  const outcome = underWay?.outcome() ?? null;
  if (outcome !== null) return { kind: 'settled', outcome };
  return underWay === null ? { kind: 'open' } : { kind: 'sending', action: 'approve' };
}
