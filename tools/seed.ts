import { Failure } from '../ops/base/failure.ts';
import { answers, portsAt, readPortOffset } from '../ops/base/ports.ts';
import { withProject } from '../ops/base/project-app.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';
import { seed } from './seed/run.ts';

/**
 * Seeds the running emulators of this instance.
 * @throws Failure when they do not run.
 */
export async function seedEmulators(): Promise<void> {
  const ports = portsAt(readPortOffset(process.env['PORT_OFFSET']));
  for (const name of ['auth', 'firestore', 'storage', 'functions'] as const) {
    if (!(await answers(ports[name]))) {
      throw new Failure('The emulators are not running: start the app first, with npm start.');
    }
  }
  await withProject(null, seed);
}

if (import.meta.main) {
  await runCommand(async () => {
    await showProgress('Writing the sample data', seedEmulators);
    return 0;
  });
}
