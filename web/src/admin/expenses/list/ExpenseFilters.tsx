import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';
import type { ReactNode } from 'react';
import { FilterBar, PeriodFields } from '../../shared/lists/FilterBar.tsx';
import { SelectField, TextInputField } from '../../shared/forms/fields.tsx';
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
  return (
    <FilterBar
      // The view has buttons of its own.
      filter={{ ...filter, view: '' }}
      onFilter={(next) => onFilter({ ...next, view: filter.view })}
      sortChoice={sortChoice}
      none={NO_FILTER}
      lookup={{ categoryOptions, fundOptions: [NO_FUND_OPTION, ...fundOptions] }}
      after={(bind) => (
        <PeriodFields
          bind={bind}
          labels={[expenseMessages.submittedFrom, expenseMessages.submittedTo]}
        />
      )}
    >
      {(bind) => (
        <>
          <TextInputField
            {...bind('text')}
            type="search"
            label={expenseMessages.search}
            maxLength={MAX_TEXT_LENGTH}
            placeholder={expenseMessages.searchExample}
          />
          <SelectField
            {...bind('status')}
            label={expenseMessages.status}
            prompt={expenseMessages.allStatuses}
            options={STATUS_OPTIONS}
          />
        </>
      )}
    </FilterBar>
  );
}
