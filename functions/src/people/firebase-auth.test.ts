import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createIdentify, type TokenVerifier } from './firebase-auth.ts';

/**
 * Acts like production's Auth, which only checks for a revoked sign-in on request. The emulator always checks, so a
 * test there couldn't tell. The rest about identities is in tests/server/identity.test.ts.
 */
const auth: TokenVerifier = {
  verifyIdToken: (_token, checkRevoked) =>
    checkRevoked
      ? Promise.reject(Object.assign(new Error('revoked'), { code: 'auth/id-token-revoked' }))
      : Promise.resolve({ uid: 'one', email: 'one@example.com', admin: true, auth_time: 1 }),
};

/** A store that no one may touch. */
const untouched: object = {};

it('a sign-in that was revoked is none (#64)', async () => {
  // A bad sign-in isn't worth a read.
  const identify = createIdentify(auth, untouched as Firestore, () => 0);
  expect(await identify('token')).toEqual({ kind: 'signedOut' });
});
