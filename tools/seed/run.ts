import { organization } from '@pa-ledger/domain/organization';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { recalculatePage } from '../../functions/src/totals/recalculate-endpoint.ts';
import { beginData, requireOwnData } from '../../ops/migrations/data-version.ts';
import { seedAdmin } from './admin.ts';
import { yearSoFar } from './fiscal-year.ts';
import { writeBooks } from './write-books.ts';
import { writeExpenses } from './write-expenses.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** What a seed can use. */
export interface SeedContext {
  /** An app with admin rights on the emulators. */
  readonly app: App;
  /** The address of the app in the Hosting emulator, without a slash at its end. */
  readonly appUrl: string;
}

/** Fills the emulators with sample data. Running it again changes nothing. */
export async function seed({ app }: SeedContext): Promise<void> {
  await seedAdmin(app);
  await seedAssociation(getFirestore(app), getStorage(app).bucket());
}

/**
 * Writes the sample association: books, and expenses in every state with their receipts.
 * @throws Failure when the project has data of another version.
 */
export async function seedAssociation(db: Firestore, bucket: Bucket): Promise<void> {
  await beginData(db);
  await requireOwnData(db);
  const { timeZone, fiscalYearFirstMonth } = organization;
  const year = yearSoFar(Date.now(), timeZone, fiscalYearFirstMonth);
  // The approvers are written before the first expense looks them up.
  await writeBooks(db, year);
  await writeExpenses(db, bucket, year);
  await countLedger(db);
}

/** Counts the totals, whether or not the functions have seen everything that was written. */
async function countLedger(db: Firestore): Promise<void> {
  const services = { db, clock: () => Date.now(), checkpoint: () => undefined };
  let from: string | null = null;
  do from = (await recalculatePage(services, from)).next;
  while (from !== null);
}
