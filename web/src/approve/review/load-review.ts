import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { ask, type Answer, type Failure, type AnswerWords } from '../../app/answer.ts';
import type { ApprovalLink } from '../link-location.ts';

export type ReviewAnswer = { readonly ok: true; readonly review: ExpenseReview } | Failure;

/** Fetches the link's expense. Reading changes nothing, so it doesn't wait until the page is visible. */
export async function loadReview(
  link: ApprovalLink,
  words: AnswerWords,
  send: typeof fetch,
): Promise<ReviewAnswer> {
  const answer = await ask('/api/review-expense', readRequest(link), words, send);
  if (!answer.ok) return answer;
  const { review } = answer.fields;
  if (typeof review !== 'object' || review === null) {
    return { ok: false, text: words.page.loadFailed, retry: true };
  }
  // The function of the same release builds it from this type.
  return { ok: true, review: review as ExpenseReview };
}

/** Codes of genuine links that no longer work. An approver whose turn it still is can request a new one. */
const OLD: readonly unknown[] = ['linkExpired', 'linkReplaced', 'linkOfEarlierVersion'];

/** Whether a failure is about such a link. */
export function isOldLink({ code }: Failure): boolean {
  return OLD.includes(code);
}

/** Emails a new link to the person this one was for, or the links to everything that waits for them. */
export function sendLinks(
  link: ApprovalLink,
  words: AnswerWords,
  purpose: 'again' | 'waiting',
): Promise<Answer> {
  return ask('/api/send-link', writeRequest(link, { purpose }), words, fetch);
}

/** Returns how many requests wait for the link's person; null if we can't tell. */
export async function countWaiting(link: ApprovalLink, words: AnswerWords): Promise<number | null> {
  const answer = await ask('/api/waiting-requests', readRequest(link), words, fetch);
  const waiting = answer.ok ? answer.fields['waiting'] : null;
  return typeof waiting === 'number' ? waiting : null;
}

/** The options of every request that reads with a link. */
export function readRequest({ token }: ApprovalLink) {
  return {
    headers: { 'X-Approval-Token': token },
    // The link is the only credential, and a redirect must not carry it elsewhere.
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  } as const;
}

/** A request that does something with a link, with the unchanged token in its own header. */
export function writeRequest(link: ApprovalLink, body: object): RequestInit {
  const { headers, ...options } = readRequest(link);
  return {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // The browser sends it even if the person closes the tab right after the click.
    keepalive: true,
  };
}
