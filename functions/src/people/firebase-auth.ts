import { getAuth } from 'firebase-admin/auth';
import type { Clock } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { errorCodeOf } from '../platform/failures.ts';
import type { Accounts } from '../platform/services.ts';
import { createAccounts } from './accounts.ts';
import type { Identify } from './admin-endpoint.ts';
import { readListed } from './people.ts';

/* Firebase Auth: who signed in, and which accounts there are. Only a request that needs it loads this file. */

/** Firebase Auth's codes for a token that isn't valid, or no longer is. */
const BAD_TOKEN = new Set<unknown>([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The part of Firebase Auth that checks a token. */
export interface TokenVerifier {
  /** @throws FirebaseAuthError for an invalid or revoked token. */
  readonly verifyIdToken: (
    idToken: string,
    checkRevoked: boolean,
  ) => Promise<{
    readonly uid: string;
    readonly email?: string;
    readonly admin?: unknown;
    /** In seconds. */
    readonly auth_time: number;
  }>;
}

/**
 * A person of the panel has a sign-in that wasn't revoked, the claim `admin`, and an entry in `people` with a role and the
 * address of the sign-in. The claim only means 'may sign in'. Who someone is comes from the entry, because people can
 * rename their own accounts (#91). Deleting the entry, or its last day, ends all rights at once (#64).
 */
export function createIdentify(auth: TokenVerifier, db: Firestore, clock: Clock): Identify {
  return async (idToken) => {
    try {
      const claims = await auth.verifyIdToken(idToken, true);
      const { uid, email = '' } = claims;
      if (claims.admin !== true) return { kind: 'notListed' };
      const authTime = claims.auth_time * 1000;
      const listed = await readListed(db, uid, { email, authTime }, clock());
      switch (listed.standing.kind) {
        case 'listed':
          return { kind: 'listed', uid, email: listed.email, role: listed.standing.role, authTime };
        case 'renamed':
          return { kind: 'renamed', uid, email: listed.email };
        case 'ended':
          return { kind: 'ended' };
        case 'outdated':
          return { kind: 'signedOut' };
        case 'none':
          return { kind: 'notListed' };
      }
    } catch (error) {
      if (BAD_TOKEN.has(errorCodeOf(error))) return { kind: 'signedOut' };
      throw error;
    }
  };
}

export const projectAccounts = (): Accounts => createAccounts(getAuth());

export const projectIdentify = (db: Firestore, clock: Clock): Identify =>
  createIdentify(getAuth(), db, clock);
