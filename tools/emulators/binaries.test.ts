import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { chooseBinaries, hasEmulatorUi } from './binaries.ts';

const standInsFor = vi.hoisted(() => vi.fn(() => 'the stand-ins'));
vi.mock('./fallback/stand-ins.ts', () => ({ standInsFor }));

// From the pinned deploy tool.
const downloads = JSON.parse(
  readFileSync(
    path.join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
    'utf8',
  ),
) as Readonly<Record<string, { readonly downloadPathRelativeToCacheDir: string }>> & {
  readonly ui: { readonly main: { readonly downloadPathRelativeToCacheDir: string } };
};

let cache = '';
const fetched = vi.fn(() => Promise.reject(new Error('No network.')));
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'cache-'));
  vi.stubGlobal('fetch', fetched);
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(cache, { recursive: true });
});

function keep(name: string, kept = downloads[name]): void {
  const file = path.join(cache, kept?.downloadPathRelativeToCacheDir ?? '');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
}

const choose = () =>
  chooseBinaries({ ...process.env, FIREBASE_EMULATORS_PATH: cache }, new AbortController().signal);

describe('chooseBinaries', () => {
  it('takes the official JARs, and asks nobody, when they are there', async () => {
    keep('firestore');
    keep('storage');
    const { description, env } = await choose();
    expect(description).toMatch(/^emulators from the Firebase cache, Java \d+$/);
    expect(env).toEqual({});
    expect([fetched, standInsFor].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it.each([
    [[], ['firestore', 'storage']],
    [['firestore'], ['storage']],
  ])(
    'has others stand in only for what cannot be fetched: with %j for %j',
    async (kept, missing) => {
      kept.forEach((name) => keep(name));
      expect(await choose()).toBe('the stand-ins');
      expect(fetched).toHaveBeenCalledOnce();
      expect(standInsFor).toHaveBeenCalledExactlyOnceWith(missing, expect.anything());
    },
  );
});

it('runs no Emulator UI where it can neither be found nor fetched', async () => {
  const env = { FIREBASE_EMULATORS_PATH: cache };
  const java = { home: cache, major: 21, hasCompiler: false };
  const hasUi = () => hasEmulatorUi(env, java, new AbortController().signal);
  expect(await hasUi()).toBe(false);
  keep('ui', downloads.ui.main);
  expect(await hasUi()).toBe(true);
});
