import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { getAuth } from 'firebase-admin/auth';
import { createHash } from 'node:crypto';
import { nameOfAddress } from '../admins/name.ts';
import type { MigrationStep } from './migration.ts';
import { pagesOf } from './pages.ts';
import { addEntries, takenOver } from './take-over.ts';

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
      const own = users[0]?.displayName?.trim() ?? '';
      const fields = { email, name: own === '' ? nameOfAddress(email) : own, role: 'admin' };
      await entry.ref.update(fields, { lastUpdateTime: entry.updateTime });
    }
  },
};

/** Before version 2 every mail was about an expense and did not say so; now each has a subject. */
export const MAIL_SUBJECTS: MigrationStep = {
  name: 'Mails say what they are about',
  async run({ db }) {
    for await (const page of pagesOf(db.collection('mail'))) {
      const batch = db.batch();
      for (const mail of page) {
        if (mail.get('subject') !== undefined) continue;
        const subject = { kind: 'expense', id: mail.get('expenseId') as string };
        batch.update(mail.ref, { subject }, { lastUpdateTime: mail.updateTime });
      }
      await batch.commit();
    }
  },
};

/**
 * Before version 2 the checks 1042-A and 1042A were different. Each number moves to its document without hyphens. If
 * two payments now have one number, the first keeps it. The second stays where it is, still counts as a payment by
 * check, and `npm run check:data` names it until one of the two is voided.
 */
export const CHECK_NUMBERS: MigrationStep = {
  name: 'Hyphens make no difference in check numbers',
  async run({ db, note }) {
    const numbers = db.collection('checkNumbers');
    const { docs } = await numbers.get();
    const taken = new Set(docs.map(({ id }) => id));
    const byAge = docs.toSorted(
      (one, other) => one.createTime.toMillis() - other.createTime.toMillis(),
    );
    for (const use of byAge) {
      const checkNumber = use.get('checkNumber') as string;
      const id = numberIdOf(checkNumber);
      if (id === use.id) continue;
      if (taken.has(id)) {
        note(`Check ${checkNumber} has paid two expenses: npm run check:data names them.`);
        continue;
      }
      const batch = db.batch();
      batch.create(numbers.doc(id), use.data());
      batch.delete(use.ref, { lastUpdateTime: use.updateTime });
      await batch.commit();
      taken.add(id);
    }
  },
};

/** Returns the id of a number's document in version 2; later versions may use another one. */
export function numberIdOf(checkNumber: string): string {
  const bare = checkNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256')
    .update(bare.replace(/^0+(?=.)/, ''))
    .digest('hex');
}

/** Before version 2 only the id of a fund's beginning balance named the fund; now a field does too. */
export const FUND_BALANCES: MigrationStep = {
  name: 'Beginning balances say whose they are',
  async run({ db }) {
    const { docs } = await db.collection('fundBalances').get();
    for (const balance of docs.filter((found) => found.get('fundId') === undefined)) {
      await balance.ref.update({ fundId: balance.id }, { lastUpdateTime: balance.updateTime });
    }
  },
};

/**
 * Before version 2 nobody knew who had changed the approvers and the categories. Their journal begins with the present
 * version, as 'taken over'. The entry of a deleted category has the version of its deletion, from which it continues if
 * it is brought back.
 */
export const JOURNAL: MigrationStep = {
  name: 'Approver settings and categories have a journal',
  async run(context) {
    const { db } = context;
    const settings = await db.collection('settings').get();
    const categories = await db.collection('categories').get();
    const deleted = await db.collection('deletedCategories').get();
    await addEntries(context, [
      ...settings.docs.map((found) => takenOver('settings', found)),
      ...categories.docs.map((found) => takenOver('categories', found)),
      ...deleted.docs.map((found) => takenOver('categories', found, true)),
    ]);
  },
};

/** From data of version 1 to version 2, in this order. */
export const STEPS_TO_2: readonly MigrationStep[] = [
  ADMIN_ENTRIES,
  MAIL_SUBJECTS,
  CHECK_NUMBERS,
  FUND_BALANCES,
  JOURNAL,
];
