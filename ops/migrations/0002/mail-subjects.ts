import { FieldPath } from 'firebase-admin/firestore';
import type { MigrationStep } from '../migration.ts';

/** Mails in one commit. */
const PAGE = 400;

/** Before version 2 every mail was about an expense and did not say so; now each has a subject. */
export const MAIL_SUBJECTS: MigrationStep = {
  name: 'Mails say what they are about',
  async run({ db }) {
    const all = db.collection('mail').orderBy(FieldPath.documentId()).limit(PAGE);
    for (let page = await all.get(); ;) {
      const last = page.docs.at(-1);
      if (last === undefined) return;
      const batch = db.batch();
      for (const mail of page.docs) {
        if (mail.get('subject') !== undefined) continue;
        const subject = { kind: 'expense', id: mail.get('expenseId') as string };
        batch.update(mail.ref, { subject }, { lastUpdateTime: mail.updateTime });
      }
      await batch.commit();
      page = await all.startAfter(last).get();
    }
  },
};
