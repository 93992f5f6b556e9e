import type { FilesFolder } from '@pa-ledger/domain/expenses/expense';
import type { App } from 'firebase-admin/app';
import {
  getFirestore,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** A stored document with its id. */
export interface Found {
  readonly id: string;
  readonly data: DocumentData;
}

/** What is stored about an expense beside its document. */
interface BelowExpense {
  /** By time, as the history is. */
  readonly decisions: readonly DocumentData[];
  /** The versions of the submission before the present one, the first one first. */
  readonly versions: readonly DocumentData[];
  readonly history: readonly DocumentData[];
  readonly mails: readonly DocumentData[];
}

/** An expense with its subcollections and the mails about it. */
export type FoundExpense = Found & BelowExpense;

/** An expense's document and everything that is stored about it, without ids. */
export interface ExpenseFacts extends BelowExpense {
  readonly expense: DocumentData;
  /** How to reach the submitter; null when there is no such document. */
  readonly contact: DocumentData | null;
}

/** An object in Cloud Storage. */
export interface FoundObject {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly generation: string;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
}

/** The transactions and their stored totals, by the names of their collections. */
const LEDGER = [
  ...(['expenses', 'payments', 'revenueItems', 'manualExpenses', 'transfers'] as const),
  ...(['totals', 'accountTotals', 'counted'] as const),
] as const;
/** What else the checks need. */
const OTHERS = [
  ...([
    'categories',
    'funds',
    'accounts',
    'settings',
    'journal',
    'notices',
    'categoryNames',
    'budgetItems',
    'incomeItems',
    'budgets',
  ] as const),
  ...([
    'fundBalances',
    'checkNumbers',
    'closings',
    'statements',
    'clearings',
    'deposits',
    'treasurerReports',
    'ratifications',
    'ratified',
    'mailQuotas',
    'reminders',
    'alerts',
    'admins',
    'contacts',
  ] as const),
] as const;

type Collections<Name extends string> = Readonly<Record<Name, readonly Found[]>>;

export type LedgerData = Collections<(typeof LEDGER)[number]>;

/** Everything that the checks need, read once. */
export interface ProjectData extends LedgerData, Collections<(typeof OTHERS)[number]> {
  readonly expenses: readonly FoundExpense[];
  /** `schema/version`; null when there is none. */
  readonly dataVersion: DocumentData | null;
  readonly mails: readonly Found[];
  readonly receipts: readonly FoundObject[];
  /** The pictures of deposits' slips. */
  readonly slips: readonly FoundObject[];
}

/** Reads the transactions and their totals. */
export function readLedger(db: Firestore): Promise<LedgerData> {
  return readEach(db, LEDGER);
}

/**
 * Reads the whole project.
 * @param bucket the bucket with its receipts.
 */
export async function readProject(app: App, bucket: string): Promise<ProjectData> {
  const db = getFirestore(app);
  const ledger = await readLedger(db);
  const { mail: mails } = await readEach(db, ['mail']);
  return {
    ...ledger,
    ...(await readEach(db, OTHERS)),
    expenses: await withAllBelow(db, ledger.expenses, mails),
    dataVersion: (await db.doc('schema/version').get()).data() ?? null,
    mails,
    receipts: await readFiles(app, bucket, 'receipts'),
    slips: await readFiles(app, bucket, 'deposits'),
  };
}

/** Reads collections, each by its name. */
async function readEach<Name extends string>(
  db: Firestore,
  names: readonly Name[],
): Promise<Record<Name, Found[]>> {
  const found: [Name, Found[]][] = [];
  for (const name of names) {
    const { docs } = await db.collection(name).get();
    found.push([name, docs.map((document) => ({ id: document.id, data: document.data() }))]);
  }
  // Object.fromEntries loses the names.
  return Object.fromEntries(found) as Record<Name, Found[]>;
}

async function withAllBelow(
  db: Firestore,
  expenses: readonly Found[],
  mails: readonly Found[],
): Promise<FoundExpense[]> {
  const decisions = await readBelow(db, 'decisions');
  const history = await readBelow(db, 'history');
  const versions = await readBelow(db, 'versions');
  const mailsOf = Map.groupBy(mails, ({ data }) => String(data['expenseId']));
  return expenses.map((expense) => ({
    ...expense,
    decisions: decisions.get(expense.id) ?? [],
    history: history.get(expense.id) ?? [],
    versions: byVersion(versions.get(expense.id) ?? []),
    mails: (mailsOf.get(expense.id) ?? []).map(({ data }) => data),
  }));
}

/** Returns a subcollection of all expenses, by the expense's id, in the order of time. */
async function readBelow(db: Firestore, name: string): Promise<Map<string, DocumentData[]>> {
  const { docs } = await db.collectionGroup(name).get();
  const byExpense = Map.groupBy(docs, ({ ref }) => ref.parent.parent?.id ?? '');
  return new Map([...byExpense].map(([id, found]) => [id, inOrder(found)]));
}

/**
 * Returns the data of documents in the order of their field `at`; at the same moment in the order in which they were
 * stored, and of one commit in the order of their ids.
 */
export function inOrder(documents: readonly QueryDocumentSnapshot[]): DocumentData[] {
  const key = ({ createTime, id }: QueryDocumentSnapshot) => `${createTime.valueOf()} ${id}`;
  return documents
    .toSorted(
      (one, other) =>
        momentOf(one.get('at')) - momentOf(other.get('at')) || (key(one) < key(other) ? -1 : 1),
    )
    .map((document) => document.data());
}

/** Returns earlier versions of a submission, the first one first. */
export function byVersion(versions: readonly DocumentData[]): DocumentData[] {
  return versions.toSorted((one, other) => Number(one['version']) - Number(other['version']));
}

async function readFiles(app: App, bucket: string, folder: FilesFolder): Promise<FoundObject[]> {
  const [files] = await getStorage(app)
    .bucket(bucket)
    .getFiles({ prefix: `${folder}/` });
  return files.map(({ name, metadata }) => ({
    path: name,
    size: Number(metadata.size),
    generation: String(metadata.generation),
    createdAt: Date.parse(String(metadata.timeCreated)),
  }));
}

/** Returns a Timestamp's moment in milliseconds; not a number when it is not a Timestamp. */
export function momentOf(value: unknown): number {
  const inMilliseconds: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'toMillis') : undefined;
  return typeof inMilliseconds === 'function' ? Number(inMilliseconds.call(value)) : Number.NaN;
}
