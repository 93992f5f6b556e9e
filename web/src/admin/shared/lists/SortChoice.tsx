import { styled } from '@mui/material/styles';
import { SelectInput } from '../../../ui/inputs.tsx';
import { sharedMessages } from '../shared-messages.ts';
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
      <SelectInput
        label={sharedMessages.sortBy}
        unmarked
        value={`${sort.by} ${sort.direction}`}
        onChange={(event) => {
          const [by = '', direction] = event.target.value.split(' ');
          onSort({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
        }}
      >
        {sortable.flatMap(({ id, label, numeric, orders }) => {
          const [asc, desc] =
            orders ?? (numeric === true ? sharedMessages.amountOrders : sharedMessages.textOrders);
          return [
            <option key={`${id} asc`} value={`${id} asc`}>
              {label}: {asc}
            </option>,
            desc !== undefined && (
              <option key={`${id} desc`} value={`${id} desc`}>
                {label}: {desc}
              </option>
            ),
          ];
        })}
      </SelectInput>
    </OnCards>
  );
}

const OnCards = styled('div')(({ theme }) => ({
  marginBottom: '1rem',
  [theme.breakpoints.up(CARDS_BELOW)]: { display: 'none' },
  '@media print': { display: 'none' },
}));
