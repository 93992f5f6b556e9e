import type { Cents } from '@pa-ledger/domain/money/money';
import { amountColumns, type AmountField } from '../lists/column-kinds.tsx';
import { Money, type MoneyTone } from '../lists/Money.tsx';
import type { Column, Totals } from '../lists/table-model.ts';
import { FigureLink, type Opening } from './FigureLink.tsx';

/** Returns what an amount opens; null where it counts no entries that could be listed. */
type OpeningOf<Field> = (field: Field) => Opening | null;

/** An amount, which opens what it counts if it counts entries. */
export function figureOf(amount: Cents, tone: MoneyTone, opening: Opening | null) {
  return opening === null ? (
    <Money amount={amount} tone={tone} />
  ) : (
    <FigureLink amount={amount} tone={tone} {...opening} />
  );
}

/** Returns a column for each amount of a row; the amounts open what they count. */
export function figureColumns<Field extends string, Row>(
  amounts: readonly AmountField<Field>[],
  amountsIn: (row: Row) => Readonly<Record<Field, Cents>>,
  openingIn: (row: Row) => OpeningOf<Field>,
): readonly Column<Row>[] {
  return amounts.flatMap((amount) =>
    amountColumns([amount], amountsIn).map((column) => ({
      ...column,
      cell: (row: Row) =>
        figureOf(amountsIn(row)[amount.field], amount.tone, openingIn(row)(amount.field)),
    })),
  );
}

/** Returns the totals below such columns. */
export function figureTotals<Field extends string>(
  label: string,
  columns: readonly Pick<AmountField<Field>, 'field' | 'tone'>[],
  total: Readonly<Record<Field, Cents>>,
  openingOf: OpeningOf<Field>,
): Totals {
  const cells = columns.map(({ field, tone }) => [
    field,
    figureOf(total[field], tone, openingOf(field)),
  ]);
  return { label, cells: Object.fromEntries(cells) as Totals['cells'] };
}
