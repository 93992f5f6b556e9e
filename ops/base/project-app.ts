import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { Failure } from './failure.ts';
import { PROJECT_ID } from './paths.ts';
import { answers, portsAt, readPortOffset } from './ports.ts';
import { suiteEnv } from './suite-env.ts';

const EMULATORS = /^(FIRESTORE|FIREBASE_AUTH|FIREBASE_STORAGE|STORAGE)_EMULATOR_HOST$/;

/** Returns whether a project is a real one; the emulators' ids begin with `demo-`. */
export function isReal(project: string | null): boolean {
  return project !== null && !project.startsWith('demo-');
}

/**
 * Returns the default bucket for a project's receipts.
 * @param project a real project's id; null, or one that begins with `demo-`, for the emulators.
 */
export function usualBucket(project: string | null): string {
  const id = project ?? PROJECT_ID;
  return isReal(id) ? `${id}.firebasestorage.app` : `${id}.appspot.com`;
}

/**
 * Opens a project as `openProject` does, and closes it after the work.
 * @throws what `openProject` and the work throw.
 */
export async function withProject<Result>(
  project: string | null,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const app = await openProject(project);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}

/**
 * Opens the project that a tool works on: the running emulators, or a real one with the person's own credentials.
 * @param project a real project's id; null, or one that begins with `demo-`, for the emulators.
 * @throws Failure when the emulators aren't running, or when the environment points elsewhere.
 */
export async function openProject(project: string | null): Promise<App> {
  const projectId = project ?? PROJECT_ID;
  if (isReal(projectId)) {
    const stray = Object.keys(process.env).find((name) => EMULATORS.test(name));
    if (stray !== undefined) {
      throw new Failure(
        `${stray} is set, so this would not reach the project ${projectId}: unset it.`,
      );
    }
    // With a person's own credentials, Google needs to know which project pays for the calls, and otherwise refuses some.
    const { GOOGLE_CLOUD_QUOTA_PROJECT: paying = '' } = process.env;
    if (paying === '') process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] = projectId;
    return initializeApp({ projectId, credential: applicationDefault() });
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
  return initializeApp({ projectId });
}
