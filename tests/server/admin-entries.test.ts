import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentify } from '../../functions/src/admins/admin-endpoint.ts';
import { ADMIN_ENTRIES } from '../../ops/migrations/to-version-2.ts';
import { accountsApp, newAddress, register, tokenOf } from '../functions/support/sign-in.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { runStep } from '../support/migration-step.ts';

let testEnv: TestEnvironment;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

function migrate(): Promise<string[]> {
  return runStep(ADMIN_ENTRIES, { app: accountsApp, db: testEnv.db });
}

it('administrators of version 1 become entries with address, name and role, however often it is run (#91)', async () => {
  const addedAt = Timestamp.fromMillis(0);
  const named = await register({ admin: true });
  await getAuth(accountsApp).updateUser(named.uid, { displayName: ' Ruth Adeyemi ' });
  const plain = await register({ admin: true }, `pat.doe.${newAddress()}`);
  const renamed = await register({ admin: true });
  const entries = testEnv.db.collection('admins');
  await entries.doc(named.uid).set({ email: named.email.toUpperCase(), addedAt });
  await entries.doc(plain.uid).set({ email: plain.email, addedAt });
  await entries.doc(renamed.uid).set({ email: 'before@example.com', addedAt });
  await entries.doc('gone').set({ email: 'long.gone@example.com', addedAt });
  await entries.doc('odd').set({ addedAt });

  expect(await migrate()).toEqual([
    expect.stringContaining('The administrator odd has no address'),
  ]);
  const role = 'admin';
  const after = {
    [named.uid]: { email: named.email, name: 'Ruth Adeyemi', role, addedAt },
    [plain.uid]: {
      ...{ email: plain.email, role, addedAt },
      name: expect.stringMatching(/^Pat Doe /) as string,
    },
    [renamed.uid]: { email: 'before@example.com', name: 'Before', role, addedAt },
    gone: { email: 'long.gone@example.com', name: 'Long Gone', role, addedAt },
    odd: { addedAt },
  };
  const found = async () =>
    Object.fromEntries((await entries.get()).docs.map((entry) => [entry.id, entry.data()]));
  expect(await found()).toEqual(after);
  await migrate();
  expect(await found()).toEqual(after);

  const identify = createIdentify(getAuth(accountsApp), testEnv.db);
  expect((await identify(await tokenOf(named))).kind).toBe('admin');
  expect((await identify(await tokenOf(renamed))).kind).toBe('renamed');
});

it('does not change an entry that is already of version 2', async () => {
  const entry = { email: 'ruth@example.com', name: 'Ruth Adeyemi', role: 'admin' };
  await testEnv.db.doc('admins/new').set(entry);
  await migrate();
  expect((await testEnv.db.doc('admins/new').get()).data()).toEqual(entry);
});
