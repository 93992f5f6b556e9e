import { anyCellFrom, NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COUNTED } from '../../firestore/paths.ts';
import { isAlreadyExists } from '../../platform/failures.ts';
import { cellPath, countedPlaceOf, linesOfHead } from '../counted-lines.ts';
import { recountDoubtful } from './check-ledger.ts';
import { readNames, strayLineSentence } from './difference-messages.ts';
import {
  readAll,
  readPage,
  type Difference,
  type PageReport,
  type PageStart,
  type Recalculator,
} from './pages.ts';

/** Checks that each line still has its ledger document, its head and its cell. */
export async function checkCounted(services: Recalculator, start: PageStart): Promise<PageReport> {
  const { db } = services;
  const { found, last } = await readPage(db, COUNTED, start, ['cell']);
  const [heads, further] = partition(found, ({ id }) => countedPlaceOf(id).line === 0);
  const gone = await goneOf(db, heads);
  await createMissingCells(db, found);
  const strays = await removeStrays(db, further);
  const differed = await recountDoubtful(
    services,
    gone.map(({ id, ref: { path } }) => ({ id, path, isReported: true })),
  );
  return { checked: found.length, differed: [...differed, ...strays], last };
}

function partition<Item>(
  items: readonly Item[],
  belongs: (item: Item) => boolean,
): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

/** Returns the heads whose ledger document is gone. `checkLedger` checks the others. */
async function goneOf(
  db: Firestore,
  heads: readonly DocumentSnapshot[],
): Promise<DocumentSnapshot[]> {
  const known = heads.flatMap((document) => {
    const { place } = countedPlaceOf(document.id);
    return place === null ? [] : [{ document, path: `${place.collection}/${place.id}` }];
  });
  const ledger = await readAll(db, known, ({ path }) => path);
  const there = new Set(
    known.filter((_, index) => ledger[index]?.exists).map((each) => each.document),
  );
  return heads.filter((document) => !there.has(document));
}

/** Removes further lines that their head doesn't announce. `checkCells` then finds what their cells have too much. */
async function removeStrays(
  db: Firestore,
  further: readonly DocumentSnapshot[],
): Promise<Difference[]> {
  const heads = await readAll(db, further, ({ id }) => `${COUNTED}/${countedPlaceOf(id).headId}`);
  const strays = further.filter((line, index) => isStray(line, heads[index]));
  const names = await readNames(db, strays.length > 0);
  const removed: Difference[] = [];
  for (const stray of strays) {
    const line = await removeStray(db, stray);
    if (line === null) continue;
    const collection = countedPlaceOf(stray.id).place?.collection ?? null;
    const sentence = strayLineSentence(collection, line.data() ?? {}, names);
    removed.push({ what: 'transaction', path: stray.ref.path, sentence });
  }
  return removed;
}

function isStray({ id }: DocumentSnapshot, head: DocumentSnapshot | undefined): boolean {
  return head === undefined || countedPlaceOf(id).line >= linesOfHead(head);
}

/** The transaction locks the head, so that no count writes the line. @returns null if it's not a stray now. */
function removeStray(
  db: Firestore,
  { id, ref }: DocumentSnapshot,
): Promise<DocumentSnapshot | null> {
  const headRef = db.collection(COUNTED).doc(countedPlaceOf(id).headId);
  return db.runTransaction(async (transaction) => {
    const [line, head] = await transaction.getAll(ref, headRef);
    if (line?.exists !== true || !isStray(line, head)) return null;
    transaction.delete(ref);
    return line;
  });
}

/** Creates an empty cell for each missing one. `checkCells` then finds what it lacks. */
export async function createMissingCells(
  db: Firestore,
  counted: readonly DocumentSnapshot[],
): Promise<void> {
  const ids = [...new Set(counted.map((document): unknown => document.get('cell')))];
  const cells = ids.flatMap((id) => {
    const cell = anyCellFrom(id);
    return cell === null ? [] : [{ cell, path: cellPath(cell) }];
  });
  const there = await readAll(db, cells, ({ path }) => path);
  for (const [index, { cell, path }] of cells.entries()) {
    if (there[index]?.exists === true) continue;
    try {
      await db.doc(path).create({ ...cell, ...NO_AMOUNTS });
    } catch (error) {
      // An event came first.
      if (!isAlreadyExists(error)) throw error;
    }
  }
}
