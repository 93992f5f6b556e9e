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
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  liveStore,
} from '../../shared/records/live-store.ts';
import {
  entryPage,
  documentsOf,
  type EntryPage,
  type PlacedEntry,
} from '../../shared/lists/entry-pages.ts';
import { openPages, sizeIn, type FirstOf } from '../../shared/lists/open-pages.ts';
import { meetingsQuery, paidQueries, ratifiedQuery } from './ratification-queries.ts';

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

/**
 * Returns what was paid on some days and is not ratified, live, and what was voided on them after a meeting had ratified it.
 * @param size how many entries to look at; null for all.
 */
export const notRatifiedOn = openPages('unratified', (runs, size) => {
  const page = entryPage(runs.flatMap(paidQueries), size);
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

const NO_ENTRIES: EntryPage = { entries: [], through: null };

/** The collections of `paidQueries`. */
function lineOf({ collection, id, fields }: PlacedEntry): RatifiedLine | null {
  return collection === 'ratified'
    ? voidLine(placeOfMark(id), storedAs<RatifiedMark>(fields))
    : ratifiedLine({ collection: collection as RatifiedCollection, id }, fields);
}
