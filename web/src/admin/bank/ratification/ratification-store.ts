import {
  lineAsRatified,
  notRatified,
  placeOfMark,
  ratifiedLine,
  voidLine,
  type RatifiedCollection,
  type Ratification,
  type RatifiedLine,
  type RatifiedMark,
} from '@pa-ledger/domain/bank/ratification';
import { unratifiedOf, type Unratified } from '@pa-ledger/domain/home/unratified';
import type { OpenWork } from '@pa-ledger/domain/home/open-work';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { openWork } from '../../shared/records/home-documents.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  liveStore,
  type LiveStore,
} from '../../shared/records/live-store.ts';
import {
  entryPage,
  documentsOf,
  type EntryPage,
  type PlacedEntry,
} from '../../shared/lists/entry-pages.ts';
import { meetingsQuery, paidQueries, ratifiedQuery } from './ratification-queries.ts';

/** The first of some rows. */
export interface FirstOf<T> {
  readonly rows: readonly T[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** A meeting's ratification with its id. */
export type RatificationRow = Ratification & { readonly id: string };

/** Returns what meetings have ratified from a day on, live, the last one first. */
export function meetingsFrom(first: CalendarDate, size: number | null) {
  return meetingsOf(`${first} ${size ?? ''}`);
}

const meetingsOf = keyedStores((key: string) => {
  const [first, size] = key.split(' ') as [CalendarDate, string];
  return combineStores([entryPage([meetingsQuery(first)], sizeIn(size))], ([page]) =>
    firstOf<RatificationRow>(page, ({ id, fields }) => ({
      ...storedAs<Ratification>(fields),
      id,
    })),
  );
});

/** Returns a meeting's ratification, live; null where there is none. */
export const ratificationById = keyedStores((id: string) =>
  liveStore<RatificationRow | null>((onChange) =>
    listenDocument(
      'ratifications',
      id,
      (fields) => ({ ...storedAs<Ratification>(fields), id }),
      onChange,
    ),
  ),
);

/** Returns what a meeting ratified, each as it was then, live and in the order of days. */
export function ratifiedAt(ratification: string, size: number | null) {
  return ratifiedLinesOf(`${ratification} ${size ?? ''}`);
}

const ratifiedLinesOf = keyedStores((key: string) => {
  const [ratification = '', size = ''] = key.split(' ');
  return combineStores([entryPage([ratifiedQuery(ratification)], sizeIn(size))], ([page]) =>
    firstOf(page, ({ id, fields }) => lineAsRatified(id, storedAs<RatifiedMark>(fields))),
  );
});

function firstOf<T>(
  { entries, through }: EntryPage,
  read: (entry: PlacedEntry) => T | null,
): FirstOf<T> {
  return { rows: entries.map(read).filter((row) => row !== null), isCut: through !== null };
}

function sizeIn(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** The first lines of what is not ratified, and what all of it is. */
export type UnratifiedPage = FirstOf<RatifiedLine> & Pick<Unratified, 'count' | 'cents'>;

/**
 * Returns what was paid on some days and is not ratified, live, and what was voided on them after a meeting had ratified it,
 * the newest first. Only months that `home/now` has something open of are read.
 * @param size how many entries to look at; null for all.
 */
export function notRatifiedOn({ first, last }: Days, size: number | null) {
  return unratifiedPages(`${first} ${last} ${size ?? ''}`);
}

const NO_WORK: OpenWork = {};

const unratifiedPages = keyedStores((key: string): LiveStore<UnratifiedPage> => {
  const [first, last, size] = key.split(' ') as [CalendarDate, CalendarDate, string];
  const openOf = (work: OpenWork) => unratifiedOf(work, { first, last }, sizeIn(size));
  const page = followedBy(openWork, NO_WORK, (work) => {
    const days = openOf(work).runs.flatMap((run) => [run.first, run.last]);
    return linesOn([size, ...days].join(' '));
  });
  return combineStores([openWork, page], ([work, { rows, isCut }]) => {
    const { count, cents, isCut: hasOlder } = openOf(work);
    return { rows, isCut: isCut || hasOlder, count, cents };
  });
});

const NO_ENTRIES: EntryPage = { entries: [], through: null };

/** The key has how many entries to look at, and the first and the last day of each part. */
const linesOn = keyedStores((key: string) => {
  const [size, ...days] = key.split(' ') as [string, ...CalendarDate[]];
  const runs = days.flatMap((first, at) =>
    at % 2 === 0 ? [{ first, last: days[at + 1] ?? first }] : [],
  );
  const page = entryPage(runs.flatMap(paidQueries), sizeIn(size));
  const ratified = followedBy(page, NO_ENTRIES, (found) =>
    documentsOf(
      'ratified',
      firstOf(found, lineOf).rows.map((line) => line.key),
    ),
  );
  return combineStores([page, ratified], ([found, marks]): FirstOf<RatifiedLine> => {
    const { rows, isCut } = firstOf(found, lineOf);
    return { rows: notRatified(rows, new Set(marks.map(({ id }) => id))), isCut };
  });
});

/** The collections of `paidQueries`. */
function lineOf({ collection, id, fields }: PlacedEntry): RatifiedLine | null {
  return collection === 'ratified'
    ? voidLine(placeOfMark(id), storedAs<RatifiedMark>(fields))
    : ratifiedLine({ collection: collection as RatifiedCollection, id }, fields);
}
