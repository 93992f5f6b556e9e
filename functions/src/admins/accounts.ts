import type { Auth } from 'firebase-admin/auth';
import type { Accounts } from '../platform/services.ts';

/** The most accounts that Firebase Auth returns in one call. */
const AT_ONCE = 100;

/** Returns the accounts of Firebase Auth. */
export function createAccounts(auth: Pick<Auth, 'getUsers'>): Accounts {
  return {
    async emailsOf(uids) {
      const emails = new Map<string, string>();
      for (let from = 0; from < uids.length; from += AT_ONCE) {
        const asked = uids.slice(from, from + AT_ONCE).map((uid) => ({ uid }));
        const { users } = await auth.getUsers(asked);
        for (const { uid, email } of users) if (email !== undefined) emails.set(uid, email);
      }
      return emails;
    },
  };
}
