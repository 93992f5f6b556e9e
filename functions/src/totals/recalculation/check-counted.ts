import { cellFrom, NO_AMOUNTS } from '@pa-ledger/domain/ledger/ledger';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ledgerPlaceOf } from '../contributions.ts';
import { isAlreadyExists } from '../../platform/failures.ts';
import { COUNTED, TOTALS } from '../../firestore/paths.ts';
import { readAll, readPage, recountPage } from './pages.ts';
import type { Difference, PageReport, PageStart, Recalculator } from './pages.ts';
import { readNames, recountSentence } from './difference-messages.ts';

/** Checks that each contribution still has its ledger document and its cell. */
export async function checkCounted(services: Recalculator, start: PageStart): Promise<PageReport> {
  const { db } = services;
  const { found, last } = await readPage(db, COUNTED, start, ['cell']);
  const gone = await goneOf(db, found);
  await createMissingCells(db, found);
  const names = await readNames(db, gone.length > 0);
  const changes = await recountPage(
    services,
    gone.map(({ id }) => id),
  );
  const differed = gone.flatMap(({ id, ref }): Difference[] => {
    const change = changes.get(id);
    if (change === undefined) return [];
    const collection = ledgerPlaceOf(id)?.collection ?? null;
    const sentence = recountSentence(collection, change, names);
    return [{ what: 'transaction', path: ref.path, sentence }];
  });
  return { checked: found.length, differed, last };
}

/** Returns the contributions whose ledger document is gone. `checkLedger` checks the contributions of the others. */
async function goneOf(
  db: Firestore,
  appliedContributions: readonly DocumentSnapshot[],
): Promise<DocumentSnapshot[]> {
  const placed = appliedContributions.map((document) => ({
    document,
    place: ledgerPlaceOf(document.id),
  }));
  const known = placed.flatMap(({ document, place }) =>
    place === null ? [] : [{ document, path: `${place.collection}/${place.id}` }],
  );
  const there = await readAll(
    db,
    known.map(({ path }) => path),
  );
  return [
    ...placed.filter(({ place }) => place === null).map(({ document }) => document),
    ...known.filter((_, index) => there[index]?.exists !== true).map(({ document }) => document),
  ];
}

/** Creates an empty cell for each that is gone. `checkCells` then finds what is missing in it. */
async function createMissingCells(
  db: Firestore,
  appliedContributions: readonly DocumentSnapshot[],
): Promise<void> {
  const ids = [...new Set(appliedContributions.map((document): unknown => document.get('cell')))];
  const cells = ids.flatMap((id) => {
    const cell = cellFrom(id);
    return cell === null ? [] : [{ cell, path: `${TOTALS}/${String(id)}` }];
  });
  const there = await readAll(
    db,
    cells.map(({ path }) => path),
  );
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
