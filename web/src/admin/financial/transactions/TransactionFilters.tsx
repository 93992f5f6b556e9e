import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DateField, SelectField } from '../../shared/fields.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import { periodError } from '../../shared/period-error.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';
import { isFiltered, NO_FILTER, type TransactionFilter } from './transaction-query.ts';

interface TransactionFiltersProps {
  readonly filter: TransactionFilter;
  readonly onFilter: (filter: TransactionFilter) => void;
  readonly lookup: Lookup;
}

/** Filters the list by category, fund and period. */
export function TransactionFilters({ filter, onFilter, lookup }: TransactionFiltersProps) {
  const bind = (name: keyof TransactionFilter) => ({
    name: `filter-${name}`,
    unmarked: true,
    value: filter[name],
    error: name === 'to' ? periodError(filter) : null,
    onChange: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  return (
    <Row role="search" aria-label={sharedMessages.filter}>
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
        options={lookup.fundOptions}
      />
      <DateField {...bind('from')} label={financialMessages.from} />
      <DateField {...bind('to')} label={financialMessages.to} />
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
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1.4fr)) repeat(2, minmax(9.5rem, 1fr))',
    '&:has(> button)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1.4fr)) repeat(2, minmax(9.5rem, 1fr)) auto',
    },
  },
  '& > button': {
    // Level with the inputs, below the line of the labels.
    [theme.breakpoints.up('md')]: { marginTop: '1.9rem' },
    [theme.breakpoints.down('md')]: {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      // The text starts where the labels start.
      marginInlineStart: '-1.125rem',
    },
  },
}));
