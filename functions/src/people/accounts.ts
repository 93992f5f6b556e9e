import type { AccountFacts } from '@pa-ledger/domain/people/last-admin';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { randomBytes } from 'node:crypto';
import { errorCodeOf } from '../platform/failures.ts';
import type { Accounts } from '../platform/services.ts';

/* The accounts of Firebase Auth. Only a request that needs them loads this file. */

/** The most accounts that Firebase Auth returns in one call. */
const AT_ONCE = 100;

/** Of a password that no one ever learns. */
const PASSWORD_BYTES = 32;

/** How often a stranger may register the address between our look and our write. */
const MAX_TRIES = 3;

/** The part of Firebase Auth that we use. */
type AccountAuth = Pick<
  Auth,
  | 'getUsers'
  | 'createUser'
  | 'updateUser'
  | 'deleteUser'
  | 'revokeRefreshTokens'
  | 'setCustomUserClaims'
  | 'generatePasswordResetLink'
>;

/** Returns the accounts of Firebase Auth. */
export function createAccounts(auth: AccountAuth): Accounts {
  const usersOf = async (uids: readonly string[]): Promise<UserRecord[]> => {
    const users: UserRecord[] = [];
    for (let from = 0; from < uids.length; from += AT_ONCE) {
      const batch = uids.slice(from, from + AT_ONCE).map((uid) => ({ uid }));
      users.push(...(await auth.getUsers(batch)).users);
    }
    return users;
  };
  return {
    async emailsOf(uids) {
      const users = await usersOf(uids);
      return new Map(
        users.flatMap(({ uid, email }) => (email === undefined ? [] : [[uid, email]])),
      );
    },
    async factsOf(uids) {
      return new Map((await usersOf(uids)).map((user) => [user.uid, factsOf(user)]));
    },
    async uidOf(email) {
      return (await auth.getUsers([{ email }])).users[0]?.uid ?? null;
    },
    takeOver: (person) => takeOver(auth, person),
    async resetCode(email) {
      const link = await auth.generatePasswordResetLink(email);
      const code = new URL(link).searchParams.get('oobCode');
      if (code === null) throw new Error('Firebase Auth gave a link without a code.');
      return code;
    },
    async setPassword(uid, password) {
      await auth.updateUser(uid, { password });
    },
    async close(uid) {
      // An account that's gone is closed.
      await unlessGone(async () => {
        await auth.setCustomUserClaims(uid, null);
        await auth.revokeRefreshTokens(uid);
        await auth.updateUser(uid, { disabled: true });
      });
    },
  };
}

function factsOf({ email = '', disabled, customClaims, metadata }: UserRecord): AccountFacts {
  // Absent for an account that no one ever signed in to, whatever the type says.
  const last = (metadata.lastSignInTime as string | null | undefined) ?? null;
  return {
    email,
    disabled,
    isClaimed: customClaims?.['admin'] === true,
    lastSignInAt: last === null ? null : Date.parse(last),
  };
}

/**
 * Anyone may have registered the address before: an account that isn't the person's is deleted. The person's own loses all
 * that others may know or hold. Each step may be cut off and done again.
 */
async function takeOver(
  auth: AccountAuth,
  { uid, email, isPerson }: Parameters<Accounts['takeOver']>[0],
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      const other = (await auth.getUsers([{ email }])).users[0]?.uid ?? uid;
      if (other !== uid) {
        if (await isPerson(other)) return false;
        await unlessGone(() => auth.deleteUser(other));
      }
      await makeTheirs(auth, uid, email);
      return true;
    } catch (error) {
      if (errorCodeOf(error) !== 'auth/email-already-exists' || attempt >= MAX_TRIES) throw error;
    }
  }
}

async function makeTheirs(auth: AccountAuth, uid: string, email: string): Promise<void> {
  const own = (await auth.getUsers([{ uid }])).users[0];
  const fields = {
    email,
    emailVerified: true,
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
  };
  if (own === undefined) {
    // Disabled until its claim is there, so that it's never half of what it must be.
    await auth.createUser({ uid, ...fields, disabled: true });
  } else {
    await auth.revokeRefreshTokens(uid);
    const others = own.providerData.filter(({ providerId }) => providerId !== 'password');
    await auth.updateUser(uid, {
      ...fields,
      providersToUnlink: others.map(({ providerId }) => providerId),
      multiFactor: { enrolledFactors: null },
    });
  }
  await auth.setCustomUserClaims(uid, { admin: true });
  await auth.updateUser(uid, { disabled: false });
}

async function unlessGone(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (errorCodeOf(error) !== 'auth/user-not-found') throw error;
  }
}
