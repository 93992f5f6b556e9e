import type { Receipt } from '@pa-ledger/domain/expense';
import { openStepIndex, receiptPath } from '@pa-ledger/domain/expense';
import { organization } from '@pa-ledger/domain/organization';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { createHash } from 'node:crypto';
import { newNonce } from '../../functions/src/link/token.ts';
import { reviewMails } from '../../functions/src/mail/occasions.ts';
import { commitDecision, createExpense, readExpense } from '../../functions/src/store/expenses.ts';
import { commitManagement } from '../../functions/src/store/managed-expenses.ts';
import type { NewMail } from '../../functions/src/store/outbox.ts';
import { EXPENSES } from '../../functions/src/store/paths.ts';
import { createReceiptStore } from '../../functions/src/store/receipts.ts';
import { PENDING_EXPENSES } from './expenses/pending.ts';
import type { SampleExpense } from './expenses/sample-expense.ts';
import { SETTLED_EXPENSES } from './expenses/settled.ts';
import { dayAt, type YearSoFar } from './fiscal-year.ts';
import { receiptFile } from './receipts/receipt-file.ts';
import { tell, tellOn, type AdminChapter, type Chapter } from './story.ts';

type Bucket = ReturnType<Storage['bucket']>;

/**
 * Writes the sample expenses with the server's own code. Of all mails that their stories would have made, only the
 * approvers' mails for steps that are open now go out, so that they can be tried at once.
 */
export async function writeExpenses(db: Firestore, bucket: Bucket, year: YearSoFar): Promise<void> {
  for (const sample of [...PENDING_EXPENSES, ...SETTLED_EXPENSES]) {
    const there = db.collection(EXPENSES).doc(sample.id);
    if ((await there.get()).exists) continue;
    const receipts = await placeReceipts(bucket, sample, dayAt(sample.share, year));
    const { policies } = organization;
    const chapters = tell(sample, year, receipts, policies, newNonce);
    await writeChapters(db, chapters);
    const last = chapters.at(-1);
    if (last !== undefined) await writeOn(db, tellOn(sample, last, year, policies));
  }
}

async function placeReceipts(
  bucket: Bucket,
  { id, receipts }: SampleExpense,
  date: string,
): Promise<Receipt[]> {
  const store = createReceiptStore(bucket);
  const placed = receipts.map(async (receipt, slot) => {
    const { name, type, bytes } = receiptFile(receipt, date);
    await bucket.file(receiptPath(id, slot)).save(bytes, { contentType: type, resumable: false });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return store.pin(id, { slot, name, type, size: bytes.length, sha256 });
  });
  return Promise.all(placed);
}

async function writeChapters(db: Firestore, chapters: readonly Chapter[]): Promise<void> {
  for (const [index, { at, act, expense }] of chapters.entries()) {
    const mails = index === chapters.length - 1 ? mailsNow(expense) : [];
    if (act === null) {
      // Nobody sends the same form again: any hash will do.
      const content = createHash('sha256').update(JSON.stringify(expense.submission)).digest('hex');
      await createExpense(db, expense, content, mails);
      continue;
    }
    const { stored } = await readExpense(db, expense.id);
    if (stored === null) throw new Error('The expense that was just written is gone.');
    await commitDecision(db, { before: stored, after: expense, act, at, mails });
  }
}

async function writeOn(db: Firestore, chapters: readonly AdminChapter[]): Promise<void> {
  for (const { at, by, line, expense } of chapters) {
    const { stored } = await readExpense(db, expense.id);
    if (stored === null) throw new Error('The expense that was just written is gone.');
    await commitManagement(db, { before: stored, after: expense, line, by, at, mails: [] });
  }
}

function mailsNow(expense: Chapter['expense']): NewMail[] {
  const open = openStepIndex(expense);
  return open === null
    ? []
    : reviewMails(expense, open, expense.steps[open]?.approvers ?? [], 'opened');
}
