import {
  anyCellFrom,
  MEASURES,
  isOfAccount,
  NO_AMOUNTS,
  readAmounts,
  type CellKey,
  type TotalsAmounts,
} from '@pa-ledger/domain/ledger/cells';
import { isMonth } from '@pa-ledger/domain/time/months';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { ACCOUNT_TOTALS, type TOTALS } from '../../firestore/paths.ts';
import { countedTotalOf } from '../../firestore/queries.ts';
import {
  readPage,
  type Difference,
  type PageReport,
  type PageStart,
  type Recalculator,
} from './pages.ts';
import { createMissing } from './check-home.ts';
import { cellSentence, readNames } from './difference-messages.ts';

/** How many cells to check at once. Each costs one sum over its lines for every measure. */
const CELLS = 20;
const MAX_TRIES = 10;

/** A cell's id begins with its month, such as `2026-09`. */
const MONTH_LENGTH = 7;

/** A cell that was wrong. */
export interface CellChange {
  readonly path: string;
  /** Null for a document that isn't a cell. */
  readonly cell: CellKey | null;
  readonly before: TotalsAmounts;
  readonly after: TotalsAmounts;
}

/** Checks that each cell of a page is the sum of its lines. @param collection `totals` or `accountTotals`. */
export async function checkCells(
  { db }: Recalculator,
  collection: typeof TOTALS | typeof ACCOUNT_TOTALS,
  start: PageStart,
): Promise<PageReport> {
  const { found, last } = await readPage(db, collection, start, [], CELLS);
  if (collection !== ACCOUNT_TOTALS)
    await createMissing(db, found.map(({ id }) => id.slice(0, MONTH_LENGTH)).filter(isMonth));
  const checked = await Promise.all(found.map(({ ref }) => checkCell(db, ref)));
  const changes = checked.filter((change) => change !== null);
  const names = await readNames(db, changes.length > 0);
  const differed = changes.map((change): Difference => ({
    what: 'total',
    path: change.path,
    sentence: cellSentence(change.cell, change.before, change.after, names),
  }));
  return { checked: found.length, differed, last };
}

/**
 * Every commit that changes a line changes its cell, so while a cell stays, so do the sums of its lines. A read without a lock
 * finds most cells right. If a cell seems wrong, we read it again in a transaction, which locks it while we add up.
 */
export async function checkCell(db: Firestore, ref: DocumentReference): Promise<CellChange | null> {
  if ((await changeOf(db, await ref.get())) === null) return null;
  return db.runTransaction(
    async (transaction) => {
      const found = await transaction.get(ref);
      const change = await changeOf(db, found);
      if (change?.cell === null) transaction.delete(ref);
      else if (change !== null) transaction.update(ref, { ...change.cell, ...change.after });
      return change;
    },
    { maxAttempts: MAX_TRIES },
  );
}

/** Returns what's wrong with a cell as it was read; null if it's right or gone. */
export async function changeOf(db: Firestore, found: DocumentSnapshot): Promise<CellChange | null> {
  const { id, path } = found.ref;
  const data = found.data();
  if (data === undefined) return null;
  const cell = cellIn(found.ref);
  const after = cell === null ? NO_AMOUNTS : await sumsOf(db, id);
  if (cell !== null && isRight(data, cell, after)) return null;
  return { path, cell, before: readAmounts(data), after };
}

/** Returns which cell a document is; null if it isn't one, or is in the wrong collection. */
function cellIn({ id, parent }: DocumentReference): CellKey | null {
  const cell = anyCellFrom(id);
  return cell !== null && isOfAccount(cell) === (parent.id === ACCOUNT_TOTALS) ? cell : null;
}

/** Returns whether a document's fields name its cell. */
export function isNamed(data: DocumentData, cell: CellKey): boolean {
  return Object.entries(cell).every(([field, value]) => data[field] === value);
}

function isRight(data: DocumentData, cell: CellKey, sums: TotalsAmounts): boolean {
  return isNamed(data, cell) && MEASURES.every((measure) => (data[measure] ?? 0) === sums[measure]);
}

/** Runs one query for each measure, which has its own index. The database adds whole numbers exactly. */
async function sumsOf(db: Firestore, cellId: string): Promise<TotalsAmounts> {
  const sums = await Promise.all(
    MEASURES.map(async (measure) => {
      const sum = await countedTotalOf(db, cellId, measure).get();
      return [measure, sum.data().total] as const;
    }),
  );
  // It is made from the list of all measures.
  return Object.fromEntries(sums) as Record<keyof TotalsAmounts, number>;
}
