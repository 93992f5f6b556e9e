import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../ops/base/paths.ts';

/** Not part of the sources: installed packages, build results, local files, and git's own. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.git',
  '.local',
  '.firebase',
  'coverage',
  'test-results',
  'playwright-report',
  'screenshots',
]);

/** The name of the folder in node_modules that leads to the workspaces. */
const WORKSPACES = '@pa-ledger';

/** A copy of the working tree for tests to run in. */
export interface TreeCopy {
  readonly root: string;
  remove(): void;
}

/**
 * Copies the sources to the system's folder for temporary files. The installed packages are linked, but the workspaces
 * point into the copy: server and client of the copy import the copy's domain.
 */
export function copyTree(name = 'pa-ledger'): TreeCopy {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pa-ledger-copy-')));
  const root = path.join(folder, name);
  cpSync(ROOT, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)),
  });
  linkPackages(root, '.');
  for (const workspace of readdirSync(path.join(ROOT, 'node_modules', WORKSPACES))) {
    linkPackages(root, workspace);
    symlinkSync(path.join(root, workspace), path.join(root, 'node_modules', WORKSPACES, workspace));
  }
  return {
    root,
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Links each package of a folder's node_modules, if there is one; the folder of the workspaces stays empty. */
function linkPackages(root: string, folder: string): void {
  const installed = path.join(ROOT, folder, 'node_modules');
  const linked = path.join(root, folder, 'node_modules');
  mkdirSync(linked, { recursive: true });
  for (const name of existsSync(installed) ? readdirSync(installed) : []) {
    if (name === WORKSPACES) mkdirSync(path.join(linked, name));
    else symlinkSync(path.join(installed, name), path.join(linked, name));
  }
}
