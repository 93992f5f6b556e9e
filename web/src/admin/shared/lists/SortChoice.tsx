import { styled } from '@mui/material/styles';
import { sharedMessages } from '../shared-messages.ts';
import { FilterInput } from './FilterInput.tsx';
import { CARDS_BELOW } from './table-styles.ts';
import type { Column, Sort } from './table-model.ts';

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The order as a select, where rows are cards and have no headers to click. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  return (
    <OnCards className="sort">
      <FilterInput
        label={sharedMessages.sortBy}
        value={`${sort.by} ${sort.direction}`}
        onChange={(value) => {
          const [by = '', direction] = value.split(' ');
          onSort({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
        }}
        options={sortable.flatMap(({ id, label, numeric, orders }) => {
          const [asc, desc] =
            orders ?? (numeric === true ? sharedMessages.amountOrders : sharedMessages.textOrders);
          const ascending = { value: `${id} asc`, label: `${label}: ${asc}` };
          if (desc === undefined) return [ascending];
          return [ascending, { value: `${id} desc`, label: `${label}: ${desc}` }];
        })}
      />
    </OnCards>
  );
}

const OnCards = styled('div')(({ theme }) => ({
  marginBlock: '0.5rem 1rem',
  '& > *': { width: '100%' },
  [theme.breakpoints.up(CARDS_BELOW)]: { display: 'none' },
  '@media print': { display: 'none' },
}));
