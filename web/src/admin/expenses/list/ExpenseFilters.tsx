import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';
import { DateField, SelectField, TextField } from '../../shared/fields.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import {
  EVERYTHING,
  isFiltered,
  MAX_TEXT_LENGTH,
  NO_FUND,
  periodError,
  STATUSES,
  type ExpenseFilter,
} from '../expense-filter.ts';

interface ExpenseFiltersProps {
  readonly filter: ExpenseFilter;
  readonly onFilter: (filter: ExpenseFilter) => void;
  readonly lookup: Lookup;
}

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

/** Narrows the list down by words, status, category, fund and the time of submission. */
export function ExpenseFilters({ filter, onFilter, lookup }: ExpenseFiltersProps) {
  const bind = (name: keyof ExpenseFilter) => ({
    name: `filter-${name}`,
    unmarked: true,
    value: filter[name],
    error: name === 'to' ? periodError(filter) : null,
    onChange: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  return (
    <Row role="search" aria-label="Filter">
      <TextField
        {...bind('text')}
        type="search"
        label="Search"
        maxLength={MAX_TEXT_LENGTH}
        placeholder="Reference, name, payee"
      />
      <SelectField
        {...bind('status')}
        label="Status"
        prompt="All statuses"
        options={STATUS_OPTIONS}
      />
      <SelectField
        {...bind('categoryId')}
        label="Category"
        prompt="All categories"
        options={lookup.categoryOptions}
      />
      <SelectField
        {...bind('fundId')}
        label="Fund"
        prompt="All funds"
        options={[{ value: NO_FUND, label: 'No fund' }, ...lookup.fundOptions]}
      />
      <DateField {...bind('from')} label="Submitted from" />
      <DateField {...bind('to')} label="Submitted to" />
      {isFiltered(filter) && <Button onClick={() => onFilter(EVERYTHING)}>Clear filters</Button>}
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
