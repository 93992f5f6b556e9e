import { WITHOUT_NOTE } from '@pa-ledger/domain/expenses/reason';
import type { Action } from '@pa-ledger/domain/expenses/expense';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import { ask, type Answer, type Failure, type AnswerWords } from '../app/answer.ts';
import type { ApprovalLink } from './link-location.ts';
import { loadReview, writeRequest } from './review/load-review.ts';

/** What a link's holder can do: decide, or send the expense back to its submitter. */
export type LinkAction = Action | 'return';

/** What the person saw: the version of the submission, and the code that came with its review. */
export interface Seen {
  readonly version: number;
  readonly code: string;
}

/** A person's decision on this page; `seen` is missing only for an acting link's. */
export type Decision =
  | {
      readonly action: Action;
      readonly reason: string;
      readonly seen?: Seen;
      /** A smaller amount to approve, in dollars. */
      readonly amount?: number;
    }
  /** The note says what to fix; `version` is the submission's version that the person saw. */
  | { readonly action: 'return'; readonly note: string; readonly version: number };

/** The decision that an approving link sends. */
export const APPROVAL: Decision = { action: 'approve', reason: WITHOUT_NOTE.link };

/** An approval of what the person saw, with their note, if any. */
export function approvalWith(note: string, seen: Seen): Decision {
  const reason = tidyText(note);
  return { action: 'approve', reason: isBlank(reason) ? WITHOUT_NOTE.link : reason, seen };
}

/** Codes of a failed return after which the approver can still decide. */
const STILL_OPEN: readonly unknown[] = ['tooManyVersions', 'submitterUnknown'];

/** The fixed address in the body. The server ignores it: the token says who approves. */
export const APPROVER_EMAIL = 'approver@example.com';

/** Where a decision goes, and the body: for `/api/update-expense` the specified one. */
function addressed(expenseId: string, decision: Decision): readonly [path: string, body: object] {
  if (decision.action === 'return') {
    const { note, version } = decision;
    return ['/api/return-expense', { expenseId, version, note }];
  }
  const { action, reason, seen, amount } = decision;
  const approver = { role: 'approver', approverEmail: APPROVER_EMAIL };
  return ['/api/update-expense', { expenseId, ...approver, action, reason, amount, ...seen }];
}

/** The result of a decision. It names its action, because a second click gets the first one's answer. */
export type Outcome = (Failure | { readonly ok: true }) & { readonly action: LinkAction };

export type SendDecision = (decision: Decision) => Promise<Outcome>;

/**
 * Sends at most one request at a time, and none after a success: a double click, a double mount, and an approval while a
 * rejection is pending all get the first request's promise. After a failure, the next call sends again.
 */
export function createDecisionSender(
  link: ApprovalLink,
  words: AnswerWords,
  send: typeof fetch,
): SendDecision {
  let current: Promise<Outcome> | null = null;

  const answerTo = (decision: Decision): Promise<Answer> => {
    const [path, body] = addressed(link.expenseId, decision);
    return ask(path, writeRequest(link, body), words, send);
  };

  /** The code of a page that stayed open for long has expired. If the request hasn't changed, a new code works. */
  const answerWithNewCode = async (decision: Decision, expired: Answer): Promise<Answer> => {
    if (decision.action === 'return' || decision.seen === undefined) return expired;
    const now = await loadReview(link, words, send);
    if (!now.ok || now.review.code === null) return expired;
    const { version, code } = now.review;
    if (version !== decision.seen.version) return expired;
    return answerTo({ ...decision, seen: { version, code } });
  };

  const sendOnce = async (decision: Decision): Promise<Outcome> => {
    const first = await answerTo(decision);
    const isUnseen = !first.ok && first.code === 'notReviewed';
    const answer = isUnseen ? await answerWithNewCode(decision, first) : first;
    const { action } = decision;
    if (answer.ok) return { ok: true, action };
    current = null;
    const isOpen = action === 'return' && STILL_OPEN.includes(answer.code);
    return { ...answer, retry: answer.retry || isOpen, action };
  };

  return (decision) => (current ??= sendOnce(decision));
}
