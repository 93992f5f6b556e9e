import {
  cellFrom,
  MEASURES,
  NO_MEASURES,
  type Cell,
  type Measures,
} from '@pa-ledger/domain/ledger';
import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { jitter } from '../jitter.ts';
import { measuresFrom } from '../store/counted.ts';
import { isContention, isGone, isPassing } from '../store/errors.ts';
import { COUNTED, TOTALS } from '../store/paths.ts';
import { collect, readPage } from './pages.ts';
import type { Difference, PageReport, PageStart, Recalculator } from './recalculate.ts';
import { cellSentence, readNames } from './words.ts';

/** Each cell costs six sums over what is counted in it. */
const CELLS = 50;
const MAX_TRIES = 6;

/** A cell that was wrong. */
interface CellChange {
  readonly path: string;
  /** Null for a document that is no cell. */
  readonly cell: Cell | null;
  readonly before: Measures;
  readonly after: Measures;
}

/** Whether each cell of a page is the sum of what is counted in it. */
export async function checkCells({ db }: Recalculator, start: PageStart): Promise<PageReport> {
  const { found, last } = await readPage(db, TOTALS, start, [], CELLS);
  const changes = await collect(found, ({ ref }) => checkCell(db, ref));
  const names = await readNames(db, changes.length > 0);
  const differed = changes.map((change): Difference => ({
    what: 'total',
    path: change.path,
    sentence: cellSentence(change.cell, change.before, change.after, names),
  }));
  return { checked: found.length, differed, last };
}

/**
 * Reads the cell, then the sums, and writes under the cell's version. Whatever is counted is written together with its
 * cell: if the cell is still the same at the commit, so were the sums since it was read.
 */
async function checkCell(db: Firestore, ref: DocumentReference): Promise<CellChange | null> {
  for (let attempt = 1; ; attempt++) {
    const found = await ref.get();
    const { updateTime } = found;
    const data = found.data();
    if (data === undefined || updateTime === undefined) return null;
    const cell = cellFrom(ref.id);
    const after = cell === null ? NO_MEASURES : await sumsOf(db, ref.id);
    if (cell !== null && isRight(data, cell, after)) return null;
    try {
      if (cell === null) await ref.delete({ lastUpdateTime: updateTime });
      else await ref.update({ ...cell, ...after }, { lastUpdateTime: updateTime });
      return { path: ref.path, cell, before: measuresFrom(data), after };
    } catch (error) {
      const mayPass = isContention(error) || isGone(error) || isPassing(error);
      if (attempt >= MAX_TRIES || !mayPass) throw error;
      await jitter(attempt);
    }
  }
}

function isRight(data: DocumentData, cell: Cell, sums: Measures): boolean {
  return (
    data['categoryId'] === cell.categoryId &&
    data['fundId'] === cell.fundId &&
    MEASURES.every((measure) => data[measure] === sums[measure])
  );
}

/** One query for each measure: each has its index, and the database adds whole numbers exactly. */
async function sumsOf(db: Firestore, cellId: string): Promise<Measures> {
  const counted = db.collection(COUNTED).where('cell', '==', cellId);
  const sums = await Promise.all(
    MEASURES.map(async (measure) => {
      const sum = await counted.aggregate({ total: AggregateField.sum(measure) }).get();
      return [measure, sum.data().total] as const;
    }),
  );
  // Made from the list of all measures.
  return Object.fromEntries(sums) as Record<keyof Measures, number>;
}
