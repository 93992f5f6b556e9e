import { organization } from '@pa-ledger/domain/organization';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import type { App } from 'firebase-admin/app';
import {
  addPerson,
  isLastAdmin,
  isPerson,
  listPeople,
  removePeople,
  type ListedPerson,
} from './people/people.ts';
import {
  generatePassword,
  nameOfAddress,
  passwordQuestion,
  readPeopleRequest,
  requireGoodName,
  requireGoodPassword,
  type PeopleRequest,
  type PersonRef,
} from './people/input.ts';
import { Failure } from './base/failure.ts';
import { withProject } from './base/project-app.ts';
import { ask, requireYes } from './terminal/ask.ts';
import { runCommand } from './terminal/command.ts';

async function add(
  app: App,
  { email, name: givenName, role, endsOn }: Extract<PeopleRequest, { action: 'add' }>,
  interrupted: AbortSignal,
): Promise<string> {
  if (await isPerson(app, email)) return `${email} has access already.`;
  const suggested = nameOfAddress(email);
  const typedName =
    givenName ?? (await ask(`Name of ${email} (empty: ${suggested}): `, interrupted));
  const name = requireGoodName(typedName === null || typedName === '' ? suggested : typedName);
  const typed = await ask(passwordQuestion(email), interrupted, true);
  const password = typed ? requireGoodPassword(typed, email) : generatePassword();
  const added = await addPerson(app, { email, name, password, role, endsOn });
  const shown = typed ? '' : `\nPassword, shown this once: ${password}`;
  const done = `${name}, ${email}, has access now: ${accessOf({ role, endsOn })}.`;
  return added === 'created'
    ? `${done}${shown}`
    : `${done} The address had an account before: its password is the new one, and all its sessions have ended.${shown}`;
}

async function remove(
  app: App,
  person: PersonRef,
  yes: boolean,
  interrupted: AbortSignal,
): Promise<string> {
  const asked = 'uid' in person ? person.uid : person.email;
  if (!yes && (await isLastAdmin(app, person))) {
    console.log(
      `${asked} is the last administrator: without one, no one can manage the association.`,
    );
    await requireYes('Remove anyway?', interrupted);
  }
  const removed = await removePeople(app, person);
  if (removed.length === 0) throw new Failure(`${asked} has no access.`);
  const renamed = removed.flatMap(({ accountEmail }) =>
    accountEmail === null || accountEmail === asked || 'uid' in person
      ? []
      : `\nThe account had another address in the meantime: ${accountEmail}.`,
  );
  return `${asked} has no access now, and is signed out everywhere.${renamed.join('')}`;
}

async function list(app: App): Promise<string> {
  const people = await listPeople(app);
  if (people.length === 0) return 'No one has access yet.';
  return people.map(lineOf).join('\n');
}

function lineOf(person: ListedPerson): string {
  const { email, name, uid, hasJoined, lastSignInAt, problem } = person;
  const day =
    lastSignInAt === null ? null : formatDate(dateAt(lastSignInAt, organization.timeZone));
  const signIn = day === null ? 'never signed in' : `last sign-in ${day}`;
  const state = hasJoined ? signIn : 'invited';
  const parts = [email, name, accessOf(person), state, uid];
  return [...parts, ...(problem === null ? [] : [`(${problem})`])].join('  ');
}

function accessOf({ role, endsOn }: Pick<ListedPerson, 'role' | 'endsOn'>): string {
  const end = endsOn === null ? '' : ` until ${formatDate(endsOn)}`;
  return `${ROLE_NAMES[role]}${end}`;
}

function carryOut(app: App, request: PeopleRequest, interrupted: AbortSignal): Promise<string> {
  switch (request.action) {
    case 'add':
      return add(app, request, interrupted);
    case 'remove':
      return remove(app, request.person, request.yes, interrupted);
    case 'list':
      return list(app);
  }
}

await runCommand(async (interrupted) => {
  const request = readPeopleRequest(process.argv.slice(2), organization.adminDomain);
  console.log(await withProject(request.project, (app) => carryOut(app, request, interrupted)));
  return 0;
});
