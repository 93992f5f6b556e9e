import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.ts';

/*
 * The tools store emails, keys, passwords, and people's addresses on this machine: only the owner may read them, whatever
 * the machine's umask says. Windows has no file modes; a user's folder is private there by default.
 */

/** The permissions of the group and of all others. */
const OTHERS = 0o077;

/**
 * Makes a folder that only its owner can open, or makes an existing one private.
 * @throws Failure when it belongs to another user, who could read its files.
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

/** Writes a file that only its owner can read, and makes its folder if needed. */
export function writePrivateFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
  closeFile(file);
}

/**
 * Returns the text of a private file.
 * @param make returns its text at the first call, when there is no file.
 */
export function readPrivateFile(file: string, make: () => string): string {
  if (!existsSync(file)) writePrivateFile(file, make());
  closeFile(file);
  return readFileSync(file, 'utf8');
}

/** Makes a file private that an earlier version or a copy left open. */
export function closeFile(file: string): void {
  closeToOthers(file, statSync(file).mode);
}

/** Makes a folder and everything in it private. Links and their targets stay as they are. */
export function closeFolder(folder: string): void {
  makePrivateFolder(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const inner = path.join(folder, name);
    try {
      const found = lstatSync(inner);
      if (!found.isSymbolicLink()) closeToOthers(inner, found.mode);
    } catch (error) {
      // Another instance may just have removed it.
      if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOENT') throw error;
    }
  }
}

/** @param mode the current mode. */
function closeToOthers(place: string, mode: number): void {
  if ((mode & OTHERS) !== 0) chmodSync(place, mode & 0o777 & ~OTHERS);
}
