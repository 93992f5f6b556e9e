import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { LinkPayload } from '@pa-ledger/domain/links/link';
import { macBytes } from '@pa-ledger/domain/links/token-text';
import { SEEN_CODE_LIFETIME_MS } from '@pa-ledger/domain/limits';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { canonicalJson, shortHash } from '../platform/hashes.ts';
import { macOf, sameText, type LinkKeys } from './token.ts';

/*
 * A review link decides nothing by itself. The decision also carries the version that its holder looked at, and the
 * code that came with it. So a scanner that opens a link, or a link that lost its query, can't decide. The code also has
 * what the lines were, since an administrator may set others while the page is open.
 */

/** The link that a code goes with. */
type SeenLink = Pick<LinkPayload, 'expenseId' | 's' | 'a' | 'n'>;

/** What its holder looks at. */
type SeenExpense = Pick<Expense, 'submissionVersion' | 'lines'>;

/**
 * Makes the code that goes out with a review: `{expiry}.{hash of the lines}.{MAC}.{id of the key}`. It works for
 * `SEEN_CODE_LIFETIME_MS`.
 */
export function signSeenCode(
  link: SeenLink,
  expense: SeenExpense,
  { current }: LinkKeys,
  now: Instant,
): string {
  const expiry = now + SEEN_CODE_LIFETIME_MS;
  const lines = hashOfLines(expense);
  const mac = macOf(codeInput(link, expense, lines, expiry), current.key);
  return `${expiry}.${lines}.${mac}.${current.id}`;
}

/**
 * Returns why a code doesn't show that its holder saw the expense as it is: it isn't genuine, or not for this link and
 * version, or has expired by the server's clock; or the lines have changed since. Null if it does.
 */
export function seenCodeRefusal(
  code: string,
  link: SeenLink,
  expense: SeenExpense,
  keys: LinkKeys,
  now: Instant,
): 'notReviewed' | 'linesChanged' | null {
  const [written = '', lines = '', mac = '', ...id] = code.split('.');
  const expiry = Number(written);
  const key = keys.find(id.join('.'));
  if (key === null || !Number.isSafeInteger(expiry)) return 'notReviewed';
  if (!sameText(macOf(codeInput(link, expense, lines, expiry), key), mac)) return 'notReviewed';
  // An expired one says so too: the page renews those by itself, and no one has seen the new lines.
  if (lines !== hashOfLines(expense)) return 'linesChanged';
  return now >= expiry ? 'notReviewed' : null;
}

/** Without the funds, which a review doesn't show. */
function hashOfLines({ lines }: SeenExpense): string {
  const shown = lines.map(({ categoryId, amount, refused = false }) => [
    categoryId,
    amount,
    refused,
  ]);
  return shortHash(canonicalJson(shown), 22);
}

function codeInput(
  { expenseId, s, a, n }: SeenLink,
  { submissionVersion }: SeenExpense,
  lines: string,
  expiry: Instant,
) {
  const values = [expenseId, String(s), a, n, String(submissionVersion), lines, String(expiry)];
  return macBytes('pa-ledger seen code 2', values);
}
