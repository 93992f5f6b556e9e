import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./migrating-child.ts', import.meta.url));

/**
 * Migrates a project in a process of its own, which is killed with SIGKILL as soon as it says what comes next.
 * @throws Error when it was not killed there.
 */
export async function killedMigration(projectId: string, at: string): Promise<void> {
  const child = spawn(process.execPath, [CHILD, projectId, at], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, exit] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (exit[1] === 'SIGKILL') return;
  throw new Error(`The migration was not killed at '${at}':\n${output}${errors}`);
}
