import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import { organization } from '@pa-ledger/domain/organization';
import { SecondaryText } from '../../../ui/text.ts';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { PanelLink } from '../../shared/frame/ActionLink.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { isFiltered } from '../../shared/lists/FilterBar.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { useListDownload } from '../../shared/lists/useListDownload.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { Paging } from '../../shared/lists/Paging.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { SortChoice } from '../../shared/lists/SortChoice.tsx';
import { useColumnChoice } from '../../shared/lists/useColumnChoice.tsx';
import { useListChoice } from '../../shared/lists/useListChoice.ts';
import { usePagesOf } from '../../shared/lists/useServerPages.ts';
import { CHECKS, listAddress, PAY_RUN } from '../addresses.ts';
import {
  EXPENSE_FILTER,
  expenseQuery,
  isFound,
  isServed,
  fittingFilter,
  STATUSES,
  type ExpenseFilter,
} from '../expense-filter.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';
import { expenseMessages } from '../expenses-messages.ts';
import { useNow } from '../useNow.ts';
import { sessionStore } from '../../session.ts';
import { useStore } from '../../../app/store.ts';
import { EXPENSE_SOURCE } from './expense-source.ts';
import { searchNote } from './search-note.ts';
import { expenseColumns } from './expense-columns.tsx';
import { ExpenseViews } from './ExpenseViews.tsx';
import { ExpenseFilters } from './ExpenseFilters.tsx';

interface ExpenseListProps {
  readonly search: string;
  /** Whether it is shown now. */
  readonly shown: boolean;
}

/** The submitted expenses, filtered and sorted by the address's query. */
export function ExpenseList({ search, shown: isShown }: ExpenseListProps) {
  const { filter, sort, applied, onSort, ...choice } = useListChoice({
    parts: EXPENSE_FILTER,
    pathname: listAddress(''),
    search,
    active: isShown,
  });
  const onFilter = (next: typeof filter) => choice.onFilter(fittingFilter(filter, next));
  const session = useStore(sessionStore);
  const email = session.status === 'signedIn' ? session.admin.email : '';
  const lookup = useLookup();
  const now = useNow();
  const query = expenseQuery(applied.filter, applied.sort, organization.timeZone, email);
  const pages = usePagesOf(EXPENSE_SOURCE, query, readExpense);

  const note = useStore(searchNote);
  const loaded = pages.rows.status === 'ready' ? pages.rows.value : [];
  const isMatch = (row: ExpenseRow) => isFound(row, query);
  const csv = useListDownload({
    source: EXPENSE_SOURCE,
    query,
    read: readExpense,
    fileName: 'expenses.csv',
    loadLines: async () => {
      const { expenseLine } = await import('./expense-csv.ts');
      return (row) => (isMatch(row) ? [expenseLine(row, lookup)] : []);
    },
    count: lookup.ready ? pages.paging.count : 0,
  });
  const isOneWord = isServed(query);
  const shown = loaded.filter(isMatch);
  const among = shown.map(({ id }) => id);
  const { columns, chooser } = useColumnChoice(
    'expenses',
    expenseColumns({ lookup, now, search, among }),
  );
  const onPage =
    shown.length < loaded.length ? expenseMessages.matchesOnPage(shown.length, loaded.length) : '';
  const notes = [note, onPage].filter((text) => text !== '');
  const rows = pages.rows.status === 'ready' ? { ...pages.rows, value: shown } : pages.rows;
  const filtered = isFiltered(applied.filter);
  const nothingYet =
    !filtered && !isFiltered(filter) && rows.status === 'ready' && shown.length === 0;

  return (
    <>
      <TabHeading
        heading={expenseMessages.heading}
        hint={expenseMessages.hint}
        main={
          filter.view === 'pay' &&
          shown.length > 0 && (
            <Button component={PanelLink} to={PAY_RUN} variant="contained">
              {expenseMessages.payRun}
            </Button>
          )
        }
        more={[
          { label: expenseMessages.checks, right: 'readBooks', to: { to: CHECKS } },
          csv,
          chooser,
        ]}
      />
      {!nothingYet && (
        <>
          <ExpenseViews
            view={filter.view}
            onView={(view) => onFilter({ ...filter, view })}
            email={email}
            rows={pages.rows.status === 'ready' ? pages.rows.value : null}
          />
          <ExpenseFilters
            filter={filter}
            onFilter={onFilter}
            lookup={lookup}
            sortChoice={<SortChoice columns={columns} sort={sort} onSort={onSort} />}
          />
        </>
      )}
      {notes.map((text) => (
        <SecondaryText key={text} sx={{ marginBottom: '0.75rem' }} role="status">
          {text}
        </SecondaryText>
      ))}
      <RowLinks>
        <DataTable
          name={expenseMessages.heading}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          sort={sort}
          onSort={onSort}
          empty={
            <EmptyState
              right="readBooks"
              begin={loaded.length > 0 ? undefined : beginOf(applied.filter)}
            >
              {emptyText(applied.filter, loaded.length > 0, email)}
            </EmptyState>
          }
          onRetry={pages.retry}
          totals={
            pages.sum === null
              ? undefined
              : {
                  label: expenseMessages.totalOf(
                    isOneWord ? pages.paging.count : null,
                    addedIn(applied.filter),
                  ),
                  cells: { amount: <Money amount={pages.sum} /> },
                }
          }
          footer={<Paging {...pages.paging} />}
        />
      </RowLinks>
    </>
  );
}

function emptyText(filter: ExpenseFilter, hasOthersOnPage: boolean, email: string): string {
  if (hasOthersOnPage) return expenseMessages.noMatchOnPage;
  const { view } = filter;
  if (isFiltered({ ...filter, view: '' })) return expenseMessages.noMatch;
  return view === '' ? expenseMessages.empty : expenseMessages.views.empty[view](email);
}

/** Returns the button below that: where a first expense comes from, or who is asked instead. */
function beginOf({ view, ...filter }: ExpenseFilter) {
  if (isFiltered(filter)) return undefined;
  if (view === 'mine') return { label: expenseMessages.views.seeApprovers, to: USERS };
  return view === '' ? { label: expenseMessages.openForm, href: '/' } : undefined;
}

const USERS = { to: '/admin/users' };

/** Says which expenses the total adds: rejected ones are never in it unsaid. */
function addedIn({ status, view }: ExpenseFilter): string {
  const chosen = STATUSES.find((one) => one === status);
  return chosen === undefined
    ? expenseMessages.views.adds[view]
    : STATUS_NAMES[chosen].toLowerCase();
}

/** Makes a row's link cover the whole row. */
const RowLinks = styled('div')({
  '& tbody tr': { position: 'relative' },
  // Who acts next is the longest of all.
  '& td': { verticalAlign: 'top', '&:last-of-type': { '--longest': '18rem' } },
});
