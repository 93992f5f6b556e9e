import {
  cellFrom,
  contributionOf,
  type LedgerCollection,
  NO_AMOUNTS,
  sameContribution,
} from '@pa-ledger/domain/ledger/ledger';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { contributionFrom, countedId, ledgerPlaceOf } from '../recount.ts';
import { COUNTED, TOTALS } from '../../firestore/paths.ts';
import {
  type Difference,
  type PageReport,
  type PageStart,
  readAll,
  readPage,
  type Recalculator,
  recountPage,
} from './pages.ts';
import { readNames, recountSentence } from './difference-messages.ts';
import { isAlreadyExists } from '../../platform/failures.ts';

/** The fields that `contributionOf` reads, in any collection. */
const FIELDS = ['categoryId', 'fundId', 'amount', 'status', 'submission.amount'];

/** The event of a more recent write, in milliseconds, may still be under way, so its missing contribution is not reported. */
const ON_ITS_WAY_MS = 30_000;

/** Checks that each document of a page contributes what it should. */
export async function checkLedger(
  services: Recalculator,
  collection: LedgerCollection,
  start: PageStart,
): Promise<PageReport> {
  const { db } = services;
  const { found, last } = await readPage(db, collection, start, FIELDS);
  const idOf = ({ id }: DocumentSnapshot) => countedId({ collection, id });
  const applied = await readAll(db, found, (document) => `${COUNTED}/${idOf(document)}`);
  const wrong = found.filter((document, index) => {
    const before = applied[index];
    const after = contributionOf(collection, document.data());
    const settled = before?.exists === (after !== null);
    return !settled || !sameContribution(contributionFrom(before.data()), after);
  });
  const differed = await recountDoubtful(
    services,
    wrong.map((document) => ({
      id: idOf(document),
      path: document.ref.path,
      isTold: services.clock() - (document.updateTime?.toMillis() ?? 0) >= ON_ITS_WAY_MS,
    })),
  );
  return { checked: found.length, differed, last };
}

/** Checks that each contribution still has its ledger document and its cell. */
export async function checkCounted(services: Recalculator, start: PageStart): Promise<PageReport> {
  const { db } = services;
  const { found, last } = await readPage(db, COUNTED, start, ['cell']);
  const gone = await goneOf(db, found);
  await createMissingCells(db, found);
  const differed = await recountDoubtful(
    services,
    gone.map(({ id, ref: { path } }) => ({ id, path, isTold: true })),
  );
  return { checked: found.length, differed, last };
}

/** A contribution that seems wrong, and the document to name in the report. */
interface Doubtful {
  readonly id: string;
  readonly path: string;
  readonly isTold: boolean;
}

/** Counts ledger documents again. @returns what was wrong and is to be reported. */
async function recountDoubtful(
  services: Recalculator,
  doubtful: readonly Doubtful[],
): Promise<Difference[]> {
  const names = await readNames(services.db, doubtful.length > 0);
  const changes = await recountPage(
    services,
    doubtful.map(({ id }) => id),
  );
  return doubtful.flatMap(({ id, path, isTold }): Difference[] => {
    const change = changes.get(id);
    if (change === undefined || !isTold) return [];
    const collection = ledgerPlaceOf(id)?.collection ?? null;
    return [{ what: 'transaction', path, sentence: recountSentence(collection, change, names) }];
  });
}

/** Returns the contributions whose ledger document is gone. `checkLedger` checks the contributions of the others. */
async function goneOf(
  db: Firestore,
  applied: readonly DocumentSnapshot[],
): Promise<DocumentSnapshot[]> {
  const known = applied.flatMap((document) => {
    const place = ledgerPlaceOf(document.id);
    return place === null ? [] : [{ document, path: `${place.collection}/${place.id}` }];
  });
  const ledger = await readAll(db, known, ({ path }) => path);
  const there = new Set(
    known.filter((_, index) => ledger[index]?.exists).map((each) => each.document),
  );
  return applied.filter((document) => !there.has(document));
}

/** Creates an empty cell for each that is gone. `checkCells` then finds what is missing in it. */
async function createMissingCells(
  db: Firestore,
  applied: readonly DocumentSnapshot[],
): Promise<void> {
  const ids = [...new Set(applied.map((document): unknown => document.get('cell')))];
  const cells = ids.flatMap((id) => {
    const cell = cellFrom(id);
    return cell === null ? [] : [{ cell, path: `${TOTALS}/${String(id)}` }];
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
