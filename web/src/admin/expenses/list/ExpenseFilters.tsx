import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import type { ReactNode } from 'react';
import { FilterBar, periodParts, placeParts } from '../../shared/lists/FilterBar.tsx';
import type { Lookup } from '../../shared/records/lookup.ts';
import {
  MAX_TEXT_LENGTH,
  NO_FILTER,
  NO_FUND,
  STATUSES,
  type ExpenseFilter,
} from '../expense-filter.ts';
import { expenseMessages } from '../expenses-messages.ts';

interface ExpenseFiltersProps {
  readonly filter: ExpenseFilter;
  readonly onFilter: (filter: ExpenseFilter) => void;
  readonly lookup: Lookup;
  readonly sortChoice: ReactNode;
}

const NO_FUND_OPTION = { value: NO_FUND, label: expenseMessages.noFund };

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

/** Filters the list by words, status, category, fund and the period of submission. */
export function ExpenseFilters({ lookup, filter, onFilter, sortChoice }: ExpenseFiltersProps) {
  const { categoryOptions, fundOptions } = lookup;
  const { submittedFrom, submittedTo } = expenseMessages;
  return (
    <FilterBar
      // The view has buttons of its own.
      filter={filter}
      onFilter={onFilter}
      none={{ ...NO_FILTER, view: filter.view }}
      sortChoice={sortChoice}
      parts={[
        {
          part: 'text',
          type: 'search',
          label: expenseMessages.search,
          maxLength: MAX_TEXT_LENGTH,
          placeholder: expenseMessages.searchExample,
        },
        {
          part: 'status',
          label: expenseMessages.status,
          prompt: expenseMessages.allStatuses,
          options: STATUS_OPTIONS,
        },
        ...placeParts({ categoryOptions, fundOptions: [NO_FUND_OPTION, ...fundOptions] }),
        ...periodParts(filter, [submittedFrom, submittedTo]),
      ]}
    />
  );
}
