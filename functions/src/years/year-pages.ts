import { anyCellFrom, cellId, NO_AMOUNTS, readAmounts } from '@pa-ledger/domain/ledger/cells';
import {
  differences,
  linesOf,
  sameLines,
  type LedgerCollection,
  type Line,
} from '@pa-ledger/domain/ledger/lines';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { isMonth, monthAfter, monthOf, type Month } from '@pa-ledger/domain/time/months';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ACCOUNT_TOTALS } from '../firestore/paths.ts';
import { cellsIn, countedInMonth, datedIn } from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';
import { cellPath, countedPlaceOf, lineFrom, type Recount } from '../totals/counted-lines.ts';
import {
  changeOf,
  checkCell,
  isNamed,
  type CellChange,
} from '../totals/recalculation/check-cells.ts';
import { createMissingCells } from '../totals/recalculation/check-counted.ts';
import {
  findMiscounted,
  FIELDS,
  ON_ITS_WAY_MS,
  recountDoubtful,
  type Doubtful,
} from '../totals/recalculation/check-ledger.ts';
import {
  cellSentence,
  readNames,
  recountSentence,
} from '../totals/recalculation/difference-messages.ts';
import {
  PAGE,
  readAll,
  type Difference,
  type Recalculator,
} from '../totals/recalculation/pages.ts';

/*
 * Compares a year's totals with its documents, a page at a time. First, whether each document that counts in the year has
 * the right lines; then, month by month, whether each line has its document and each cell is the sum of its lines. The look
 * before a closing only reports what differs; the closing corrects it.
 */

/** A document counts in a year if this field holds a day of that year. */
const SOURCES = [
  ['revenueItems', 'date'],
  ['manualExpenses', 'date'],
  ['transfers', 'date'],
  ['expenses', 'approvedOn'],
  ['payments', 'date'],
  ['payments', 'voided.date'],
  ['expenses', 'reclassifiedOn'],
  ['payments', 'reclassifiedOn'],
] as const satisfies readonly (readonly [LedgerCollection, string])[];

export interface YearPage {
  /** Where the next call continues; null at the end. */
  readonly next: string | null;
  /** How many documents this page compared. */
  readonly checked: number;
  readonly differed: readonly Difference[];
}

/**
 * Compares one page.
 * @param from the `next` of the page before; null for the first.
 * @param corrects whether to correct what differs, or only report it.
 * @throws DomainError `badRequest` if `from` isn't a valid place.
 */
export async function yearPage(
  services: Recalculator,
  days: Days,
  from: string | null,
  corrects: boolean,
): Promise<YearPage> {
  const [phase = '', day, id, ...rest] = (from ?? '0').split(':');
  if (rest.length > 0) throw new DomainError('badRequest');
  if (isMonth(phase)) return monthPage(services, days, phase, corrects);
  const at = /^\d$/.test(phase) ? Number(phase) : SOURCES.length;
  const source = SOURCES[at];
  if (source === undefined) throw new DomainError('badRequest');
  const after =
    day === undefined || id === undefined || id.includes('/') ? null : ([day, id] as const);
  const [collection, field] = source;
  const { docs } = await datedIn(services.db, collection, field, days, after)
    .limit(PAGE)
    .select(...FIELDS)
    .get();
  const wrong = await findMiscounted(services, collection, docs);
  const differed = corrects
    ? await recountDoubtful(services, wrong)
    : await reported(services, wrong);
  const last = docs.length < PAGE ? undefined : docs.at(-1);
  const following = at + 1 < SOURCES.length ? String(at + 1) : monthOf(days.first);
  const next = last === undefined ? following : `${at}:${String(last.get(field))}:${last.id}`;
  return { next, checked: docs.length, differed };
}

/** Returns the differences that a recalculation would report, without correcting them. */
async function reported(
  { db }: Recalculator,
  wrong: readonly (Doubtful & Recount)[],
): Promise<Difference[]> {
  const known = wrong.filter(({ isReported }) => isReported);
  const names = await readNames(db, known.length > 0);
  return known.map(({ id, path, ...change }) => {
    const sentence = recountSentence(countedPlaceOf(id).place?.collection ?? null, change, names);
    return { what: 'transaction', path, sentence };
  });
}

