import { addDays, type CalendarDate, type Instant } from '../time/dates.ts';
import { dayEnd } from '../time/day-start.ts';
import { accountAddress } from './email.ts';
import { isRole, type Role } from './role.ts';

/** Someone of the panel who acts. Both values come from `people/{uid}`, never from a token: an account's address can change. */
export interface Person {
  readonly uid: string;
  /** Normalized. */
  readonly email: string;
}

/**
 * The content of `people/{uid}`: who may sign in, as what, and until when.
 * @typeParam Time how it's stored: `Instant` outside the database.
 */
export interface PersonEntry<Time = Instant> {
  /** Normalized. It's never edited: remove the person, then invite the new address. */
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Null if the terminal program added them. */
  readonly invitedBy: Person | null;
  readonly invitedAt: Time;
  /** Absent until they used their invitation. */
  readonly joinedAt?: Time;
  /** The last day, in the association's time zone; absent without an end. */
  readonly endsOn?: CalendarDate;
  /** The instant after it, from which on they may do nothing. */
  readonly endsAt?: Time;
  /** Sign-ins from before this moment no longer count. A whole second, as a token's `auth_time` is. */
  readonly validAfter: Time;
  readonly version: number;
}

/** How a record names who acted. */
export interface Actor {
  /** The email address, for people; `system` if no one acted. */
  readonly by: string;
  /** The permanent uid of an person who acted without a link; absent for everyone else. */
  readonly byUid?: string;
}

/** Returns the fields that name a person in a record. */
export function actorFields({ uid, email }: Person): Required<Actor> {
  return { by: email, byUid: uid };
}

/**
 * Who looked at something that another person entered, and when. It's in the record itself; absent until someone did.
 * @typeParam Time how it's stored: `Instant` outside the database.
 */
export interface SecondLook<Time = Instant> extends Required<Actor> {
  readonly at: Time;
}

/** A sign-in as its token tells it. */
export interface SignIn {
  readonly email: string;
  /** When the person typed their password, in milliseconds; a whole second. */
  readonly authTime: Instant;
}

/** What an account may do, by its sign-in and its entry in `people`. */
export type Standing =
  | { readonly kind: 'listed'; readonly role: Role }
  /** There's an entry, but the account's address no longer matches it. */
  | { readonly kind: 'renamed' }
  /** The entry's last day is over. */
  | { readonly kind: 'ended' }
  /** The entry asks for a newer sign-in: after a new password or another role. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'none' };

/**
 * Returns what a signed-in account may do now. `firestore.rules` and `storage.rules` compare the same way.
 * @param entry the fields of `people/{uid}`, its moments as instants; null without such a document.
 */
export function standingOf(
  entry: Readonly<Record<string, unknown>> | null,
  { email, authTime }: SignIn,
  now: Instant,
): Standing {
  const role = entry?.['role'];
  if (entry === null || !isRole(role) || typeof entry['email'] !== 'string') return NONE;
  const { joinedAt, endsAt, validAfter } = entry;
  if (typeof joinedAt !== 'number' || typeof validAfter !== 'number') return NONE;
  if (entry['email'] !== accountAddress(email) || email === '') return { kind: 'renamed' };
  if (endsAt !== undefined && !(typeof endsAt === 'number' && now < endsAt)) {
    return { kind: 'ended' };
  }
  return authTime >= validAfter ? { kind: 'listed', role } : { kind: 'outdated' };
}

const NONE: Standing = { kind: 'none' };

/** For how long a password that was typed allows changes of people and approvers, in milliseconds. */
export const RECENT_SIGN_IN_MS = 10 * 60 * 1000;

/** Returns whether the password was typed lately enough to change people and approvers. `firestore.rules` does the same. */
export function isRecentSignIn({ authTime }: Pick<SignIn, 'authTime'>, now: Instant): boolean {
  return now < authTime + RECENT_SIGN_IN_MS;
}

/** Returns the moment from which on sign-ins count, if those of `now` and before don't: the next whole second. */
export function signInsAfter(now: Instant): Instant {
  return (Math.floor(now / 1000) + 1) * 1000;
}

/** The longest that a reviewer may stay: a year, in days. */
const MOST_REVIEW_DAYS = 366;

/** Why a last day isn't accepted. */
export type EndError = 'endRequired' | 'endPast' | 'endTooFar';

/**
 * Returns why a role can't end on a day; null if it can. A reviewer must have an end, at most a year away.
 * @param today today at the school.
 */
export function endError(
  role: Role,
  endsOn: CalendarDate | null,
  today: CalendarDate,
): EndError | null {
  if (endsOn === null) return role === 'reviewer' ? 'endRequired' : null;
  if (endsOn < today) return 'endPast';
  return role === 'reviewer' && endsOn > addDays(today, MOST_REVIEW_DAYS) ? 'endTooFar' : null;
}

/** Returns the fields that end an entry; none without an end. */
export function endFields(
  endsOn: CalendarDate | null,
  timeZone: string,
): Pick<PersonEntry, 'endsOn' | 'endsAt'> {
  return endsOn === null ? {} : { endsOn, endsAt: dayEnd(endsOn, timeZone) };
}
