import { type FilesFolder, filePath } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { sweepReceipts } from '../../../functions/src/expenses/receipts/sweep-receipts.ts';
import type { Delivery } from '../../../functions/src/mail/deliver.ts';
import type { ReceiptStore, StoredReceipt } from '../../../functions/src/platform/services.ts';
import { sweepMail } from '../../../functions/src/sweep-mail.ts';
import { adminClient } from './admin-client.ts';
import { countReads } from './count-reads.ts';
import { filledForm } from './expenses.ts';
import { DONE, expensesIn } from './managed-expenses.ts';
import { putDocuments } from './stored-documents.ts';
import { keys, newExpenseId } from './suite.ts';
import type { TestEnvironment } from './test-environment.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

/** What a school of 500 families has in a year (docs/deploy.md), or a part of it. */
export interface YearOfASchool {
  readonly expenses: number;
  /** Entries of the journal about other records than approvers and categories. */
  readonly entries: number;
  readonly deposits: number;
  /** The receipts that have come in the last week, whatever the years. */
  readonly recentReceipts: number;
}

/** Documents that one run of each function of the clock reads. */
export interface ClockReads {
  readonly sweepMail: number;
  readonly sweepReceipts: number;
}

/** A school whose functions run by the clock, over years of its data. */
export interface SchoolOverYears {
  /** Adds one more year, before those that there are; it takes none of the present days. */
  addYear(): Promise<void>;
  /** Submits expenses that nobody decides, and sends what is due. */
  addWaiting(count: number): Promise<void>;
  /** Runs both functions twice and counts the second run: the first one does what is left to do. */
  runClock(): Promise<ClockReads>;
}

/**
 * Begins with what came in the last days; whatever the years, these are the same.
 * @param year what one year adds.
 */
export async function createSchoolOverYears(
  testEnv: TestEnvironment,
  year: YearOfASchool,
): Promise<SchoolOverYears> {
  const { db, time } = testEnv;
  const files: Record<FilesFolder, StoredReceipt[]> = { receipts: [], papers: [] };
  const services = {
    ...testEnv.services,
    organization,
    receipts: storeOf(testEnv.services.receipts, files.receipts),
    papers: storeOf(testEnv.services.papers, files.papers),
  };
  const delivery: Delivery = {
    services,
    organization,
    keys,
    appUrl: 'https://expenses.example.org',
    send: () => Promise.resolve(),
  };
  const mail = () => sweepMail(services, () => delivery);
  const template = await paidExpense(testEnv, mail);
  const named = Array.from({ length: year.recentReceipts }, (_, slot) =>
    filePath('receipts', template.id, slot),
  );
  await db.doc(`expenses/${template.id}`).update({ receiptPaths: named });
  const keep = (folder: FilesFolder, owner: string, createdAt: number, slot = 0): void => {
    const kept = { owner, createdAt, pinned: true, metageneration: '2' };
    files[folder].push({ path: filePath(folder, owner, slot), ...kept });
  };
  for (let slot = 0; slot < year.recentReceipts; slot++)
    keep('receipts', template.id, time.now - 2 * DAY, slot);
  const recent = entryOf('papers', time.now - 2 * DAY, `deposits~${newExpenseId()}`);
  await putDocuments(db, new Map([recent, papersOf(recent[1].document)]));
  keep('papers', recent[1].document, time.now - 2 * DAY);
  let years = 0;
  const reads = countReads(db);

  return {
    async addYear() {
      years++;
      const documents = new Map<string, DocumentData>();
      const momentOf = (index: number, count: number): number =>
        // Neither the last week nor the week before it, in which an entry is news.
        time.now - 30 * DAY - (years - 1) * YEAR - (index / count) * (YEAR - 30 * DAY);
      for (let index = 0; index < year.expenses; index++) {
        const id = newExpenseId();
        const at = momentOf(index, year.expenses);
        for (const [path, data] of template.documents)
          documents.set(
            path.replaceAll(template.id, id),
            moved(data, template.id, id, at - time.now),
          );
        keep('receipts', id, at);
      }
      for (let index = 0; index < year.entries; index++) {
        const collection = ENTRIES_OF[index % ENTRIES_OF.length] ?? 'revenueItems';
        documents.set(...entryOf(collection, momentOf(index, year.entries)));
      }
      for (let index = 0; index < year.deposits; index++) {
        const owner = `deposits~${newExpenseId()}`;
        documents.set(...papersOf(owner));
        keep('papers', owner, momentOf(index, year.deposits));
      }
      await putDocuments(db, documents);
    },
    async addWaiting(count) {
      for (let made = 0; made < count; made++) await testEnv.submit(await filledForm());
      await mail();
    },
    async runClock() {
      await mail();
      await sweepReceipts(services);
      reads.take();
      await mail();
      const ofMail = reads.take();
      await sweepReceipts(services);
      return { sweepMail: ofMail, sweepReceipts: reads.take() };
    },
  };
}

/** What the journal is mostly about, and what the clock's functions look for in it. */
const ENTRIES_OF = [
  'revenueItems',
  'manualExpenses',
  'settings',
  'deposits',
  'categories',
] as const;

/** An entry of the journal. */
function entryOf(
  collection: string,
  at: number,
  document = newExpenseId(),
): [path: string, entry: { document: string }] {
  const made = { collection, document, version: 1, kind: 'created', by: 'ann@example.com' };
  const entry = { ...made, at: Timestamp.fromMillis(at), before: null, after: {} };
  return [`journal/${collection}_${document}_1`, entry];
}

/** The papers of a deposit: a picture of its slip. */
function papersOf(owner: string): [path: string, papers: DocumentData] {
  return [`papers/${owner}`, { papers: [{ slot: 0 }] }];
}

/** Has an expense approved and paid and its mails sent. @returns its id, and its documents by their paths. */
async function paidExpense(testEnv: TestEnvironment, mail: () => Promise<void>) {
  const { db } = testEnv;
  const { approved, check } = expensesIn(() => testEnv);
  const id = await approved();
  const paid = await adminClient(testEnv.services).pay(id, check());
  if (paid.status !== DONE.status) throw new Error(`The expense was not paid: ${paid.body.error}`);
  await mail();
  const [expense, contact, mails] = await Promise.all([
    db.doc(`expenses/${id}`).get(),
    db.doc(`contacts/${id}`).get(),
    db.collection('mail').where('expenseId', '==', id).get(),
  ]);
  const documents = [expense, contact, ...mails.docs].map((found): [string, DocumentData] => [
    found.ref.path,
    found.data() ?? {},
  ]);
  return { id, documents };
}

/** Returns a document as it would be of another expense at another time. */
function moved(value: unknown, id: string, other: string, ms: number): DocumentData {
  const all = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replaceAll(id, other);
    if (part instanceof Timestamp) return Timestamp.fromMillis(part.toMillis() + ms);
    if (Array.isArray(part)) return part.map(all);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, own]) => [name, all(own)]));
  };
  // A document is an object, and so is what comes of it.
  return all(value) as DocumentData;
}

/** A store whose list of files is this one: thousands of real uploads would take longer than all else. */
function storeOf(store: ReceiptStore, files: readonly StoredReceipt[]): ReceiptStore {
  return {
    ...store,
    forEach: async (visit) => {
      for (const file of files) await visit(file);
    },
  };
}
