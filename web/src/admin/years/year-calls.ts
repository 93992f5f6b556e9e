import type { ApiResult } from '../../data/api-result.ts';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { storedAs, type Fields } from '../../data/documents.ts';
import { failure, type Failure } from '../../data/failure.ts';

/** Something of a year that is open. */
export interface Finding {
  readonly kind:
    | 'pending'
    | 'unpaid'
    | 'advanced'
    | 'unreconciled'
    | 'unconfirmed'
    | 'unknown'
    | 'unreadable';
  readonly collection: string;
  readonly id: string;
  readonly sentence: string;
  /** Whether the year cannot be closed before it is put right. */
  readonly blocks: boolean;
}

/** What a look at a year has found so far. */
export interface Look {
  /** How many documents were compared. */
  readonly checked: number;
  /** What differs in the totals, as sentences. */
  readonly sentences: readonly string[];
  /** How many more differ. */
  readonly more: number;
  readonly findings: readonly Finding[];
  /** Says what was open, to the calls that close. */
  readonly seen: string;
}

/** What a fund ends with, and what was typed as its next beginning; in dollars. */
export interface FundEnding {
  readonly fundId: string;
  readonly amount: number;
  readonly typed?: number;
}

export interface ClosedYear {
  readonly endings: readonly FundEnding[];
  readonly typed: readonly Required<FundEnding>[];
}

/** Called after each page with what was found so far; false ends it there. */
type OnProgress = (look: Look) => boolean;

export const NOTHING: Look = { checked: 0, sentences: [], more: 0, findings: [], seen: '' };

/** Asks the server for an act with a fiscal year. */
export function manageYear(act: Fields): Promise<ApiResult> {
  return callAdminApi('/api/admin/manage-year', act);
}

/** What comes of a chain of calls; null when the person has ended it. */
type Outcome<T> = ({ readonly ok: true } & T) | Failure | null;

/** Gives a year back that a press may have locked; also when the page is being left. */
export function releaseYear(token: string): Promise<ApiResult> {
  return callAdminApi('/api/admin/manage-year', { act: 'release', token }, true);
}

/** Looks at a year, page by page; nothing changes. */
export function lookAt(
  year: string,
  onProgress: OnProgress,
): Promise<Outcome<{ readonly look: Look }>> {
  return pages((from) => manageYear({ act: 'look', year, from }), onProgress);
}

/**
 * Closes a year that was looked at. The same `token` goes on where a broken connection has ended it; a refusal, and the
 * person's end, give the year back.
 */
export async function closeYear(
  year: string,
  seen: string,
  token: string,
  onProgress: OnProgress,
): Promise<Outcome<{ readonly closed: ClosedYear }>> {
  const press = { year, token };
  const locked = await manageYear({ act: 'lock', ...press, seen });
  if (!locked.ok) return locked;
  const counted = await pages((from) => manageYear({ act: 'recount', ...press, from }), onProgress);
  if (counted === null) {
    const released = await releaseYear(token);
    return released.ok ? null : released;
  }
  if (!counted.ok) return givenUp(counted, token);
  const closed = await manageYear({ act: 'close', ...press, seen });
  if (!closed.ok) return givenUp(closed, token);
  return { ok: true, closed: storedAs<ClosedYear>(closed.answer) };
}

/** Without an answer the lock stays for the next try with the same token; it ends by itself as well. */
async function givenUp(failed: Failure, token: string): Promise<Failure> {
  if (!isUnanswered(failed)) await releaseYear(token);
  return failed;
}

/** Returns whether the server may or may not have got what was sent. */
export function isUnanswered({ why }: Failure): boolean {
  return why === 'offline' || why === 'noAnswer';
}

async function pages(
  call: (from: string | null) => Promise<ApiResult>,
  onProgress: OnProgress,
): Promise<Outcome<{ readonly look: Look }>> {
  let look = NOTHING;
  let from: string | null = null;
  do {
    // Before the first one as well: what comes before it may take a while.
    if (!onProgress(look)) return null;
    const result = await call(from);
    if (!result.ok) return result;
    const page = storedAs<Page>(result.answer);
    look = {
      checked: look.checked + page.checked,
      sentences: [...look.sentences, ...page.differed.map(({ sentence }) => sentence)],
      more: look.more + page.more,
      findings: page.findings ?? [],
      seen: page.seen ?? '',
    };
    // A page that leads to itself would be requested forever.
    if (page.next !== null && page.next === from) return failure('failed');
    from = page.next;
  } while (from !== null);
  return onProgress(look) ? { ok: true, look } : null;
}

/** One page of the server's. */
interface Page {
  readonly next: string | null;
  readonly checked: number;
  readonly differed: readonly { readonly sentence: string }[];
  readonly more: number;
  readonly findings?: readonly Finding[];
  readonly seen?: string;
}
