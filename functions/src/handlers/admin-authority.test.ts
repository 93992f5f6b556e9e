import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createIdentify } from './admin-authority.ts';

/**
 * Stands for production's Auth, which looks whether a sign-in was revoked only when it is asked to. The emulator's
 * always looks, so that no test there could tell. All else about identities is in tests/functions/identity.test.ts.
 */
const auth = {
  verifyIdToken: (_token: string, checkRevoked = false) =>
    checkRevoked
      ? Promise.reject(Object.assign(new Error('revoked'), { code: 'auth/id-token-revoked' }))
      : Promise.resolve({ uid: 'one', admin: true, email: 'one@example.com' }),
};

/** Stands for a Firestore in which everybody is listed. */
const db = {
  collection: () => ({ doc: () => ({ get: () => Promise.resolve({ exists: true }) }) }),
};

it('#64 a sign-in that was revoked is none', async () => {
  // Both are asked for nothing else.
  const identify = createIdentify(auth as unknown as Auth, db as unknown as Firestore);
  expect(await identify('token')).toEqual({ kind: 'nobody' });
});
