import { FINDING_STATUS_NAMES } from '@pa-ledger/domain/findings/finding';
import { useLocation } from 'react-router-dom';
import { listedFindings, type FindingRow } from '../../shared/findings/finding-store.ts';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { FilterBar, isFiltered } from '../../shared/lists/FilterBar.tsx';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { useListChoice } from '../../shared/lists/useListChoice.ts';
import { firstIn } from '../../shared/records/first-of.ts';
import { COLUMNS, FINDING_FILTER, findingLines, isFound, NO_FILTER } from './finding-columns.tsx';
import { findingsListMessages as messages } from './findings-list-messages.ts';

const STATUSES = Object.entries(FINDING_STATUS_NAMES).map(([value, label]) => ({ value, label }));

/** The sub-tab Findings: open ones first, each with the way to its record, where they're answered and resolved. */
export function FindingsTab() {
  const { pathname, search } = useLocation();
  const { filter, onFilter } = useListChoice({
    parts: FINDING_FILTER,
    pathname,
    search,
    active: true,
  });
  const { text, status } = filter;
  const pages = useEntryPages(status, (size) => listedFindings(status, size), text !== '');
  const { state, store, isReading, onMore } = pages;
  const found = state.status === 'ready' ? state.value : { rows: [], isCut: false };
  const shown = (rows: readonly FindingRow[]) => rows.filter((row) => isFound(row, text));
  const readAll = async () => {
    const all = await firstIn(listedFindings(status, null));
    return 'why' in all ? all : findingLines(shown(all.rows));
  };
  const rows = shown(found.rows);
  const csv = useCsv(messages.file, findingLines(rows), [], found.isCut ? readAll : undefined);
  const print = usePrint(rows.length === 0);
  return (
    <>
      <PrintPage />
      <TabHeading heading={messages.heading} hint={messages.hint} more={[print, csv]} />
      <OffPaper>
        <FilterBar
          filter={filter}
          none={NO_FILTER}
          onFilter={onFilter}
          sortChoice={null}
          parts={[
            {
              part: 'text',
              type: 'search',
              label: messages.search,
              placeholder: messages.searchExample,
            },
            {
              part: 'status',
              label: messages.status,
              prompt: messages.allStatuses,
              options: STATUSES,
            },
          ]}
        />
      </OffPaper>
      <DataTable
        name={messages.list}
        columns={COLUMNS}
        rows={state.status === 'ready' ? { status: 'ready', value: rows } : state}
        keyOf={({ id }) => id}
        empty={<EmptyState>{isFiltered(filter) ? messages.noMatch : messages.empty}</EmptyState>}
        onRetry={store.retry}
        footer={
          found.isCut && (
            <MoreEntries isReading={isReading} onMore={onMore}>
              {messages.newest(rows.length)}
            </MoreEntries>
          )
        }
      />
    </>
  );
}
