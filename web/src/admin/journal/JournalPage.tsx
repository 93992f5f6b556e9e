import { HISTORY_WITHOUT_PAYMENTS } from '@pa-ledger/domain/expenses/history';
import { organization } from '@pa-ledger/domain/organization';
import { isEmailAddress } from '@pa-ledger/domain/people/email';
import type { RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedAs } from '../../data/documents.ts';
import { SecondaryText } from '../../ui/text.ts';
import { lazy } from '../lazy.ts';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { EntryPages } from '../shared/journal/EntryPages.tsx';
import { readListed, viewOf, type ListedEntry } from '../shared/journal/entry-view.ts';
import { useNames } from '../shared/journal/useNames.ts';
import { isFiltered } from '../shared/lists/FilterBar.tsx';
import { useListChoice } from '../shared/lists/useListChoice.ts';
import { useListDownload } from '../shared/lists/useListDownload.tsx';
import { usePagesOf } from '../shared/lists/useServerPages.ts';
import { hasAllWords, JOURNAL_FILTER, journalQueries } from './journal-filter.ts';
import { JournalFilters } from './JournalFilters.tsx';
import { pageMessages } from './journal-page-messages.ts';
import { isReadable, readableKinds } from './readable-kinds.ts';
import { JOURNAL_SOURCE } from './merged-pages.ts';
import { recalculationMessages } from './recalculation-messages.ts';

const RecalculateDialog = lazy(async () => ({
  default: (await import('./RecalculateDialog.tsx')).RecalculateDialog,
}));

/** Activity: every change of the books and what happened to expenses, filtered and sorted by the address's query. */
export function JournalPage() {
  const { pathname, search } = useLocation();
  const { applied, ...choice } = useListChoice({
    parts: JOURNAL_FILTER,
    pathname,
    search,
    active: true,
  });
  const [isRecalculating, setRecalculating] = useState(false);
  const nameOf = useNames();
  // An address may ask for what this person may not read.
  const { kind: asked } = applied.filter;
  const kind = isReadable(asked) ? asked : '';
  const queries = journalQueries(
    { ...applied.filter, kind },
    applied.sort.direction,
    organization.timeZone,
    readableKinds(),
  );
  const pages = usePagesOf(JOURNAL_SOURCE, queries, readListed);
  const loaded = pages.rows.status === 'ready' ? pages.rows.value : [];
  // The server has searched for one word only.
  const isFound = ({ words }: ListedEntry) => hasAllWords(words, applied.filter.text);
  const shown = loaded.filter(isFound).length;
  const paid = paymentsIn(loaded);
  const isShown = (entry: ListedEntry) => isFound(entry) && !isToldBy(entry, paid);
  const csv = useListDownload({
    source: JOURNAL_SOURCE,
    query: queries,
    read: readListed,
    fileName: 'journal.csv',
    loadLines: async () => {
      const { csvRowOf } = await import('./journal-csv.ts');
      return (entry) => (isFound(entry) ? viewOf(entry, nameOf).map(csvRowOf) : []);
    },
    count: pages.paging.count,
  });

  return (
    <>
      <TabHeading
        heading={pageMessages.heading}
        hint={pageMessages.hint}
        more={[
          csv,
          { label: recalculationMessages.recalculate, onClick: () => setRecalculating(true) },
        ]}
      />
      <Suspense>
        {isRecalculating && <RecalculateDialog onClose={() => setRecalculating(false)} />}
      </Suspense>
      <JournalFilters {...choice} people={peopleIn(loaded)} />
      {shown < loaded.length && (
        <SecondaryText sx={{ marginBottom: '0.75rem' }} role="status">
          {pageMessages.matchesOnPage(shown, loaded.length)}
        </SecondaryText>
      )}
      <EntryPages
        name={pageMessages.list}
        pages={pages}
        viewsOf={(rows) => rows.filter(isShown).flatMap((row) => viewOf(row, nameOf))}
        empty={emptyText(isFiltered(applied.filter), loaded.length > 0)}
      />
    </>
  );
}

/** Returns which expenses these payments are of, each with its moment. */
function paymentsIn(entries: readonly ListedEntry[]): ReadonlySet<string> {
  const changes = entries.flatMap(({ change }) =>
    change?.collection === 'payments' && change.after !== null ? [change] : [],
  );
  return new Set(
    changes.flatMap(({ at, after }) =>
      storedAs<Pick<RecordedPayment, 'lines'>>(after ?? {}).lines.map(
        ({ expenseId }) => `${expenseId} ${at}`,
      ),
    ),
  );
}

/** Returns whether a payment among the entries says what an expense's history says of it. */
function isToldBy({ id, history }: ListedEntry, paid: ReadonlySet<string>): boolean {
  const isOther = history === null || HISTORY_WITHOUT_PAYMENTS.includes(history.what);
  return !isOther && paid.has(`${id.split('/')[1] ?? ''} ${history.at}`);
}

/** Returns the addresses of those who have made these entries. */
function peopleIn(entries: readonly ListedEntry[]): readonly string[] {
  const authors = entries.map(({ change, history }) => change?.by?.email ?? history?.by ?? '');
  return [...new Set(authors)].filter(isEmailAddress).toSorted();
}

function emptyText(filtered: boolean, hasOthersOnPage: boolean): string {
  if (hasOthersOnPage) return pageMessages.noMatchOnPage;
  return filtered ? pageMessages.noMatch : pageMessages.empty;
}
