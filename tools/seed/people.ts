import { organization } from '@pa-ledger/domain/organization';
import { endFields } from '@pa-ledger/domain/people/person';
import { ROLE_NAMES, ROLES, type Role } from '@pa-ledger/domain/people/role';
import { addDays, dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createAccounts } from '../../functions/src/people/accounts.ts';
import { uidFor } from '../../functions/src/people/invite-person.ts';
import { storedFields } from '../../functions/src/people/person-store.ts';
import { indexRecord } from '../../functions/src/search/search-index.ts';
import { beginData } from '../../ops/base/data-version.ts';
import { LOCAL } from '../../ops/base/paths.ts';
import { readPrivateFile, writePrivateFile } from '../../ops/base/private-files.ts';
import { isPerson } from '../../ops/people/people.ts';
import { enterRecorded } from './put-recorded.ts';

const FILE = path.join(LOCAL, 'admin.json');
const PASSWORD_BYTES = 12;

/** How long the local reviewer may look, in days. */
const REVIEW_DAYS = 180;

/** Each local person: the mailbox, at the school's domain, and the name. The treasurer of the sample sends requests too. */
const PEOPLE: Readonly<Record<Role, { readonly mailbox: string; readonly name: string }>> = {
  admin: { mailbox: 'treasurer', name: 'Ruth Adeyemi' },
  bookkeeper: { mailbox: 'bookkeeper', name: 'Owen Hartley' },
  reviewer: { mailbox: 'reviewer', name: 'Grace Lindholm' },
};

/** A local person's sign-in. */
export interface LocalSignIn {
  readonly email: string;
  readonly password: string;
}

/** A local person: one for each role. */
export interface LocalPerson extends LocalSignIn {
  readonly role: Role;
}

/** What the file holds: the administrator, and, unless an earlier version wrote it, the others. */
interface KeptSignIns extends LocalSignIn {
  readonly others?: readonly LocalPerson[];
}

/**
 * Returns the local people's sign-ins, the administrator first. The first call makes them and stores them in a file that git
 * ignores.
 */
export function localPeople(): readonly LocalPerson[] {
  // Written here.
  const kept = JSON.parse(readPrivateFile(FILE, () => textOf(newSignIn('admin')))) as KeptSignIns;
  const { email, password, others: known = [] } = kept;
  const others = ROLES.filter((role) => role !== 'admin').map(
    (role) => known.find((one) => one.role === role) ?? { role, ...newSignIn(role) },
  );
  if (known.length < others.length) writePrivateFile(FILE, textOf({ email, password, others }));
  return [{ email, password, role: 'admin' }, ...others];
}

/** Returns the local administrator's sign-in. */
export function localAdmin(): LocalSignIn {
  const [admin] = localPeople();
  if (admin === undefined) throw new Error('There is no local administrator.');
  return admin;
}

/** Returns how to sign in as each local person, in lines. */
export function signInLines(): string {
  return localPeople()
    .map(({ email, password, role }) => {
      const name = email.replace(/@.*/, '');
      return `  ${ROLE_NAMES[role].padEnd(14)} name ${name.padEnd(11)} password ${password}`;
    })
    .join('\n');
}

function newSignIn(role: Role): LocalSignIn {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  return { email: `${PEOPLE[role].mailbox}@${organization.adminDomain}`, password };
}

function textOf(kept: KeptSignIns): string {
  return `${JSON.stringify(kept, null, 2)}\n`;
}

/**
 * Adds the local people to the emulators, as the terminal program does; no one gets a notice of it. A second call changes
 * nothing.
 * @param at when they joined.
 */
export async function seedPeople(app: App, at: Instant): Promise<void> {
  const db = getFirestore(app);
  await beginData(db);
  const accounts = createAccounts(getAuth(app));
  const { timeZone } = organization;
  for (const { email, password, role } of localPeople()) {
    if (await isPerson(app, email)) continue;
    const uid = await uidFor({ db, accounts }, email);
    const end = role === 'reviewer' ? addDays(dateAt(Date.now(), timeZone), REVIEW_DAYS) : null;
    const moments = { invitedAt: at, joinedAt: at, validAfter: Math.floor(at / 1000) * 1000 };
    const fields = {
      email,
      name: PEOPLE[role].name,
      role,
      invitedBy: null,
      ...endFields(end, timeZone),
      ...moments,
    };
    await enterRecorded(db, `people/${uid}`, storedFields(fields), { by: null, at });
    await indexRecord(db, { collection: 'people', id: uid });
    // Each address is that of one local person.
    await accounts.takeOver({ uid, email, isPerson: () => Promise.resolve(false) });
    await accounts.setPassword(uid, password);
  }
}
