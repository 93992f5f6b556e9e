import { organization } from '@pa-ledger/domain/organization';
import type { App } from 'firebase-admin/app';
import { addAdmin, isAdmin, isLastAdmin, listAdmins, removeAdmin } from './people/people.ts';
import {
  generatePassword,
  nameOfAddress,
  passwordQuestion,
  readAdminRequest,
  requireGoodName,
  requireGoodPassword,
  type AdminRef,
  type AdminRequest,
} from './people/input.ts';
import { Failure } from './base/failure.ts';
import { withProject } from './base/project-app.ts';
import { ask, requireYes } from './terminal/ask.ts';
import { runCommand } from './terminal/command.ts';

async function add(
  app: App,
  email: string,
  givenName: string | null,
  interrupted: AbortSignal,
): Promise<string> {
  if (await isAdmin(app, email)) return `${email} is an administrator already.`;
  const suggested = nameOfAddress(email);
  const typedName =
    givenName ?? (await ask(`Name of ${email} (empty: ${suggested}): `, interrupted));
  const name = requireGoodName(typedName === null || typedName === '' ? suggested : typedName);
  const typed = await ask(passwordQuestion(email), interrupted, true);
  const password = typed ? requireGoodPassword(typed) : generatePassword();
  const added = await addAdmin(app, { email, name, password });
  const shown = typed ? '' : `\nPassword, shown this once: ${password}`;
  return added === 'created'
    ? `${name}, ${email}, is an administrator now.${shown}`
    : `${name}, ${email}, is an administrator now. The account was there before: its password is the new one, and whoever was signed in is signed out.${shown}`;
}

async function remove(
  app: App,
  admin: AdminRef,
  yes: boolean,
  interrupted: AbortSignal,
): Promise<string> {
  const asked = 'uid' in admin ? admin.uid : admin.email;
  if (!yes && (await isLastAdmin(app, admin))) {
    console.log(`${asked} is the last administrator: without one nobody can sign in or pay.`);
    await requireYes('Remove all the same?', interrupted);
  }
  const removed = await removeAdmin(app, admin);
  if (removed.length === 0) throw new Failure(`${asked} is no administrator.`);
  const renamed = removed.flatMap(({ accountEmail }) =>
    accountEmail === null || accountEmail === asked || 'uid' in admin
      ? []
      : `\nThe account had another address in the meantime: ${accountEmail}.`,
  );
  return `${asked} is no administrator any more, and signed out everywhere.${renamed.join('')}`;
}

async function list(app: App): Promise<string> {
  const admins = await listAdmins(app);
  if (admins.length === 0) return 'There are no administrators.';
  return admins
    .map(({ uid, email, name, problem }) =>
      [`${email}  ${name}  ${uid}`, ...(problem === null ? [] : [`(${problem})`])].join('  '),
    )
    .join('\n');
}

function carryOut(app: App, request: AdminRequest, interrupted: AbortSignal): Promise<string> {
  switch (request.action) {
    case 'add':
      return add(app, request.email, request.name, interrupted);
    case 'remove':
      return remove(app, request.admin, request.yes, interrupted);
    case 'list':
      return list(app);
  }
}

await runCommand(async (interrupted) => {
  const request = readAdminRequest(process.argv.slice(2), organization.adminDomain);
  console.log(await withProject(request.project, (app) => carryOut(app, request, interrupted)));
  return 0;
});
