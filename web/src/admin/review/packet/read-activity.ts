import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { organization } from '@pa-ledger/domain/organization';
import { JOURNAL_OF_BOOKS } from '@pa-ledger/domain/people/places';
import type { LedgerEntry } from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { dayStart } from '@pa-ledger/domain/time/day-start';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { JOURNAL_SOURCE } from '../../journal/merged-pages.ts';
import { readOn } from '../../shared/lists/read-on.ts';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import type { Books, StoredEntry } from './books.ts';
import { groupsOf, MOST_AT_ONCE, type BookReader } from './book-reader.ts';
import { isEntryOfDays, type RecordsOfDays } from './records-of-days.ts';

/** What the packet leaves out: reviews keep its hash, which would then depend on itself. */
const LEFT_OUT: readonly string[] = ['reviews'];

/** The collections whose journal is in the packet, whoever makes it. */
export const PACKET_JOURNAL: readonly string[] = JOURNAL_OF_BOOKS.filter(
  (collection) => !LEFT_OUT.includes(collection),
);

/** Reads the journal of the books from the first of the days on, page by page, and keeps what belongs to the days. */
export function readActivity(
  records: RecordsOfDays,
  reader: BookReader,
): Promise<readonly StoredEntry[]> {
  return reader.known(() =>
    readOn({
      source: JOURNAL_SOURCE,
      query: [activityQuery(records.days.first)],
      read: readEntry,
      linesOf: (entry) => (isEntryOfDays(entry, records) ? [entry] : []),
      signal: reader.signal,
    }),
  );
}

/** Returns the query of the packet's journal from a day on. */
export function activityQuery(first: CalendarDate): RowQuery {
  const from = dayStart(first, organization.timeZone);
  return {
    collection: 'journal',
    filters: [
      { field: 'collection', op: 'in', value: PACKET_JOURNAL },
      { field: 'at', op: '>=', value: { momentMs: from } },
    ],
    orderBy: { field: 'at', direction: 'asc' },
  };
}

function readEntry(id: string, fields: Fields): StoredEntry {
  return { ...storedAs<JournalEntry>(fields), id };
}

/** The collections whose documents don't say themselves who entered them. */
const OF_JOURNAL = ['revenueItems', 'manualExpenses', 'transfers'] as const;

/** Reads who entered what, as far as the activity doesn't say it: before the days, or at a later day than it's dated. */
export async function readAuthors(
  entries: readonly LedgerEntry[],
  activity: readonly StoredEntry[],
  reader: BookReader,
): Promise<Books['enteredBy']> {
  const known = new Map(activity.filter(({ version }) => version === 1).map(authorOf));
  for (const collection of OF_JOURNAL) {
    const missing = entries
      .filter((entry) => entry.collection === collection)
      .map(({ id }) => id)
      .filter((id) => !known.has(`${collection}~${id}`));
    // One collection after the other, so that it can be stopped between them.
    const found = await reader.from(firstEntries(collection, missing));
    for (const [key, by] of found.map(authorOf)) known.set(key, by);
  }
  return known;
}

function authorOf({ collection, document, by }: JournalEntry): readonly [string, string] {
  return [`${collection}~${document}`, by?.email ?? ''];
}

/** The first entry of each document. A query of a reviewer must name the collection. */
function firstEntries(collection: (typeof OF_JOURNAL)[number], ids: readonly string[]) {
  return combineStores(
    groupsOf(ids, MOST_AT_ONCE).map((some) =>
      liveStore<readonly StoredEntry[]>((onChange) =>
        listenAll('journal', readEntry, onChange, [
          { field: 'collection', op: '==', value: collection },
          { field: 'version', op: '==', value: 1 },
          { field: 'document', op: 'in', value: some },
        ]),
      ),
    ),
    (lists) => lists.flat(),
  );
}
