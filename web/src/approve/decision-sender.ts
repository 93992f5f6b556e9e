import { WITHOUT_NOTE } from '@pa-ledger/domain/expenses/reason';
import type { Action } from '@pa-ledger/domain/expenses/expense';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import { ask, type Failure } from '../app/answer.ts';
import type { ApprovalLink } from './link-location.ts';

/** What a link's holder can do: decide, or send the expense back to its submitter. */
export type LinkAction = Action | 'return';

/** A decision of the person on this page. */
export type Decision =
  | { readonly action: Action; readonly reason: string }
  /** The note says what to correct; `version` is that of the submission which the person saw. */
  | { readonly action: 'return'; readonly note: string; readonly version: number };

/** The decision that an approving link sends. */
export const APPROVAL: Decision = { action: 'approve', reason: WITHOUT_NOTE.link };

/** An approval with a note, if one was typed. */
export function approvalWith(note: string): Decision {
  const reason = tidyText(note);
  return isBlank(reason) ? APPROVAL : { action: 'approve', reason };
}

/** Why an expense was not sent back that can be decided all the same. */
const STILL_OPEN: readonly unknown[] = ['tooManyVersions', 'submitterUnknown'];

/** The fixed address in the body. The server ignores it: the token says who approves. */
export const APPROVER_EMAIL = 'approver@example.com';

/** Where a decision goes, and the body: for `/api/update-expense` the specified one. */
function addressed(expenseId: string, decision: Decision): readonly [path: string, body: object] {
  if (decision.action === 'return') {
    const { note, version } = decision;
    return ['/api/return-expense', { expenseId, version, note }];
  }
  const { action, reason } = decision;
  const approver = { role: 'approver', approverEmail: APPROVER_EMAIL };
  return ['/api/update-expense', { expenseId, ...approver, action, reason }];
}

/** The request of a decision: the unchanged token is in a header of its own. */
function decisionRequest({ token }: ApprovalLink, body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Approval-Token': token },
    body: JSON.stringify(body),
    // The link is the only credential, and a redirect must not carry it elsewhere.
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    // The decision is sent even if the tab is closed right after the press.
    keepalive: true,
  };
}

/** The result of a decision. It names its action, because a second press gets the answer of the first. */
export type Outcome = (Failure | { readonly ok: true }) & { readonly action: LinkAction };

export type SendDecision = (decision: Decision) => Promise<Outcome>;

/**
 * Sends at most one request at a time and none after a success: a double press, a double mount and an approval while a
 * rejection is pending all get the promise of the first request. After a failure the next call sends again.
 */
export function createDecisionSender(link: ApprovalLink, send: typeof fetch): SendDecision {
  let current: Promise<Outcome> | null = null;

  const sendOnce = async (decision: Decision): Promise<Outcome> => {
    const [path, body] = addressed(link.expenseId, decision);
    const answer = await ask(path, decisionRequest(link, body), send);
    const { action } = decision;
    if (answer.ok) return { ok: true, action };
    current = null;
    const isOpen = action === 'return' && STILL_OPEN.includes(answer.code);
    return { ...answer, retry: answer.retry || isOpen, action };
  };

  return (decision) => (current ??= sendOnce(decision));
}
