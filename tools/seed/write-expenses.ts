import type { Instant } from '@pa-ledger/domain/time/dates';
import { type Receipt, receiptPath } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { Bucket } from '../../ops/base/bucket.ts';
import { createHash } from 'node:crypto';
import { sha256Hex } from '../../functions/src/platform/hashes.ts';
import { newNonce } from '../../functions/src/links/token.ts';
import { mailsOfSubmission } from '../../functions/src/expenses/expense-mails.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { addExpense } from '../../functions/src/expenses/store-submission.ts';
import { commitChanges, commitOf } from '../../functions/src/expenses/store/commit-changes.ts';
import { addPaymentChange } from '../../functions/src/payments/payment-changes.ts';
import { mailDocument, mailIdOf, type NewMail } from '../../functions/src/outbox/outbox.ts';
import type { MailState } from '@pa-ledger/domain/mail/mail';
import {
  EXPENSES as EXPENSE_DOCUMENTS,
  MAIL,
  NOTICES,
} from '../../functions/src/firestore/paths.ts';
import { createReceiptStore } from '../../functions/src/expenses/receipts/receipts.ts';
import type { YearSoFar } from './fiscal-year.ts';
import { receiptFile } from './receipts/receipt-file.ts';
import { EXPENSES, type SampleExpense } from './sample.ts';
import { PAYER, purchaseShare, tell, type Chapter } from './story.ts';

/**
 * Writes the sample expenses with the server's code. Only the approvers' emails for open steps go out, so that you can try
 * them right away; all others count as sent long ago.
 */
export async function writeExpenses(db: Firestore, bucket: Bucket, year: YearSoFar): Promise<void> {
  for (const sample of EXPENSES) {
    const there = db.collection(EXPENSE_DOCUMENTS).doc(sample.id);
    if ((await there.get()).exists) continue;
    const receipts = await placeReceipts(bucket, sample, year);
    const chapters = tell(sample, year, receipts, organization.policies, newNonce);
    for (const chapter of chapters) await writeChapter(db, chapter, chapter === chapters.at(-1));
  }
}

async function placeReceipts(
  bucket: Bucket,
  sample: SampleExpense,
  year: YearSoFar,
): Promise<Receipt[]> {
  const { id, receipts } = sample;
  const store = createReceiptStore(bucket);
  const placed = receipts.map(async (name, slot) => {
    const { type, bytes } = receiptFile(name, year, purchaseShare(sample));
    await bucket.file(receiptPath(id, slot)).save(bytes, { contentType: type, resumable: false });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return store.pin(id, { slot, name, type, size: bytes.length, sha256 });
  });
  return Promise.all(placed);
}

async function writeChapter(db: Firestore, chapter: Chapter, isLast: boolean): Promise<void> {
  const { at, actor, expense, change, payment } = chapter;
  const { stored } = await readExpense(db, expense.id);
  const commit = stored === null || change === null ? null : commitOf(stored, { expense, change });
  const mails = commit?.mails ?? (stored === null ? mailsOfSubmission(expense) : []);
  const waiting = mails.filter(({ purpose }) => isLast && purpose === 'review');
  const batch = db.batch();
  for (const mail of mails) if (!waiting.includes(mail)) addSent(batch, db, mail, at);
  // The sample sends no form twice, so any hash works.
  if (stored === null) addExpense(batch, db, expense, sha256Hex(expense.id), waiting);
  await batch.commit();
  if (stored === null) return;
  const commits = commit === null ? [] : [{ ...commit, mails: waiting }];
  await commitChanges(db, commits, actor, at, {
    async also(writes) {
      if (payment === null) return;
      await addPaymentChange(writes, db, payment, PAYER, at);
      // Old news: no email about it.
      const entry = `payments~${payment.after.id}~${payment.after.version}`;
      writes.create(db.doc(`${NOTICES}/${entry}`), { at: timestamp(at), mails: [] });
    },
  });
}

/** Stores a past email the way the outbox keeps it after delivery. */
function addSent(batch: WriteBatch, db: Firestore, mail: NewMail, at: Instant): void {
  const sent = { state: 'SENT' satisfies MailState, attempts: 1, sentAt: timestamp(at) };
  batch.create(db.collection(MAIL).doc(mailIdOf(mail)), { ...mailDocument(mail, at), ...sent });
}
