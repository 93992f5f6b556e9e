import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createIdentify, type TokenVerifier } from './admin-endpoint.ts';

/**
 * Stands for production's Auth, which looks whether a sign-in was revoked only when it is asked to. The emulator's
 * always looks, so that no test there could tell. All else about identities is in tests/server/identity.test.ts.
 */
const auth: TokenVerifier = {
  verifyIdToken: (_token, checkRevoked) =>
    checkRevoked
      ? Promise.reject(Object.assign(new Error('revoked'), { code: 'auth/id-token-revoked' }))
      : Promise.resolve({ uid: 'one', email: 'one@example.com', admin: true }),
};

/** Stands for a store that must not be touched. */
const untouched: object = {};

it('a sign-in that was revoked is none (#64)', async () => {
  // Nobody is looked up whose sign-in is no good.
  const identify = createIdentify(auth, untouched as Firestore);
  expect(await identify('token')).toEqual({ kind: 'nobody' });
});
