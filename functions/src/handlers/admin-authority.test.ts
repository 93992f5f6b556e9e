import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createIdentify } from './admin-authority.ts';

const CLAIMS: DecodedIdToken = {
  ...{ aud: 'demo-test', iss: 'https://securetoken.google.com/demo-test' },
  ...{ auth_time: 0, iat: 0, exp: 3_600, sub: 'one', uid: 'one' },
  firebase: { identities: {}, sign_in_provider: 'password' },
  ...{ admin: true, email: 'one@example.com' },
};

/**
 * Stands for production's Auth, which looks whether a sign-in was revoked only when it is asked to. The emulator's
 * always looks, so that no test there could tell. All else about identities is in tests/server/identity.test.ts.
 */
const auth: Pick<Auth, 'verifyIdToken'> = {
  verifyIdToken: (_token, checkRevoked = false) =>
    checkRevoked
      ? Promise.reject(Object.assign(new Error('revoked'), { code: 'auth/id-token-revoked' }))
      : Promise.resolve(CLAIMS),
};

/** Stands for a store that must not be touched. */
const untouched: object = {};

it('#64 a sign-in that was revoked is none', async () => {
  // Nobody is looked up whose sign-in is no good.
  const identify = createIdentify(auth, untouched as Firestore);
  expect(await identify('token')).toEqual({ kind: 'nobody' });
});
