import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { compareNames } from '@pa-ledger/domain/text/sort';
import type { ReactNode } from 'react';
import { Money, type MoneyTone } from './Money.tsx';
import type { Column, Totals } from './table-model.ts';

/** Returns a column of texts that sorts by them. */
export function textColumn<Row>(
  id: string,
  label: string,
  textIn: (row: Row) => string,
  look: Pick<Column<Row>, 'onCard'> & { readonly cell?: (row: Row) => ReactNode } = {},
): Column<Row> {
  return {
    id,
    label,
    cell: textIn,
    sortable: true,
    compare: (one, other) => compareNames(textIn(one), textIn(other)),
    ...look,
  };
}

/** Returns a column of amounts that sorts by them. */
export function amountColumn<Row>(
  id: string,
  label: string,
  amountIn: (row: Row) => Cents,
  tone?: MoneyTone,
  onCard?: Column<Row>['onCard'],
): Column<Row> {
  return {
    id,
    label,
    cell: (row) => <Money amount={amountIn(row)} tone={tone} />,
    numeric: true,
    sortable: true,
    compare: (one, other) => amountIn(one) - amountIn(other),
    ...(onCard && { onCard }),
  };
}

/** An amount that each row of a table has. The minus sign says the same as its color. */
export interface AmountField<Field> {
  readonly field: Field;
  readonly label: string;
  readonly tone: MoneyTone;
  readonly onCard?: Column<never>['onCard'];
}

/** Returns a column for each amount of a row. */
export function amountColumns<Field extends string, Row>(
  amounts: readonly AmountField<Field>[],
  amountsIn: (row: Row) => Readonly<Record<Field, Cents>>,
): readonly Column<Row>[] {
  return amounts.map(({ field, label, tone, onCard }) =>
    amountColumn(field, label, (row) => amountsIn(row)[field], tone, onCard),
  );
}

/** Returns the totals below columns of amounts, each in the tone of its column. */
export function amountTotals<Field extends string>(
  label: string,
  columns: readonly Pick<AmountField<Field>, 'field' | 'tone'>[],
  total: Readonly<Record<Field, Cents>>,
): Totals {
  const cells = columns.map(({ field, tone }): [string, ReactNode] => [
    field,
    <Money key={field} amount={total[field]} tone={tone} />,
  ]);
  return { label, cells: Object.fromEntries(cells) };
}

/** Returns the sums below columns of amounts, by the names of both. */
export function sumTotals<Field extends string>(
  label: string,
  fields: readonly Field[],
  rows: readonly Readonly<Record<Field, Cents>>[],
): Totals {
  const cells = fields.map((field): [string, ReactNode] => [
    field,
    <Money key={field} amount={sumCents(rows.map((row) => row[field]))} />,
  ]);
  return { label, cells: Object.fromEntries(cells) };
}
