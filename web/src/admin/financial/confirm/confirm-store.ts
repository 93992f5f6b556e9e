import { confirmLine, type ConfirmLine } from '@pa-ledger/domain/bank/ratification';
import { CONFIRMED_COLLECTIONS } from '@pa-ledger/domain/ledger/confirmation';
import type { Person } from '@pa-ledger/domain/people/person';
import { newestFirst } from '../../bank/ratification/ratification-queries.ts';
import { entryPage, type EntryPage } from '../../shared/lists/entry-pages.ts';
import { openPages, type FirstOf } from '../../shared/lists/open-pages.ts';
import { authorsOf, firstLookAt, type LookedAt } from '../../shared/looks/second-look.ts';
import { combineStores, followedBy, readyStore } from '../../shared/records/live-store.ts';
import { mayNow } from '../../shared/rights/own-person.ts';

/** An entry that nobody has confirmed: how it is listed, and as it is stored. */
export interface ConfirmRow {
  readonly line: ConfirmLine;
  readonly record: LookedAt;
  /** Who entered it, and who changed it last. */
  readonly enteredBy: readonly Person[];
  /** What tells who they are, as the journal has it. */
  readonly authors: ReadonlyMap<string, Person | null>;
}

/** Returns what nobody has confirmed of some days, live, the newest first. @param size null for all. */
export const unconfirmedEntries = openPages('unconfirmed', (runs, size) => {
  const page = entryPage(
    runs.flatMap((days) =>
      CONFIRMED_COLLECTIONS.map((collection) => newestFirst(collection, 'date', days)),
    ),
    size,
  );
  const authors = followedBy(page, NO_ENTRIES, (found) =>
    // Only those who may confirm an entry need to know, and the journal says it.
    mayNow('keepBooks') ? authorsOf(linesIn(found).map(({ record }) => record)) : NO_AUTHORS,
  );
  return combineStores([page, authors], ([found, known]): FirstOf<ConfirmRow> => ({
    rows: linesIn(found).map(({ line, record }) => ({
      line,
      record,
      authors: known,
      enteredBy: firstLookAt(record, known).enteredBy,
    })),
    isCut: found.through !== null,
  }));
});

const NO_AUTHORS = readyStore<ConfirmRow['authors']>(new Map());
const NO_ENTRIES: EntryPage = { entries: [], through: null };

function linesIn({ entries }: EntryPage): readonly Pick<ConfirmRow, 'line' | 'record'>[] {
  return entries.flatMap(({ collection: name, id, fields }) => {
    const collection = CONFIRMED_COLLECTIONS.find((known) => known === name);
    if (collection === undefined) return [];
    const line = confirmLine(collection, id, fields);
    return line === null ? [] : [{ line, record: { collection, id, fields } }];
  });
}
