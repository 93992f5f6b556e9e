import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';
import { DateField, SelectField, TextInputField } from '../../shared/fields.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import { periodError } from '../../shared/period-error.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import {
  isFiltered,
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
}

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

/** Filters the list by words, status, category, fund and the period of submission. */
export function ExpenseFilters({ filter, onFilter, lookup }: ExpenseFiltersProps) {
  const bind = (name: keyof ExpenseFilter) => ({
    name: `filter-${name}`,
    unmarked: true,
    value: filter[name],
    error: name === 'to' ? periodError(filter) : null,
    onChange: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  return (
    <Row role="search" aria-label={sharedMessages.filter}>
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
      <SelectField
        {...bind('categoryId')}
        label={sharedMessages.category}
        prompt={sharedMessages.allCategories}
        options={lookup.categoryOptions}
      />
      <SelectField
        {...bind('fundId')}
        label={sharedMessages.fund}
        prompt={sharedMessages.allFunds}
        options={[{ value: NO_FUND, label: expenseMessages.noFund }, ...lookup.fundOptions]}
      />
      <DateField {...bind('from')} label={expenseMessages.submittedFrom} />
      <DateField {...bind('to')} label={expenseMessages.submittedTo} />
      {isFiltered(filter) && (
        <Button onClick={() => onFilter(NO_FILTER)}>{sharedMessages.clearFilters}</Button>
      )}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: '1.25rem',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr) repeat(2, minmax(0, 1.3fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns:
      'minmax(0, 1.6fr) minmax(0, 1fr) repeat(2, minmax(0, 1.2fr)) repeat(2, minmax(9.25rem, 1fr))',
  },
  '& > button': { justifySelf: 'start', gridColumn: '1 / -1', marginInlineStart: '-1.125rem' },
}));
