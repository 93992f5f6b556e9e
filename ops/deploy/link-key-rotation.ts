import { STATUS_LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { randomBytes } from 'node:crypto';
import { Failure } from '../base/failure.ts';
import { parseLinkKeys } from '../../functions/src/links/token.ts';

const KEY_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A key's id is the day (UTC) it was made; a second key of that day gets a number. */
const DATED = /^\d{4}-\d{2}-\d{2}(?:\.\d+)?$/;

/** The secret, in the form that `parseLinkKeys` reads. */
interface LinkKeySecret {
  readonly current: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** A new secret, and the ids of the keys it keeps and drops. */
export interface Rotated {
  readonly secret: string;
  readonly current: string;
  readonly kept: readonly string[];
  readonly retired: readonly string[];
}

/** Returns the first secret of a project, with one key. */
export function firstLinkKeys(now: Instant): Rotated {
  return withNewKey({}, dayOf(now), []);
}

/**
 * Adds a key that signs new links. An older key stays while one of its links may be valid: the longest, to an expense's
 * status, lives a year, so a key goes a year and two days after the next one was made; the deploy may come a day later.
 * @param isLeaked whether all older keys end now, and with them every link in an email. A secret that the functions can't
 * read has nothing to lose then: the new key becomes its first.
 * @throws Failure, without quoting the secret, when it should keep its keys but can't be read.
 */
export function rotateLinkKeys(secret: string, now: Instant, isLeaked: boolean): Rotated {
  const present = read(secret);
  if (present === null) {
    if (isLeaked) return firstLinkKeys(now);
    throw new Failure(
      'The secret APPROVAL_LINK_KEYS is not in the form that the functions read; as no link works, begin again: npm run deploy -- --revoke-link-keys, then deploy.',
    );
  }
  const { keys } = present;
  const ids = Object.keys(keys).sort();
  const retired = isLeaked ? ids : ids.filter((id) => isOutlived(id, ids, now));
  return withNewKey(keys, unusedId(dayOf(now), ids), retired);
}

/** Reads a secret; null when it has another form. */
function read(secret: string): LinkKeySecret | null {
  try {
    parseLinkKeys(secret);
  } catch {
    return null;
  }
  return JSON.parse(secret) as LinkKeySecret; // just checked
}

function isOutlived(id: string, ids: readonly string[], now: Instant): boolean {
  // A key without a day in its id was made by hand, before all others: it ends with the first dated key.
  const next = ids.find((other) => DATED.test(other) && (other > id || !DATED.test(id)));
  const madeAt = next === undefined ? Number.NaN : Date.parse(next.slice(0, 10));
  return now - madeAt > STATUS_LINK_LIFETIME_MS + 2 * DAY_MS;
}

function withNewKey(
  keys: LinkKeySecret['keys'],
  current: string,
  retired: readonly string[],
): Rotated {
  const kept = Object.entries(keys).filter(([id]) => !retired.includes(id));
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const secret: LinkKeySecret = { current, keys: { ...Object.fromEntries(kept), [current]: key } };
  return { secret: JSON.stringify(secret), current, kept: kept.map(([id]) => id), retired };
}

function dayOf(now: Instant): string {
  return new Date(now).toISOString().slice(0, 10);
}

function unusedId(day: string, ids: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? day : `${day}.${count}`;
    if (!ids.includes(id)) return id;
  }
}
