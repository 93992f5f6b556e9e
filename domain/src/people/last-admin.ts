import { accountAddress } from './email.ts';
import type { PersonEntry } from './person.ts';
import type { PersonFacts } from './people-requests.ts';

/** What Firebase Auth says of an account. */
export interface AccountFacts {
  readonly email: string;
  readonly disabled: boolean;
  /** Whether it has the claim that lets it sign in. */
  readonly isClaimed: boolean;
  /** In milliseconds; null if no one ever signed in. */
  readonly lastSignInAt: number | null;
}

/** An entry of `people` with its id. */
export interface ListedEntry extends PersonEntry {
  readonly uid: string;
}

/** Why a person can't sign in although they joined; null if they can. @param account undefined without one. */
export function problemOf(
  { email }: Pick<PersonEntry, 'email'>,
  account: AccountFacts | undefined,
): PersonFacts['problem'] {
  if (account === undefined) return 'noAccount';
  if (accountAddress(account.email) !== email) return 'renamed';
  if (account.disabled) return 'disabled';
  return account.isClaimed ? null : 'noClaim';
}

/**
 * Returns whether a person counts as one of the administrators of whom one must remain: they joined, can sign in, and have
 * no end.
 */
export function isLastingAdmin(entry: PersonEntry, account: AccountFacts | undefined): boolean {
  const { role, joinedAt, endsOn } = entry;
  const isLasting = role === 'admin' && joinedAt !== undefined && endsOn === undefined;
  return isLasting && problemOf(entry, account) === null;
}

/**
 * Returns whether a change would leave no administrator who counts. Where none counts now, a change can't take one away.
 * @param people everyone who is listed now.
 * @param after the entry after the change; null if it goes.
 */
export function isLastAdmin(
  people: readonly ListedEntry[],
  accounts: ReadonlyMap<string, AccountFacts>,
  uid: string,
  after: PersonEntry | null,
): boolean {
  const counts = (entry: PersonEntry, id: string) => isLastingAdmin(entry, accounts.get(id));
  const now = people.filter((entry) => counts(entry, entry.uid));
  const others = now.filter((entry) => entry.uid !== uid);
  return now.length > 0 && others.length === 0 && !(after !== null && counts(after, uid));
}
