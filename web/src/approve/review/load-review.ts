import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { publicMessages } from '@pa-ledger/domain/public-messages';
import { ask, type Failure } from '../../app/answer.ts';
import type { ApprovalLink } from '../link-location.ts';

export type ReviewAnswer = { readonly ok: true; readonly review: ExpenseReview } | Failure;

/** Fetches the link's expense. Reading changes nothing, so it need not wait until the page is visible. */
export async function loadReview(link: ApprovalLink, send: typeof fetch): Promise<ReviewAnswer> {
  const answer = await ask('/api/review-expense', readRequest(link), send);
  if (!answer.ok) return answer;
  const { review } = answer.fields;
  if (typeof review !== 'object' || review === null) {
    return { ok: false, text: publicMessages.loadFailed, retry: true };
  }
  // The function of the same release builds it from this very type.
  return { ok: true, review: review as ExpenseReview };
}

/** The options of every request that reads with a link. */
export function readRequest({ token }: ApprovalLink): RequestInit {
  return {
    headers: { 'X-Approval-Token': token },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  };
}
