import type { Action } from '@pa-ledger/domain/expense';
import { useEffect, useState } from 'react';
import type { Decision } from './decision.ts';
import type { Outcome, SendDecision } from './decision-sender.ts';

export type DecisionState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending'; readonly action: Action }
  | { readonly kind: 'settled'; readonly outcome: Outcome };

/**
 * Where the decision of this page stands.
 * @param underWay an approval that was sent before the page was drawn.
 */
export function useDecision(decide: SendDecision, underWay: Promise<Outcome> | null = null) {
  const [state, setState] = useState<DecisionState>(
    underWay === null ? { kind: 'open' } : { kind: 'sending', action: 'approve' },
  );

  useEffect(() => {
    let watched = true;
    void underWay?.then((outcome) => {
      if (watched) setState({ kind: 'settled', outcome });
    });
    return () => {
      watched = false;
    };
  }, [underWay]);

  const send = async (decision: Decision): Promise<void> => {
    setState({ kind: 'sending', action: decision.action });
    setState({ kind: 'settled', outcome: await decide(decision) });
  };

  return { state, send };
}
