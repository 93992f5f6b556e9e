import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { ERRORS } from '@pa-ledger/domain/errors';
import { ask, type Failure } from '../answer.ts';
import type { ApprovalLink } from '../link-location.ts';

export type ReviewAnswer = { readonly ok: true; readonly review: ExpenseReview } | Failure;

/** Fetches the expense that the link is for. Reading changes nothing, so it need not wait for anybody to look. */
export async function loadReview(link: ApprovalLink, send: typeof fetch): Promise<ReviewAnswer> {
  const answer = await ask('/api/review-expense', readingRequest(link), send);
  if (!answer.ok) return answer;
  const { review } = answer.fields;
  if (typeof review !== 'object' || review === null) {
    return { ok: false, text: ERRORS.loadFailed.message, retry: true };
  }
  // The function of the same release builds it from this very type.
  return { ok: true, review: review as ExpenseReview };
}

/** What every reading request of a link has. */
export function readingRequest({ token }: ApprovalLink): RequestInit {
  return {
    headers: { 'X-Approval-Token': token },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  };
}
