import { organization } from '@pa-ledger/domain/organization';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { rebuildSearch } from '../functions/src/search/check-search.ts';
import { recalculatePage } from '../functions/src/totals/recalculate-endpoint.ts';
import { bucketOf, type Bucket } from '../ops/base/bucket.ts';
import { beginData, requireOwnData } from '../ops/base/data-version.ts';
import { usualBucket, withProject } from '../ops/base/project-app.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';
import { seedPeople } from './seed/people.ts';
import { momentAt, yearSoFar, type YearSoFar } from './seed/fiscal-year.ts';
import { sampleServices } from './seed/sample-services.ts';
import { writeAccounts, writeBank } from './seed/write-bank.ts';
import { writeBooks } from './seed/write-books.ts';
import { writeExpenses } from './seed/write-expenses.ts';

/**
 * Fills the running emulators with the sample association. A second run changes nothing.
 * @throws Failure if they aren't running.
 */
export function seedEmulators(): Promise<void> {
  return showProgress('Writing the sample data', () =>
    withProject(null, async (app) => {
      await seedPeople(app, momentAt(0, presentYear()));
      await seedAssociation(getFirestore(app), bucketOf(app, usualBucket(null)));
    }),
  );
}

/** Begins an empty association in the emulators: its people, no books. */
export function beginEmpty(): Promise<void> {
  return showProgress('Beginning an empty association', () =>
    withProject(null, async (app) => {
      await seedPeople(app, Date.now());
      await beginData(getFirestore(app));
    }),
  );
}

/**
 * Writes the sample association: books, expenses in every state with their receipts, and its work with the bank.
 * @throws Failure if the project's data has another version.
 */
export async function seedAssociation(db: Firestore, bucket: Bucket): Promise<void> {
  await beginData(db);
  await requireOwnData(db);
  const year = presentYear();
  // Entries name the accounts, and the first expense needs the approvers.
  await writeAccounts(db, bucket, year);
  await writeBooks(db, year);
  await writeExpenses(db, bucket, year);
  await writeBank(db, bucket, year);
  await countLedger(db, bucket);
}

function presentYear(): YearSoFar {
  const { timeZone, fiscalYearFirstMonth } = organization;
  return yearSoFar(Date.now(), timeZone, fiscalYearFirstMonth);
}

/** Makes the search and counts the totals, whether or not the functions have seen all the writes. */
async function countLedger(db: Firestore, bucket: Bucket): Promise<void> {
  // First, so that Recalculate has nothing to correct, and nothing to warn of.
  await rebuildSearch(db);
  const services = sampleServices(db, bucket, Date.now());
  let from: string | null = null;
  do from = (await recalculatePage(services, from)).next;
  while (from !== null);
}

if (import.meta.main) {
  await runCommand(async () => {
    await seedEmulators();
    return 0;
  });
}
