import type { Cents } from '@pa-ledger/domain/money/money';
import { Money, type MoneyTone } from './Money.tsx';
import type { Column } from './table-model.ts';

/** Returns a column of amounts that sorts by them. */
export function amountColumn<Row>(
  id: string,
  label: string,
  amountIn: (row: Row) => Cents,
  tone?: MoneyTone,
): Column<Row> {
  return {
    id,
    label,
    cell: (row) => <Money amount={amountIn(row)} tone={tone} />,
    numeric: true,
    sortable: true,
    compare: (one, other) => amountIn(one) - amountIn(other),
  };
}
