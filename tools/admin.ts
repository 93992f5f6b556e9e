import { deleteApp, type App } from 'firebase-admin/app';
import { addAdmin, isAdmin, listAdmins, removeAdmin } from './admins/admins.ts';
import { readAdminRequest } from './admins/arguments.ts';
import { generatePassword, requireGoodPassword } from './admins/password.ts';
import { Failure } from './failure.ts';
import { readAdminDomain } from './organization.ts';
import { openProject } from './project-app.ts';
import { askSecret } from './terminal/ask-secret.ts';
import { runCommand } from './terminal/command.ts';

async function add(app: App, email: string, interrupted: AbortSignal): Promise<string> {
  if (await isAdmin(app, email)) return `${email} is an administrator already.`;
  const question = `Password for ${email} (empty: one is made up): `;
  const typed = await askSecret(question, interrupted);
  const password = typed ? requireGoodPassword(typed) : generatePassword();
  const added = await addAdmin(app, email, password);
  const shown = typed ? '' : `\nPassword, shown this once: ${password}`;
  return added === 'created'
    ? `${email} is an administrator now.${shown}`
    : `${email} is an administrator now. The account was there before: its password is the new one, and whoever was signed in is signed out.${shown}`;
}

async function list(app: App): Promise<string> {
  const admins = await listAdmins(app);
  if (admins.length === 0) return 'There are no administrators.';
  return admins
    .map(({ email, problem }) => (problem === null ? email : `${email} (${problem})`))
    .join('\n');
}

await runCommand(async (interrupted) => {
  const request = readAdminRequest(process.argv.slice(2), readAdminDomain());
  const app = await openProject(request.project);
  try {
    switch (request.action) {
      case 'add':
        console.log(await add(app, request.email, interrupted));
        break;
      case 'remove':
        if (!(await removeAdmin(app, request.email))) {
          throw new Failure(`${request.email} is no administrator.`);
        }
        console.log(`${request.email} is no administrator any more, and signed out everywhere.`);
        break;
      case 'list':
        console.log(await list(app));
    }
  } finally {
    await deleteApp(app);
  }
  return 0;
});
