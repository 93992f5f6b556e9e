import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Failure } from '../ops/base/failure.ts';
import { PROJECT_ID } from '../ops/base/paths.ts';
import { answers, portsAt, readPortOffset } from '../ops/base/ports.ts';
import { seed } from './seed/run.ts';
import { suiteEnv } from '../ops/base/suite-env.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';

/**
 * Seeds the emulators that run at a port offset.
 * @throws Failure when they do not run.
 */
export async function seedEmulators(offset: number): Promise<void> {
  const ports = portsAt(offset);
  for (const name of ['auth', 'firestore', 'storage', 'functions'] as const) {
    if (!(await answers(ports[name]))) {
      throw new Failure('The emulators are not running: start the app first, with npm start.');
    }
  }
  const env = suiteEnv(ports, offset);
  // The admin SDK finds the emulators through the environment.
  Object.assign(process.env, env);
  const app = initializeApp(
    { projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` },
    `seed-${offset}`,
  );
  try {
    await seed({ app, appUrl: env['APP_URL'] ?? '' });
  } finally {
    await deleteApp(app);
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const offset = readPortOffset(process.env['PORT_OFFSET']);
    await showProgress('Writing the sample data', () => seedEmulators(offset));
    return 0;
  });
}
