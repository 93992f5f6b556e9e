import type { Cents } from '@pa-ledger/domain/money/money';
import { Money, type MoneyTone } from './Money.tsx';
import type { Column, Totals } from './table-model.ts';

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

/** Returns the sums for the columns of some amounts. */
export function amountTotals<Id extends string>(
  columns: readonly { readonly field: Id; readonly tone: MoneyTone }[],
  sums: Readonly<Record<Id, Cents>>,
): Totals['cells'] {
  return Object.fromEntries(
    columns.map(({ field, tone }) => [
      field,
      <Money key={field} amount={sums[field]} tone={tone} />,
    ]),
  );
}
