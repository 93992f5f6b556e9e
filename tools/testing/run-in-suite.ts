import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../ops/base/paths.ts';

/**
 * Runs one of the project's scripts with Node and shows its output.
 * @param args the script, from the repository's root, and its arguments.
 * @returns its exit code; 1 if a signal ended it.
 */
export async function runInSuite(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  interrupted.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null]; // as the event's documentation says
  return code ?? 1;
}
