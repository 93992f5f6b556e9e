import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identify } from '../../functions/src/people/admin-endpoint.ts';
import { createIdentify } from '../../functions/src/people/firebase-auth.ts';
import { personEntry } from '../fixtures/people.ts';
import {
  accountsApp,
  newAddress,
  register,
  tokenOf,
  type Account,
} from '../functions/support/sign-in.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Who an administrator is, asked of real accounts. */
let testEnv: TestEnvironment;
let identify: Identify;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  identify = createIdentify(getAuth(accountsApp), testEnv.db, Date.now);
});

afterAll(() => testEnv.close());

/** An account with an entry in `people`, if it is to have one. */
async function account(claims: Record<string, unknown>, listed: boolean): Promise<Account> {
  const made = await register(claims);
  if (listed) await testEnv.db.doc(`people/${made.uid}`).set(personEntry(made.email));
  return made;
}

describe('the claim and the entry in `people` (#63, #64)', () => {
  it('make an admin together', async () => {
    const admin = await account({ admin: true }, true);
    const identity = await identify(await tokenOf(admin));
    expect(identity).toMatchObject({
      kind: 'listed',
      role: 'admin',
      uid: admin.uid,
      email: admin.email,
    });
  });

  it.each<[name: string, claims: Record<string, unknown>, listed: boolean]>([
    ['only the claim', { admin: true }, false],
    ['only the entry', {}, true],
    ["the claim 'true' and the entry", { admin: 'true' }, true],
    ['the claim 1 and the entry', { admin: 1 }, true],
    ['neither', {}, false],
  ])('make none by halves: %s', async (_name, claims, listed) => {
    const identity = await identify(await tokenOf(await account(claims, listed)));
    expect(identity).toEqual({ kind: 'notListed' });
  });

  it.each([
    ['another role', { role: 'auditor' }],
    ['no role', { role: null }],
    ['an invitation that was not used', { joinedAt: null }],
    ['no address', { email: null }],
  ])('make none when the entry has %s', async (_name, change) => {
    const made = await account({ admin: true }, true);
    await testEnv.db.doc(`people/${made.uid}`).update(change);
    expect(await identify(await tokenOf(made))).toEqual({ kind: 'notListed' });
  });

  it('make none if the account has another address now, and the answer says so (#91)', async () => {
    const made = await account({ admin: true }, true);
    const token = await tokenOf(made);
    await testEnv.db.doc(`people/${made.uid}`).update({ email: 'other@example.com' });
    const renamed = { kind: 'renamed', uid: made.uid, email: 'other@example.com' };
    expect(await identify(token)).toEqual(renamed);
  });

  it('make none with the same token after the entry is deleted', async () => {
    const admin = await account({ admin: true }, true);
    const token = await tokenOf(admin);
    expect((await identify(token)).kind).toBe('listed');
    await testEnv.db.doc(`people/${admin.uid}`).delete();
    expect((await identify(token)).kind).toBe('notListed');
  });

  it('make none of an account that was disabled or removed', async () => {
    for (const end of [
      (uid: string) => getAuth(accountsApp).updateUser(uid, { disabled: true }),
      (uid: string) => getAuth(accountsApp).deleteUser(uid),
    ]) {
      const admin = await account({ admin: true }, true);
      const token = await tokenOf(admin);
      await end(admin.uid);
      expect((await identify(token)).kind).toBe('signedOut');
    }
  });

  it.each(['', 'x', 'a.b.c', newAddress()])(
    'cannot be claimed with a text such as %j',
    async (text) => {
      expect((await identify(text)).kind).toBe('signedOut');
    },
  );
});
