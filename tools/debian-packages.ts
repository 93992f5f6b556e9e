import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOGS } from '../ops/base/paths.ts';
import { runTask } from './processes/task.ts';

const APT_GET = '/usr/bin/apt-get';

/**
 * Installs one of Debian's packages with what it recommends, where this process may: as root, with apt.
 * @param find what the package brings; returns undefined when it is not there.
 * @returns what is found after that.
 */
export async function installDebians<Found>(
  name: string,
  find: () => Found | undefined,
  interrupted: AbortSignal,
): Promise<Found | undefined> {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', name]]) {
    const logFile = path.join(LOGS, `${name}-apt-${args[0] ?? ''}.log`);
    await runTask({ command: APT_GET, args, env, logFile }, interrupted);
  }
  return find();
}
