import { accountAddress } from './email.ts';

/** The only role in `admins/{uid}`. */
export const ADMIN_ROLE = 'admin';

/** Who acts as an administrator. Both values come from `admins/{uid}`, never from a token: an account can be renamed. */
export interface Administrator {
  readonly uid: string;
  /** Normalized. */
  readonly email: string;
}

/** The content of `admins/{uid}`, without the time at which the person was added. */
export interface AdminEntry {
  /** Normalized. */
  readonly email: string;
  readonly name: string;
  readonly role: typeof ADMIN_ROLE;
}

/** How a record names who acted. */
export interface Actor {
  /** The e-mail address, for people; `system` if nobody did. */
  readonly by: string;
  /** The uid, which never changes, of an administrator who acted without a link; absent for all others. */
  readonly byUid?: string;
}

/** Returns the fields that name an administrator in a record. */
export function actorFields({ uid, email }: Administrator): Required<Actor> {
  return { by: email, byUid: uid };
}

/** What an account may do, by its sign-in and its entry in `admins`. */
export type Standing =
  | 'admin'
  /** There is an entry, but the account now has another address than the entry. */
  | 'renamed'
  | 'none';

/**
 * Returns what a signed-in account is: an administrator only if the entry has the role and the address of the sign-in.
 * `firestore.rules` and `storage.rules` compare in the same way.
 * @param entry the fields of `admins/{uid}`, whatever they hold; null if there is no such document.
 * @param email the address in the token.
 */
export function standingOf(
  entry: Readonly<Record<string, unknown>> | null,
  email: string,
): Standing {
  if (entry?.['role'] !== ADMIN_ROLE || typeof entry['email'] !== 'string') return 'none';
  return entry['email'] === accountAddress(email) && email !== '' ? 'admin' : 'renamed';
}
