import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeFile, closeFolder, makePrivateFolder, writePrivateFile } from './private-files.ts';

let folder: string;
let umask: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'private-'));
  // The most permissive umask there is.
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const at = (...names: readonly string[]): string => path.join(folder, ...names);
const modeOf = (place: string): string => (statSync(place).mode & 0o777).toString(8);

it('only the owner can open a new folder and a new file (#108)', () => {
  makePrivateFolder(at('one', 'two'));
  writePrivateFile(at('three', 'key.json'), 'secret');
  expect(['one', 'one/two', 'three', 'three/key.json'].map((name) => modeOf(at(name)))).toEqual([
    '700',
    '700',
    '700',
    '600',
  ]);
});

it('existing files that others can open become private (#108)', () => {
  mkdirSync(at('data'), { mode: 0o755 });
  writeFileSync(at('data', 'export'), 'x', { mode: 0o644 });
  writeFileSync(at('program'), 'x', { mode: 0o755 });
  makePrivateFolder(at('data'));
  expect(modeOf(at('data'))).toBe('700');
  writePrivateFile(at('data', 'export'), 'y');
  expect(modeOf(at('data', 'export'))).toBe('600');
  closeFile(at('program'));
  expect(modeOf(at('program'))).toBe('700');
});

it('a folder becomes private with everything in it except links (#108)', () => {
  const outside = `${folder}-outside`;
  writeFileSync(outside, 'x', { mode: 0o644 });
  try {
    mkdirSync(at('mail', 'attachments'), { recursive: true, mode: 0o755 });
    writeFileSync(at('mail', 'attachments', 'receipt.pdf'), 'x', { mode: 0o666 });
    writeFileSync(at('mail', 'one.eml'), 'x', { mode: 0o640 });
    symlinkSync(outside, at('mail', 'elsewhere'));
    symlinkSync(at('nowhere'), at('mail', 'broken'));
    chmodSync(folder, 0o755);
    closeFolder(folder);
    const places = ['', 'mail', 'mail/attachments', 'mail/attachments/receipt.pdf', 'mail/one.eml'];
    expect(places.map((place) => modeOf(at(place)))).toEqual(['700', '700', '700', '600', '600']);
    expect(modeOf(outside)).toBe('644');
  } finally {
    rmSync(outside);
  }
});

it('makes a folder that does not exist', () => {
  closeFolder(at('new'));
  expect(existsSync(at('new'))).toBe(true);
});

it.runIf(process.getuid?.() === 0)('a folder of somebody else is not used (#108)', async () => {
  const { chownSync } = await import('node:fs');
  mkdirSync(at('theirs'));
  chownSync(at('theirs'), 65_534, 65_534);
  expect(() => makePrivateFolder(at('theirs'))).toThrow(/belongs to another user/);
});
