import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the files on the PATH that have one of these names, in its order. */
export function filesOnPath(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .filter((file) => existsSync(file));
}
