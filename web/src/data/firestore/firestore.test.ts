import { getApps, deleteApp } from 'firebase/app';
import { collection, onSnapshot } from 'firebase/firestore';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as firestore from './firestore.ts';

let page: typeof firestore;

/** A new page whose site serves its configuration; nothing listens at the emulator's address. */
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

/** Whether a caller gets Firestore now. */
function asked(): Promise<string> {
  return Promise.race([page.adminFirestore().then(() => 'given'), setImmediate('waiting')]);
}

it('returns the same Firestore on every call', async () => {
  expect(await page.adminFirestore()).toBe(await page.adminFirestore());
  expect(await asked()).toBe('given');
});

it('returns no terminated Firestore, on which listening would throw', async () => {
  const open = await page.adminFirestore();
  const closing = page.closeFirestore();
  expect(await asked()).toBe('waiting');
  await closing;
  expect(await asked()).toBe('waiting');
  expect(() => onSnapshot(collection(open, 'funds'), () => undefined)).toThrow(/terminated/);
});

it('terminates once, however often it is called, and also if nothing was started', async () => {
  await page.adminFirestore();
  await Promise.all([page.closeFirestore(), page.closeFirestore()]);
  await page.closeFirestore();
  vi.resetModules();
  const { closeFirestore } = await import('./firestore.ts');
  await closeFirestore();
});
