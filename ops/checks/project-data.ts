import type { FilesFolder } from '@pa-ledger/domain/expenses/expense';
import { LEDGER_COLLECTIONS } from '@pa-ledger/domain/ledger/lines';
import { RECORDS, type RecordName } from '@pa-ledger/domain/ledger/record-fields';
import type { App } from 'firebase-admin/app';
import {
  getFirestore,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { DECISIONS, HISTORY, VERSIONS } from '../../functions/src/firestore/paths.ts';
import { instantOf } from '../../functions/src/firestore/timestamps.ts';

/** A stored document with its id. */
export interface Found {
  readonly id: string;
  readonly data: DocumentData;
  /** When it was last written, in milliseconds since 1970; absent if it isn't from the database. */
  readonly updatedAt?: number;
}

/** An expense with everything stored below it. */
export interface FoundExpense extends Found {
  /** Oldest first. */
  readonly decisions: readonly DocumentData[];
  readonly history: readonly DocumentData[];
  /** The earlier versions of the submission, oldest first. */
  readonly versions: readonly DocumentData[];
}

/** A file in Cloud Storage. */
export interface FoundFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly generation: string;
  /** Of its bytes, in Base64. */
  readonly md5: string;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
}

/** The transactions, their totals, and how each transaction counts in them. */
const LEDGER = [...LEDGER_COLLECTIONS, 'totals', 'accountTotals', 'counted'] as const;

const OTHERS = [
  'people',
  'search',
  'approverSearch',
  'settings',
  'contacts',
  'advanceHolders',
  'checkNumbers',
  'spoiledChecks',
  'journal',
  'closings',
  'statements',
  'clearings',
  'deposits',
  'papers',
  'findings',
  'reviews',
  'reviewTicks',
  'letters',
  'ratifications',
  'ratified',
  'home',
  'homeShares',
  'mail',
] as const;

// The keys of a constant table are its own literal keys.
const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];

type Collections<Name extends string> = Readonly<Record<Name, readonly Found[]>>;

export type LedgerData = Collections<(typeof LEDGER)[number]>;

/** Everything that the checks need, read once, by collection name. */
export interface ProjectData
  extends LedgerData, Collections<(typeof OTHERS)[number]>, Collections<RecordName> {
  readonly expenses: readonly FoundExpense[];
  readonly receipts: readonly FoundFile[];
  /** The files of papers. */
  readonly paperFiles: readonly FoundFile[];
}

/** Reads the transactions and their totals. */
export function readLedger(db: Firestore): Promise<LedgerData> {
  return readEach(db, LEDGER);
}

/** Reads the whole project. @param bucket the bucket with its receipts. */
export async function readProject(app: App, bucket: string): Promise<ProjectData> {
  const db = getFirestore(app);
  const found = await readEach(db, [...LEDGER, ...OTHERS, ...RECORD_NAMES]);
  const [decisions, history, versions] = await Promise.all(
    [DECISIONS, HISTORY, VERSIONS].map((name) => readBelow(db, name)),
  );
  const expenses = found.expenses.map((expense) => ({
    ...expense,
    decisions: inOrder(decisions?.get(expense.id) ?? []),
    history: inOrder(history?.get(expense.id) ?? []),
    versions: byVersion((versions?.get(expense.id) ?? []).map((version) => version.data())),
  }));
  const receipts = await readFiles(app, bucket, 'receipts');
  return { ...found, expenses, receipts, paperFiles: await readFiles(app, bucket, 'papers') };
}

async function readEach<Name extends string>(
  db: Firestore,
  names: readonly Name[],
): Promise<Record<Name, Found[]>> {
  const found = await Promise.all(
    names.map(async (name) => {
      const { docs } = await db.collection(name).get();
      const found = docs.map((document) => ({
        id: document.id,
        data: document.data(),
        updatedAt: document.updateTime.toMillis(),
      }));
      return [name, found] as const;
    }),
  );
  // Object.fromEntries loses the names.
  return Object.fromEntries(found) as Record<Name, Found[]>;
}

/** Returns a subcollection of all expenses, by the expense's id. */
async function readBelow(
  db: Firestore,
  name: string,
): Promise<Map<string, QueryDocumentSnapshot[]>> {
  const { docs } = await db.collectionGroup(name).get();
  return Map.groupBy(docs, ({ ref }) => ref.parent.parent?.id ?? '');
}

/**
 * Returns documents sorted by their field `at`; within a moment, in the order in which they were stored, and within a commit,
 * by their ids.
 */
export function inOrder(documents: readonly QueryDocumentSnapshot[]): DocumentData[] {
  const at = (one: QueryDocumentSnapshot): number => instantOf(one.get('at')) ?? 0;
  const key = ({ createTime, id }: QueryDocumentSnapshot) => `${createTime.valueOf()} ${id}`;
  return documents
    .toSorted((one, other) => at(one) - at(other) || (key(one) < key(other) ? -1 : 1))
    .map((document) => document.data());
}

/** Returns the earlier versions of a submission, oldest first. */
export function byVersion(versions: readonly DocumentData[]): DocumentData[] {
  return versions.toSorted((one, other) => Number(one['version']) - Number(other['version']));
}

async function readFiles(app: App, bucket: string, folder: FilesFolder): Promise<FoundFile[]> {
  const [files] = await getStorage(app)
    .bucket(bucket)
    .getFiles({ prefix: `${folder}/` });
  return files.map(({ name, metadata }) => ({
    path: name,
    size: Number(metadata.size),
    generation: String(metadata.generation),
    md5: metadata.md5Hash ?? '',
    createdAt: Date.parse(String(metadata.timeCreated)),
  }));
}
