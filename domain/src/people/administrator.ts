import type { Instant } from '../time/dates.ts';
import { accountAddress } from './email.ts';

/** The only role in `admins/{uid}`. */
export const ADMIN_ROLE = 'admin';

/**
 * An acting administrator. Both values come from `admins/{uid}`, never from a token, because an account's address can
 * change.
 */
export interface Administrator {
  readonly uid: string;
  /** Normalized. */
  readonly email: string;
}

/** The content of `admins/{uid}`, without when the person was added. */
export interface AdminEntry {
  /** Normalized. */
  readonly email: string;
  readonly name: string;
  readonly role: typeof ADMIN_ROLE;
}

/** How a record names who acted. */
export interface Actor {
  /** The email address, for people; `system` if no one acted. */
  readonly by: string;
  /** The permanent uid of an administrator who acted without a link; absent for everyone else. */
  readonly byUid?: string;
}

/** Returns the fields that name an administrator in a record. */
export function actorFields({ uid, email }: Administrator): Required<Actor> {
  return { by: email, byUid: uid };
}

/**
 * Who looked at something that another person entered, and when. It's in the record itself; absent until someone did.
 * @typeParam Time how it's stored: `Instant` outside the database.
 */
export interface SecondLook<Time = Instant> extends Required<Actor> {
  readonly at: Time;
}

/** What an account may do, by its sign-in and its entry in `admins`. */
export type Standing =
  | 'admin'
  /** There's an entry, but the account's address no longer matches it. */
  | 'renamed'
  | 'none';

/**
 * Returns what a signed-in account may do: it's an administrator's only if the entry has the role and the sign-in's
 * address. `firestore.rules` and `storage.rules` compare the same way.
 * @param entry the unchecked fields of `admins/{uid}`; null without such a document.
 * @param email the address in the token.
 */
export function standingOf(
  entry: Readonly<Record<string, unknown>> | null,
  email: string,
): Standing {
  if (entry?.['role'] !== ADMIN_ROLE || typeof entry['email'] !== 'string') return 'none';
  return entry['email'] === accountAddress(email) && email !== '' ? 'admin' : 'renamed';
}
