import type { LinkPayload } from '@pa-ledger/domain/links/link';
import { macBytes } from '@pa-ledger/domain/links/token-text';
import { SEEN_CODE_LIFETIME_MS } from '@pa-ledger/domain/limits';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { macOf, sameText, type LinkKeys } from './token.ts';

/*
 * A review link decides nothing by itself. The decision also carries the version that its holder looked at, and the
 * code that came with it. So a scanner that opens a link, or a link that lost its query, can't decide.
 */

/** The link that a code goes with. */
type SeenLink = Pick<LinkPayload, 'expenseId' | 's' | 'a' | 'n'>;

/** Makes the code that goes out with a review: `{expiry}.{MAC}.{id of the key}`. It works for `SEEN_CODE_LIFETIME_MS`. */
export function signSeenCode(
  link: SeenLink,
  version: number,
  { current }: LinkKeys,
  now: Instant,
): string {
  const expiry = now + SEEN_CODE_LIFETIME_MS;
  return `${expiry}.${macOf(codeInput(link, version, expiry), current.key)}.${current.id}`;
}

/** Whether a code is genuine, for this link and version, and unexpired by the server's clock. */
export function isSeenCode(
  code: string,
  link: SeenLink,
  version: number,
  keys: LinkKeys,
  now: Instant,
): boolean {
  const [written = '', mac = '', ...id] = code.split('.');
  const expiry = Number(written);
  const key = keys.find(id.join('.'));
  if (key === null || !Number.isSafeInteger(expiry) || now >= expiry) return false;
  return sameText(macOf(codeInput(link, version, expiry), key), mac);
}

function codeInput({ expenseId, s, a, n }: SeenLink, version: number, expiry: Instant) {
  const values = [expenseId, String(s), a, n, String(version), String(expiry)];
  return macBytes('pa-ledger seen code 1', values);
}
