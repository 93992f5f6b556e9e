import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.ts';

/*
 * What the tools keep on this machine holds mails, keys, passwords and people's addresses: its owner alone may read it,
 * whatever the machine's umask says. Windows has no such modes; there a user's folder is closed by itself.
 */

/** What the group and all others may do. */
const OTHERS = 0o077;

/**
 * Makes a folder that its owner alone may open; one that is there already becomes such a folder.
 * @throws Failure when it belongs to somebody else, who could read along.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  const self = process.getuid?.();
  if (self !== undefined && uid !== self) {
    throw new Failure(`${folder} belongs to another user of this machine: remove it first.`);
  }
  closeToOthers(folder, mode);
}

/** Writes a file that its owner alone may read; the folder around it is made if it is not there. */
export function writePrivateFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
  closeFile(file);
}

/** Takes a file away from others, if an earlier version or a copy has left it open to them. */
export function closeFile(file: string): void {
  closeToOthers(file, statSync(file).mode);
}

/** Takes a folder and everything in it away from others. Links stay as they are, and so does what they lead to. */
export function closeFolder(folder: string): void {
  makePrivateFolder(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const inner = path.join(folder, name);
    try {
      const found = lstatSync(inner);
      if (!found.isSymbolicLink()) closeToOthers(inner, found.mode);
    } catch (error) {
      // Another instance works beside this one, and has removed it meanwhile.
      if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOENT') throw error;
    }
  }
}

/** @param mode the present one. */
function closeToOthers(place: string, mode: number): void {
  if ((mode & OTHERS) !== 0) chmodSync(place, mode & 0o777 & ~OTHERS);
}
