import { linesOf, type LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { COUNTED } from '../../firestore/paths.ts';
import type { Recount } from '../recount.ts';
import {
  countedId,
  countedLines,
  countedPlaceOf,
  isStored,
  withFurtherLines,
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

/** The fields that `linesOf` reads, in any collection. */
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
  'submission.amount',
  'lines',
  'voided',
  'mistake',
];

/** The event of a more recent write, in milliseconds, may still be under way, so its missing contribution is not reported. */
export const ON_ITS_WAY_MS = 30_000;

/** Checks that each document of a page contributes what it should. */
export async function checkLedger(
  services: Recalculator,
  collection: LedgerCollection,
  start: PageStart,
): Promise<PageReport> {
  const { db } = services;
  const { found, last } = await readPage(db, collection, start, FIELDS);
  const wrong = await comparedWith(services, collection, found);
  const differed = await recountDoubtful(services, wrong);
  const recent = found.filter((document) => !isLongAgo(services, document)).map(({ id }) => id);
  const keyOf = (id: string) => countedId({ collection, id });
  const unsure = new Set(recent.map(keyOf));
  const keys = found.map(({ id }) => keyOf(id));
  const shares = await checkShares(db, keys, (key) => !unsure.has(key));
  return { checked: found.length, differed: [...differed, ...shares], last };
}

/** Returns those of some documents that do not contribute what they should, with what they contribute and what they should. */
export async function comparedWith(
  services: Recalculator,
  collection: LedgerCollection,
  found: readonly DocumentSnapshot[],
): Promise<(Doubtful & Recount)[]> {
  const { db } = services;
  const idOf = ({ id }: DocumentSnapshot) => countedId({ collection, id });
  const heads = await readAll(db, found, (document) => `${COUNTED}/${idOf(document)}`);
  const counted = await withFurtherLines(db, heads);
  return found.flatMap((document, index) => {
    const stored = counted[index];
    const after = linesOf(collection, document.data());
    if (stored === undefined || isStored(stored, after)) return [];
    const isTold = isLongAgo(services, document);
    const before = countedLines(stored);
    return [{ id: idOf(document), path: document.ref.path, isTold, before, after }];
  });
}

/** Whether the event of a document's last change should have come. */
function isLongAgo({ clock }: Recalculator, { updateTime }: DocumentSnapshot): boolean {
  return clock() - (updateTime?.toMillis() ?? 0) >= ON_ITS_WAY_MS;
}

/** A contribution that seems wrong, and the document to name in the report. */
export interface Doubtful {
  readonly id: string;
  readonly path: string;
  readonly isTold: boolean;
}

/** Counts ledger documents again. @returns what was wrong and is to be reported. */
export async function recountDoubtful(
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
    const collection = countedPlaceOf(id).place?.collection ?? null;
    return [{ what: 'transaction', path, sentence: recountSentence(collection, change, names) }];
  });
}
