import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { nameOfAddress } from '../../admins/name.ts';
import type { MigrationStep } from '../migration.ts';

/**
 * Before version 2 an entry in `admins` only said that somebody is an administrator; now it is the identity: normalized
 * address, name and role. The address stays the one that was added, even if the account has another one by now: that
 * account is refused until somebody removes it and adds the new address.
 */
export const ADMIN_ENTRIES: MigrationStep = {
  name: 'Administrators have a name and a role',
  async run({ app, db, note }) {
    const { docs } = await db.collection('admins').get();
    const old = docs.filter((entry) => entry.get('role') === undefined);
    for (const entry of old) {
      const listed: unknown = entry.get('email');
      if (typeof listed !== 'string') {
        note(`The administrator ${entry.id} has no address: remove the uid and add the address.`);
        continue;
      }
      const email = normalizeEmail(listed);
      const { users } = await getAuth(app).getUsers([{ uid: entry.id }]);
      const fields = { email, name: nameOf(users[0], email), role: 'admin' };
      await entry.ref.update(fields, { lastUpdateTime: entry.updateTime });
    }
  },
};

function nameOf(user: UserRecord | undefined, email: string): string {
  const name = user?.displayName?.trim() ?? '';
  return name === '' ? nameOfAddress(email) : name;
}
