import { actorFields } from '@pa-ledger/domain/people/administrator';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Receipt } from '@pa-ledger/domain/expenses/expense';
import { receiptPath } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../../ops/base/bucket.ts';
import { createHash } from 'node:crypto';
import { newNonce } from '../../functions/src/links/token.ts';
import { mailsOfChange, mailsOfSubmission } from '../../functions/src/expenses/expense-mails.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { addExpense } from '../../functions/src/expenses/create-expense.ts';
import { commitChanges, commitOf } from '../../functions/src/expenses/store/commit-changes.ts';
import { mailDocument, mailIdOf, type NewMail } from '../../functions/src/outbox/outbox.ts';
import type { MailState } from '@pa-ledger/domain/mail/mail-state';
import { EXPENSES, MAIL } from '../../functions/src/firestore/paths.ts';
import { createReceiptStore } from '../../functions/src/expenses/receipts/receipts.ts';
import { PENDING_EXPENSES } from './expenses/pending.ts';
import type { SampleExpense } from './expenses/sample-expense.ts';
import { SETTLED_EXPENSES } from './expenses/settled.ts';
import type { YearSoFar } from './fiscal-year.ts';
import { ownReceipt } from './receipt-file.ts';
import { tell, tellOn, type AdminChapter, type Chapter } from './story.ts';

/**
 * Writes the sample expenses with the server's code. Only the approvers' mails for open steps are sent, so that they
 * can be tried at once; all others count as sent long ago.
 */
export async function writeExpenses(db: Firestore, bucket: Bucket, year: YearSoFar): Promise<void> {
  for (const sample of [...PENDING_EXPENSES, ...SETTLED_EXPENSES]) {
    const there = db.collection(EXPENSES).doc(sample.id);
    if ((await there.get()).exists) continue;
    const receipts = await placeReceipts(bucket, sample);
    const { policies } = organization;
    const chapters = tell(sample, year, receipts, policies, newNonce);
    await writeChapters(db, chapters);
    const last = chapters.at(-1);
    if (last !== undefined) await writeOn(db, tellOn(sample, last, year, policies));
  }
}

async function placeReceipts(bucket: Bucket, { id, receipts }: SampleExpense): Promise<Receipt[]> {
  const store = createReceiptStore(bucket);
  const placed = receipts.map(async (name, slot) => {
    const { type, bytes } = ownReceipt(name);
    await bucket.file(receiptPath(id, slot)).save(bytes, { contentType: type, resumable: false });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return store.pin(id, { slot, name, type, size: bytes.length, sha256 });
  });
  return Promise.all(placed);
}

async function writeChapters(db: Firestore, chapters: readonly Chapter[]): Promise<void> {
  for (const [index, { at, decided, expense }] of chapters.entries()) {
    const mails = mailsOf({ decided, expense });
    const isLast = index === chapters.length - 1;
    const waiting = mails.filter(({ purpose }) => isLast && purpose === 'review');
    const sent = mails.filter((mail) => !waiting.includes(mail));
    await putSent(db, sent, at);
    if (decided === null) {
      // Nobody sends the same form again, so any hash works.
      const content = createHash('sha256').update(JSON.stringify(expense.submission)).digest('hex');
      const batch = db.batch();
      addExpense(batch, db, expense, content, waiting);
      await batch.commit();
    } else {
      const before = await storedExpense(db, expense.id);
      const commit = { before, expense, change: decided.change, mails: waiting };
      await commitChanges(db, [commit], { by: decided.by }, at);
    }
  }
}

async function writeOn(db: Firestore, chapters: readonly AdminChapter[]): Promise<void> {
  for (const { at, by, change, expense } of chapters) {
    const before = await storedExpense(db, expense.id);
    const { mails, ...commit } = commitOf(before, { expense, change });
    await putSent(db, mails, at);
    await commitChanges(db, [{ ...commit, mails: [] }], actorFields(by), at);
  }
}

async function storedExpense(db: Firestore, id: string) {
  const { stored } = await readExpense(db, id);
  if (stored === null) throw new Error('The expense that was just written is gone.');
  return stored;
}

function mailsOf({ decided, expense }: Pick<Chapter, 'decided' | 'expense'>): NewMail[] {
  return decided === null
    ? mailsOfSubmission(expense)
    : mailsOfChange({ expense, change: decided.change }, '');
}

/** Stores mails of the past as the outbox has them after delivery. */
async function putSent(db: Firestore, mails: readonly NewMail[], at: Instant): Promise<void> {
  const batch = db.batch();
  for (const mail of mails) {
    const state: MailState = 'SENT';
    const sent = { ...mailDocument(mail, at), state, attempts: 1, sentAt: timestamp(at) };
    batch.create(db.collection(MAIL).doc(mailIdOf(mail)), sent);
  }
  await batch.commit();
}
