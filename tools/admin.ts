import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { addAdmin, isAdmin, listAdmins, removeAdmin } from './admins/admins.ts';
import { readAdminRequest } from './admins/arguments.ts';
import { generatePassword, requireGoodPassword } from './admins/password.ts';
import { Failure } from './failure.ts';
import { readAdminDomain } from './organization.ts';
import { PROJECT_ID } from './paths.ts';
import { answers, portsAt, readPortOffset } from './ports.ts';
import { suiteEnv } from './suite-env.ts';
import { askSecret } from './terminal/ask-secret.ts';
import { runCommand } from './terminal/command.ts';

const EMULATORS = /^(FIRESTORE|FIREBASE_AUTH)_EMULATOR_HOST$/;

async function openApp(project: string | null): Promise<App> {
  if (project !== null && !project.startsWith('demo-')) {
    const stray = Object.keys(process.env).find((name) => EMULATORS.test(name));
    if (stray !== undefined) {
      throw new Failure(
        `${stray} is set, so this would not reach the project ${project}: unset it.`,
      );
    }
    return initializeApp({ projectId: project, credential: applicationDefault() });
  }
  const offset = readPortOffset(process.env['PORT_OFFSET']);
  const ports = portsAt(offset);
  if (!(await answers(ports.auth)) || !(await answers(ports.firestore))) {
    throw new Failure(
      'The emulators are not running: start the app first, with npm start, or name the real project with --project ID.',
    );
  }
  // The admin SDK finds the emulators through the environment.
  Object.assign(process.env, suiteEnv(ports, offset));
  return initializeApp({ projectId: project ?? PROJECT_ID });
}

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
  const app = await openApp(request.project);
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
