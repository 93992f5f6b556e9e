import { organization } from '@pa-ledger/domain/organization';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { recalculatePage } from '../../functions/src/totals/recalculate-endpoint.ts';
import { type Bucket, bucketOf } from '../../ops/base/bucket.ts';
import { usualBucket } from '../../ops/base/project-app.ts';
import { beginData, requireOwnData } from '../../ops/base/data-version.ts';
import { seedAdmin } from './admin.ts';
import { yearSoFar } from './fiscal-year.ts';
import { sampleServices } from './sample-services.ts';
import { writeAccounts, writeBank } from './write-bank.ts';
import { writeBooks } from './write-books.ts';
import { writeExpenses } from './write-expenses.ts';

/** Begins an association without books. @param app has admin rights on the emulators. */
export async function begin(app: App): Promise<void> {
  await seedAdmin(app);
  await beginData(getFirestore(app));
}

/** Fills the emulators with sample data. Running it again changes nothing. @param app has admin rights on them. */
export async function seed(app: App): Promise<void> {
  await seedAdmin(app);
  await seedAssociation(getFirestore(app), bucketOf(app, usualBucket(null)));
}

/**
 * Writes the sample association: books, expenses in every state with their receipts, and what was done with the bank.
 * @throws Failure when the project has data of another version.
 */
export async function seedAssociation(db: Firestore, bucket: Bucket): Promise<void> {
  await beginData(db);
  await requireOwnData(db);
  const { timeZone, fiscalYearFirstMonth } = organization;
  const year = yearSoFar(Date.now(), timeZone, fiscalYearFirstMonth);
  // Entries name the accounts, and the first expense looks the approvers up.
  await writeAccounts(db, bucket, year);
  await writeBooks(db, year);
  await writeExpenses(db, bucket, year);
  await writeBank(db, bucket, year);
  await countLedger(db, bucket);
}

/** Counts the totals, whether or not the functions have seen everything that was written. */
async function countLedger(db: Firestore, bucket: Bucket): Promise<void> {
  const services = sampleServices(db, bucket, Date.now());
  let from: string | null = null;
  do from = (await recalculatePage(services, from)).next;
  while (from !== null);
}
