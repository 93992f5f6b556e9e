import type { Auth } from 'firebase-admin/auth';

/** What the server asks about accounts by itself, without anybody's token. */
export interface Accounts {
  /** Returns the address that each account has now, by uid; accounts that do not exist or have none are absent. */
  readonly emailsOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** As many as Firebase Auth tells in one call. */
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
