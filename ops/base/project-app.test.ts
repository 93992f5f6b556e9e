import { deleteApp } from 'firebase-admin/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openProject } from './project-app.ts';

beforeEach(() => {
  for (const name of ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE', 'STORAGE']) {
    vi.stubEnv(`${name}_EMULATOR_HOST`, undefined);
  }
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['nothing', undefined, 'our-school'],
  ['an empty text', '', 'our-school'],
  ['another project', 'our-billing', 'our-billing'],
])('a real project pays for its calls when %s is set (#115)', async (_title, set, expected) => {
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', set);
  const app = await openProject('our-school');
  await deleteApp(app);
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe(expected);
});

it('does not open a real project while the environment names an emulator', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
  await expect(openProject('our-school')).rejects.toThrow(/FIRESTORE_EMULATOR_HOST is set/);
});
