import { linesOf, type LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { COUNTED } from '../../firestore/paths.ts';
import {
  countedId,
  countedPlaceOf,
  isSettled,
  readCounts,
  type Recount,
} from '../counted-lines.ts';
import { checkShares } from './check-home.ts';
import { readNames, recountSentence } from './difference-messages.ts';
import {
  type Difference,
  type PageReport,
  type PageStart,
  readAll,
  readPage,
  type Recalculator,
  recountPage,
} from './pages.ts';

/** The fields that `linesOf` reads, of all collections. */
export const FIELDS = [
  'categoryId',
  'fundId',
  'amount',
  'date',
  'fromFundId',
  'toFundId',
  'accountId',
  'fromAccountId',
  'toAccountId',
  'fromClosedYear',
  'status',
  'approvedOn',
  'lines',
  'reclassified',
  'voided',
  'mistake',
];

/** The event of a write less than this many milliseconds old may be on its way, so we don't report what it would count. */
export const ON_ITS_WAY_MS = 30_000;

/** Checks that each document of a page adds what it should. */
export async function checkLedger(
  services: Recalculator,
  collection: LedgerCollection,
  start: PageStart,
): Promise<PageReport> {
  const { db } = services;
  const { found, last } = await readPage(db, collection, start, FIELDS);
  const wrong = await findMiscounted(services, collection, found);
  const differed = await recountDoubtful(services, wrong);
  const recent = found.filter((document) => !isLongAgo(services, document)).map(({ id }) => id);
  const keyOf = (id: string) => countedId({ collection, id });
  const unsure = new Set(recent.map(keyOf));
  const keys = found.map(({ id }) => keyOf(id));
  const shares = await checkShares(db, keys, (key) => !unsure.has(key));
  return { checked: found.length, differed: [...differed, ...shares], last };
}

/** Returns the documents that don't add what they should, with what they add and what they should. */
export async function findMiscounted(
  services: Recalculator,
  collection: LedgerCollection,
  found: readonly DocumentSnapshot[],
): Promise<(Doubtful & Recount)[]> {
  const { db } = services;
  const idOf = ({ id }: DocumentSnapshot) => countedId({ collection, id });
  const heads = await readAll(db, found, (document) => `${COUNTED}/${idOf(document)}`);
  const lines = found.map((document) => linesOf(collection, document.data()));
  const counts = await readCounts(db, heads, lines);
  return found.flatMap((document, index) => {
    const count = counts[index];
    if (count === undefined || isSettled(count)) return [];
    const { before, after } = count;
    const isReported = isLongAgo(services, document);
    return [{ id: idOf(document), path: document.ref.path, isReported, before, after }];
  });
}

/** Whether the event of a document's last change should have arrived by now. */
function isLongAgo({ clock }: Recalculator, { updateTime }: DocumentSnapshot): boolean {
  return clock() - (updateTime?.toMillis() ?? 0) >= ON_ITS_WAY_MS;
}

/** A document of `counted` that seems wrong, and the document that a report names. */
export interface Doubtful {
  readonly id: string;
  readonly path: string;
  /** Whether to report it. */
  readonly isReported: boolean;
}

/** Counts ledger documents again. @returns what was wrong, as far as we report it. */
export async function recountDoubtful(
  services: Recalculator,
  doubtful: readonly Doubtful[],
): Promise<Difference[]> {
  const names = await readNames(services.db, doubtful.length > 0);
  const changes = await recountPage(
    services,
    doubtful.map(({ id }) => id),
  );
  return doubtful.flatMap(({ id, path, isReported }): Difference[] => {
    const change = changes.get(id);
    if (change === undefined || !isReported) return [];
    const collection = countedPlaceOf(id).place?.collection ?? null;
    return [{ what: 'transaction', path, sentence: recountSentence(collection, change, names) }];
  });
}
