import { isEmailAddress, normalizeEmail } from '@pa-ledger/domain/people/email';
import { isOneLine } from '@pa-ledger/domain/text/text';
import { randomInt } from 'node:crypto';
import { Failure } from '../base/failure.ts';
import { readOptions } from '../terminal/command.ts';
import { newPasswordError, SHORTEST_PASSWORD } from '@pa-ledger/domain/people/password';
import { MAX_PERSON_NAME_LENGTH } from '@pa-ledger/domain/people/people-requests';
import { isRole, ROLES, type Role } from '@pa-ledger/domain/people/role';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';

/** Names a person: by the listed address or by the account's uid. */
export type PersonRef = { readonly email: string } | { readonly uid: string };

/** What `npm run admin` should do. */
export type PeopleRequest = {
  /** The real project; null for the emulators. */
  readonly project: string | null;
} & (
  | {
      readonly action: 'add';
      readonly email: string;
      /** Null without --name. */
      readonly name: string | null;
      readonly role: Role;
      /** The last day; null without an end. */
      readonly endsOn: CalendarDate | null;
    }
  | {
      readonly action: 'remove';
      readonly person: PersonRef;
      /** Removes the last one without asking. */
      readonly yes: boolean;
    }
  | { readonly action: 'list' }
);

export const USAGE = `npm run admin -- add EMAIL --name "Ruth Adeyemi"   adds an administrator
npm run admin -- remove EMAIL                      ends a person's access at once
npm run admin -- remove --uid UID                  the same, by the uid that the list shows
npm run admin -- list                              shows everyone with access

EMAIL is an address or, as at the sign-in, a username of the association's domain.
--role bookkeeper or --role reviewer adds someone who may do less.
--until YYYY-MM-DD is the last day. A reviewer needs one.
An address is never edited: remove the person, then add the new address.
--project ID goes to the real project; without it, to the emulators that run here.
--yes removes the last administrator without a question.`;

/**
 * Reads the arguments after the command's name.
 * @param domain the domain that completes a username.
 * @throws Failure with the usage.
 */
export function readPeopleRequest(args: readonly string[], domain: string): PeopleRequest {
  const options = {
    project: { type: 'string' },
    name: { type: 'string' },
    uid: { type: 'string' },
    role: { type: 'string' },
    until: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args: [...args], options, allowPositionals: true }, USAGE);
  const { name = null, uid = null, role = null, until = null, yes } = read.values;
  const [action, who, ...rest] = read.positionals;
  const project = readProject(read.values.project);
  if (rest.length > 0) throw new Failure(`Too many words.\n\n${USAGE}`);
  if (action === 'add' && who !== undefined && uid === null && !yes) {
    const access = { role: readRole(role), endsOn: readEnd(until) };
    return { action, email: readEmail(who, domain), name, ...access, project };
  }
  if (role !== null || until !== null) throw new Failure(USAGE);
  if (action === 'remove' && name === null && who !== undefined && uid === null) {
    return { action, person: { email: readEmail(who, domain) }, yes, project };
  }
  if (action === 'remove' && name === null && who === undefined && uid !== null && uid !== '') {
    return { action, person: { uid }, yes, project };
  }
  const alone = who === undefined && name === null && uid === null && !yes;
  if (action === 'list' && alone) return { action, project };
  throw new Failure(USAGE);
}

function readEmail(who: string, domain: string): string {
  const email = normalizeEmail(who.includes('@') ? who : `${who}@${domain}`);
  if (!isEmailAddress(email)) throw new Failure(`"${who}" is no e-mail address.`);
  return email;
}

function readRole(role: string | null): Role {
  if (role === null) return 'admin';
  if (isRole(role)) return role;
  throw new Failure(`--role is one of ${ROLES.join(', ')}.`);
}

function readEnd(until: string | null): CalendarDate | null {
  if (until === null || isCalendarDate(until)) return until;
  throw new Failure('--until is a date, like 2027-06-30.');
}

function readProject(project: string | undefined): string | null {
  if (project === undefined) return null;
  if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) return project;
  throw new Failure('--project needs the id of a Firebase project.');
}

/** Returns the name that an address suggests: `ruth.adeyemi@example.org` is probably Ruth Adeyemi. */
export function nameOfAddress(address: string): string {
  const [mailbox = ''] = address.split(/[+@]/);
  const words = mailbox.split(/[._-]+/).filter((word) => word !== '');
  const name = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
  return name === '' ? address : name;
}

/**
 * Returns the name without extra spaces.
 * @throws Failure if it is empty, has more than one line, or is too long.
 */
export function requireGoodName(typed: string): string {
  const name = typed.trim().replace(/ +/g, ' ');
  if (name === '' || !isOneLine(name) || name.length > MAX_PERSON_NAME_LENGTH) {
    throw new Failure(`A name is one line of 1 to ${MAX_PERSON_NAME_LENGTH} characters.`);
  }
  return name;
}

/** No letters and digits that look alike: people copy this by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Returns a password of about 123 bits that's easy to copy by hand. */
export function generatePassword(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
      '',
    );
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Returns the question for a password; it says how long it must be. */
export function passwordQuestion(email: string): string {
  return `Password for ${email} (at least ${SHORTEST_PASSWORD} characters; empty: one is made up): `;
}

/** @throws Failure when the password is too short, or made of what others try first. */
export function requireGoodPassword(password: string, email: string): string {
  const wrong = newPasswordError(password, email);
  if (wrong !== null) throw new Failure(wrong);
  return password;
}
