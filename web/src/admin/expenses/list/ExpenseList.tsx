import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import { matchesSearch } from '@pa-ledger/domain/expenses/search-words';
import { DataTable } from '../../shared/DataTable.tsx';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { useLookup } from '../../shared/lookup.ts';
import { Paging } from '../../shared/Paging.tsx';
import { TabHeading } from '../../shared/TabHeading.tsx';
import { useServerPages } from '../../shared/useServerPages.ts';
import { expenseQuery, filterIn, isFiltered } from '../expense-filter.ts';
import { readExpense } from '../expense-row.ts';
import { useFilter } from '../useFilter.ts';
import { useNow } from '../useNow.ts';
import { expenseColumns } from './expense-columns.tsx';
import { ExpenseFilters } from './ExpenseFilters.tsx';

interface ExpenseListProps {
  readonly search: string;
  /** Whether it is seen now. */
  readonly shown: boolean;
}

/** Every submitted expense, newest first, as far as the address's query does not narrow it down. */
export function ExpenseList({ search, shown: isShown }: ExpenseListProps) {
  const { filter, onFilter } = useFilter(search, isShown);
  const asked = filterIn(search);
  const lookup = useLookup();
  const now = useNow();
  const pages = useServerPages(expenseQuery(asked, organization.timeZone), readExpense);

  const loaded = pages.rows.status === 'ready' ? pages.rows.value : [];
  // The server has looked for one word alone.
  const shown = loaded.filter(({ searchWords }) => matchesSearch(searchWords, asked.text));
  const rows = pages.rows.status === 'ready' ? { ...pages.rows, value: shown } : pages.rows;
  const filtered = isFiltered(asked);
  const nothingYet =
    !filtered && !isFiltered(filter) && rows.status === 'ready' && shown.length === 0;

  return (
    <>
      <TabHeading
        heading="Expenses"
        hint="What was submitted, who must act on it, and what was paid. Newest first."
      />
      {!nothingYet && <ExpenseFilters filter={filter} onFilter={onFilter} lookup={lookup} />}
      {shown.length < loaded.length && (
        <Narrowed role="status">
          {shown.length} of the {loaded.length} on this page have all of these words.
        </Narrowed>
      )}
      <WholeRows>
        <DataTable
          name="Expenses"
          columns={expenseColumns({ lookup, now, search })}
          rows={rows}
          keyOf={({ id }) => id}
          empty={<EmptyState>{emptyWords(filtered, loaded.length > 0)}</EmptyState>}
          onRetry={pages.retry}
          footer={<Paging {...pages.paging} />}
        />
      </WholeRows>
    </>
  );
}

function emptyWords(filtered: boolean, onThisPage: boolean): string {
  if (onThisPage) return 'No expense on this page matches all of these words.';
  return filtered
    ? 'No expenses match these filters.'
    : 'No expenses yet. What is sent with the expense form appears here at once.';
}

/** The link of a row reaches over all of it. */
const WholeRows = styled('div')({
  '& tbody tr': { position: 'relative' },
  '& td': { verticalAlign: 'top' },
});

const Narrowed = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 0.75rem',
  color: theme.vars.palette.text.secondary,
}));