async function monthPage(
  services: Recalculator,
  days: Days,
  month: Month,
  corrects: boolean,
): Promise<YearPage> {
  const { db } = services;
  let { docs } = await countedInMonth(db, month).get();
  const strays = await strayLines(services, docs);
  const differed = corrects
    ? await recountDoubtful(services, strays)
    : await reported(services, strays);
  if (corrects && strays.length > 0) ({ docs } = await countedInMonth(db, month).get());
  const cells = await checkMonth(services, month, docs, corrects);
  const next = month < monthOf(days.last) ? monthAfter(month) : null;
  return { next, checked: docs.length, differed: [...differed, ...cells] };
}

/** Returns the lines that no document accounts for: it's gone, or it has changed. */
async function strayLines(
  { db, clock }: Recalculator,
  lines: readonly DocumentSnapshot[],
): Promise<(Doubtful & Recount)[]> {
  const placed = lines.map((document) => ({ document, ...countedPlaceOf(document.id) }));
  const places = placed.flatMap(({ place }) => place ?? []);
  const read = await readAll(db, places, ({ collection, id }) => `${collection}/${id}`);
  const sources = new Map(read.map((source) => [source.ref.path, source]));
  const wrong = placed.flatMap(({ document, place, headId }) => {
    const stored = lineFrom(document.data());
    const source = place === null ? undefined : sources.get(`${place.collection}/${place.id}`);
    const after = place === null ? [] : linesOf(place.collection, source?.data());
    if (stored !== null && after.some((line) => sameLines([line], [stored]))) return [];
    const isReported = clock() - (source?.updateTime?.toMillis() ?? 0) >= ON_ITS_WAY_MS;
    const path = source?.exists === true ? source.ref.path : document.ref.path;
    return [{ id: headId, path, isReported, before: stored === null ? [] : [stored], after }];
  });
  return [...new Map(wrong.map((one) => [one.id, one])).values()];
}

/** Compares a month's cells with the sums of its lines, then reads each cell that seems wrong again by itself. */
async function checkMonth(
  { db }: Recalculator,
  month: Month,
  counted: readonly DocumentSnapshot[],
  corrects: boolean,
): Promise<Difference[]> {
  const read = await Promise.all([
    cellsIn(db, month, month).get(),
    cellsIn(db, month, month, ACCOUNT_TOTALS).get(),
  ]);
  const found = new Map(
    read.flatMap(({ docs }) => docs).map((document) => [document.id, document]),
  );
  const lines = counted
    .map((document) => lineFrom(document.data()))
    .filter((line) => line !== null);
  const stored = [...found].map(([id, document]) => ({
    id,
    data: document.data(),
    cell: anyCellFrom(id),
  }));
  const sums = stored.flatMap(({ data, cell }): Line[] =>
    cell === null ? [] : [{ cell, ...readAmounts(data) }],
  );
  const misnamed = stored.filter(({ data, cell }) => cell === null || !isNamed(data, cell));
  const doubtful = new Map([
    ...differences(sums, lines).map(({ cellId: id, cell }) => [id, cellPath(cell)] as const),
    ...misnamed.map(({ id }) => [id, found.get(id)?.ref.path ?? ''] as const),
  ]);
  if (doubtful.size === 0) return [];
  if (corrects) await createMissingCells(db, counted);
  const changes = await Promise.all(
    [...doubtful.values()].map((path): Promise<CellChange | null> => {
      const ref = db.doc(path);
      return corrects ? checkCell(db, ref) : ref.get().then((cell) => changeOf(db, cell));
    }),
  );
  const missing = corrects ? [] : missingCells(lines, found);
  const names = await readNames(db, true);
  return [...changes.filter((change) => change !== null), ...missing].map((change) => ({
    what: 'total',
    path: change.path,
    sentence: cellSentence(change.cell, change.before, change.after, names),
  }));
}

/** Returns the cells that lines count in but that don't exist. */
function missingCells(
  lines: readonly Line[],
  found: ReadonlyMap<string, DocumentSnapshot>,
): CellChange[] {
  return differences(
    [],
    lines.filter(({ cell }) => !found.has(cellId(cell))),
  ).map(({ cell, increments }) => ({
    path: cellPath(cell),
    cell,
    before: NO_AMOUNTS,
    after: {
      ...NO_AMOUNTS,
      ...increments,
    },
  }));
}
