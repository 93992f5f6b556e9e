import { withProject } from '../ops/base/project-app.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';
import { begin, seed } from './seed/run.ts';

/**
 * Seeds the running emulators of this instance.
 * @throws Failure when they do not run.
 */
export function seedEmulators(): Promise<void> {
  return showProgress('Writing the sample data', () => withProject(null, seed));
}

/** Begins an empty association in them: an administrator, and nothing else. */
export function beginEmpty(): Promise<void> {
  return showProgress('Beginning an empty association', () => withProject(null, begin));
}

if (import.meta.main) {
  await runCommand(async () => {
    await seedEmulators();
    return 0;
  });
}
