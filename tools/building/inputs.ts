import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL, ROOT } from '../../ops/base/paths.ts';

/** Folders with results or packages instead of sources. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** Returns a fingerprint of the files and folders, whose paths are relative to the repository. */
export function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, input);
  return hash.digest('hex');
}

function addToHash(hash: ReturnType<typeof createHash>, relative: string): void {
  const file = path.join(ROOT, relative);
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    const names = readdirSync(file).filter(
      (name) => !NOT_SOURCES.has(name) && !name.startsWith('.'),
    );
    for (const name of names.sort()) addToHash(hash, path.join(relative, name));
  } else {
    hash.update(`${relative}\n`).update(readFileSync(file));
  }
}

/** Returns the fingerprint of a part's last successful build, or '' when there was none. */
export function lastBuilt(part: string): string {
  return existsSync(stampFile(part)) ? readFileSync(stampFile(part), 'utf8') : '';
}

/** Stores the fingerprint of the inputs that a part was built from. */
export function noteBuilt(part: string, inputs: string): void {
  mkdirSync(path.dirname(stampFile(part)), { recursive: true });
  writeFileSync(stampFile(part), inputs);
}

function stampFile(part: string): string {
  return path.join(LOCAL, 'built', part);
}
