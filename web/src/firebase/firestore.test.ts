import { getApps, deleteApp } from 'firebase/app';
import { collection, onSnapshot } from 'firebase/firestore';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as firestore from './firestore.ts';

let page: typeof firestore;

/** A page that was just opened, whose site hands out its configuration; nothing listens at the emulator's address. */
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { hostname: '127.0.0.1', port: '1' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ projectId: 'demo-closing', apiKey: 'none' })),
  );
  page = await import('./firestore.ts');
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(getApps().map(deleteApp));
});

/** Whether somebody who asks now is given Firestore. */
function asked(): Promise<string> {
  return Promise.race([page.adminFirestore().then(() => 'given'), setImmediate('waiting')]);
}

it('gives everybody the same Firestore', async () => {
  expect(await page.adminFirestore()).toBe(await page.adminFirestore());
  expect(await asked()).toBe('given');
});

it('gives nobody a Firestore that was ended: listening to it throws', async () => {
  const open = await page.adminFirestore();
  const closing = page.closeFirestore();
  expect(await asked()).toBe('waiting');
  await closing;
  expect(await asked()).toBe('waiting');
  expect(() => onSnapshot(collection(open, 'funds'), () => undefined)).toThrow(/terminated/);
});

it('ends once, whoever asks again, and ends what was never begun', async () => {
  await page.adminFirestore();
  await Promise.all([page.closeFirestore(), page.closeFirestore()]);
  await page.closeFirestore();
  vi.resetModules();
  const { closeFirestore } = await import('./firestore.ts');
  await closeFirestore();
});
