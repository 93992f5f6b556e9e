import type { Expense, Receipt, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { searchWordsOf } from '@pa-ledger/domain/expenses/indexed-words';
import type { SinglePurpose } from '@pa-ledger/domain/mail/mail-purpose';
import type { Firestore, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { contactDocument, keptParts } from '../../functions/src/expenses/contact-format.ts';
import { submissionDigest } from '../../functions/src/expenses/store/expense-format.ts';
import { newNonce } from '../../functions/src/links/token.ts';
import type { MigrationStep } from './migration.ts';
import { pagesOf } from './pages.ts';

/** The mails that go to the address of the form. */
const TO_SUBMITTER: readonly SinglePurpose[] = [
  'received',
  'approved',
  'rejected',
  'paid',
  'voided',
];

/**
 * Before version 5 a submission held e-mail address, phone and mailing address, and history, mails and search named the
 * submitter by the address. Each expense moves in one commit with everything that named its submitter.
 */
export const CONTACTS: MigrationStep = {
  name: 'Contacts lie apart from the expenses',
  async run({ db }) {
    const submitters = await knownSubmitters(db);
    for await (const page of pagesOf(db.collection('expenses'))) {
      for (const found of page) {
        // One that is moved has no address any more.
        if (found.get('submission.email') === undefined) continue;
        await moveContact(db, found, submitters);
      }
    }
  },
};

/** Returns the submitter's id by e-mail address, of the contacts that a broken-off run has moved. */
async function knownSubmitters(db: Firestore): Promise<Map<string, string>> {
  const { docs } = await db.collection('contacts').select('email', 'submitterId').get();
  return new Map(docs.map((one) => [String(one.get('email')), String(one.get('submitterId'))]));
}

async function moveContact(
  db: Firestore,
  found: QueryDocumentSnapshot,
  submitters: Map<string, string>,
): Promise<void> {
  // As the functions stored it before.
  const data = found.data() as Omit<Expense, 'submission'> & {
    readonly submission: Omit<SubmissionInput, 'id'> & { readonly receipts: readonly Receipt[] };
    readonly submissionSha256?: string;
  };
  const { receipts, ...form } = data.submission;
  const { submission, contact } = keptParts(form, receipts, newNonce());
  const submitterId = submitters.get(contact.email) ?? found.id;
  submitters.set(contact.email, submitterId);
  const expense = { ...data, id: found.id, submission, contact, submitterId };
  // A submission that was changed after it was sent keeps the digest that shows it.
  const isIntact = data.submissionSha256 === submissionDigest(data.submission);
  const digest = isIntact ? { submissionSha256: submissionDigest(submission) } : {};
  const batch = db.batch();
  const submittedAt = found.get('submittedAt') as FirebaseFirestore.Timestamp;
  batch.create(
    db.doc(`contacts/${found.id}`),
    contactDocument({ contact, submitterId, submittedAt: submittedAt.toMillis() }),
  );
  const searchWords = searchWordsOf({ ...expense, payment: data.payment ?? null });
  batch.update(
    found.ref,
    { submission, submitterId, searchWords, ...digest },
    { lastUpdateTime: found.updateTime },
  );
  await nameById(batch, db, found);
  await batch.commit();
}

/** Names the submitter by the id of the contact in history, mails and alerts. */
async function nameById(
  batch: WriteBatch,
  db: Firestore,
  { id, ref }: QueryDocumentSnapshot,
): Promise<void> {
  const [history, mails, alerts] = await Promise.all([
    ref.collection('history').where('what', '==', 'submitted').get(),
    db.collection('mail').where('expenseId', '==', id).get(),
    db.collection('alerts').where('expenseId', '==', id).get(),
  ]);
  for (const entry of history.docs) batch.update(entry.ref, { by: id });
  for (const one of [...mails.docs, ...alerts.docs]) {
    if (TO_SUBMITTER.some((purpose) => purpose === one.get('purpose')))
      batch.update(one.ref, { to: id });
  }
}

/** A digest to a submitter names the contact of one of its parts. */
export const DIGESTS: MigrationStep = {
  name: 'Digests name the contact',
  async run({ db }) {
    const { docs } = await db.collection('mail').where('purpose', '==', 'receivedDigest').get();
    for (const digest of docs) {
      const parts = await db.collection('mail').where('digestId', '==', digest.id).limit(1).get();
      const to: unknown = parts.docs[0]?.get('to');
      if (to !== undefined) await digest.ref.update({ to }, { lastUpdateTime: digest.updateTime });
    }
  },
};

/** From data of version 4 to version 5, in this order. */
export const STEPS_TO_5: readonly MigrationStep[] = [CONTACTS, DIGESTS];
