import type { Action } from '@pa-ledger/domain/expenses/expense';
import { ask, type Failure } from './answer.ts';
import { decisionRequest, type Decision } from './decision.ts';
import type { ApprovalLink } from './link-location.ts';

/** The result of a decision. It names its action, because a second press gets the answer of the first. */
export type Outcome = (Failure | { readonly ok: true }) & { readonly action: Action };

export type SendDecision = (decision: Decision) => Promise<Outcome>;

/**
 * Sends at most one request at a time and none after a success: a double press, a double mount and an approval while a
 * rejection is pending all get the promise of the first request. After a failure the next call sends again.
 */
export function createDecisionSender(link: ApprovalLink, send: typeof fetch): SendDecision {
  let current: Promise<Outcome> | null = null;

  const sendOnce = async (decision: Decision): Promise<Outcome> => {
    const request = decisionRequest(link, decision);
    const answer = await ask('/api/update-expense', request, send);
    const { action } = decision;
    if (answer.ok) return { ok: true, action };
    current = null;
    return { ...answer, action };
  };

  return (decision) => (current ??= sendOnce(decision));
}
