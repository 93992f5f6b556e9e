import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DateField, SelectField } from '../../shared/fields.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import {
  EVERYTHING,
  isFiltered,
  periodError,
  type TransactionFilter,
} from './transaction-query.ts';

interface TransactionFiltersProps {
  readonly filter: TransactionFilter;
  readonly onFilter: (filter: TransactionFilter) => void;
  readonly lookup: Lookup;
}

/** Narrows the list down to a category, a fund and a time. */
export function TransactionFilters({ filter, onFilter, lookup }: TransactionFiltersProps) {
  const bind = (name: keyof TransactionFilter) => ({
    name: `filter-${name}`,
    unmarked: true,
    value: filter[name],
    error: name === 'to' ? periodError(filter) : null,
    onChange: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  return (
    <Row role="search" aria-label="Filter">
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
        options={lookup.fundOptions}
      />
      <DateField {...bind('from')} label="From" />
      <DateField {...bind('to')} label="To" />
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
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1.4fr)) repeat(2, minmax(9.5rem, 1fr))',
    '&:has(> button)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1.4fr)) repeat(2, minmax(9.5rem, 1fr)) auto',
    },
  },
  '& > button': {
    // Beside the inputs, below the line of the labels.
    [theme.breakpoints.up('md')]: { marginTop: '1.9rem' },
    [theme.breakpoints.down('md')]: {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      // The words begin where the labels begin.
      marginInlineStart: '-1.125rem',
    },
  },
}));
