import { formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { CsvRow, CsvValue } from '@pa-ledger/domain/reports/csv';
import type { Block, Fact, PacketColumn, PacketSheet } from './packet.ts';
import { reportPartMessages as messages } from './report-part-messages.ts';

/** A column, and what it says of a row. */
export interface PartColumn<Row> extends PacketColumn {
  readonly text: (row: Row) => string;
}

interface TableOf<Row> {
  readonly caption?: string;
  readonly columns: readonly PartColumn<Row>[];
  readonly rows: readonly Row[];
  /** One text for each column. */
  readonly total?: readonly string[] | undefined;
  readonly empty: string;
}

/** Returns the table of some rows; without rows, it has no total. */
export function tableOf<Row>({ caption, columns, rows, total, empty }: TableOf<Row>): Block {
  return {
    kind: 'table',
    ...(caption !== undefined && { caption }),
    columns: columns.map(({ text: _text, ...column }) => column),
    rows: rows.map((row) => columns.map(({ text }) => text(row))),
    ...(total !== undefined && rows.length > 0 && { total }),
    empty,
  };
}

/** An amount of a row, and its label. */
export interface AmountField<Field extends string> {
  readonly field: Field;
  readonly label: string;
}

/** Returns a column for each amount of a row. */
export function amountColumns<Row, Field extends string>(
  fields: readonly AmountField<Field>[],
  amountsOf: (row: Row) => Readonly<Record<Field, Cents>>,
): readonly PartColumn<Row>[] {
  return fields.map(({ field, label }) => amountColumn(label, (row) => amountsOf(row)[field]));
}

/** Returns the column of an amount; a row with null has none. */
export function amountColumn<Row>(
  label: string,
  amountOf: (row: Row) => Cents | null,
): PartColumn<Row> {
  return { label, numeric: true, text: (row) => amountText(amountOf(row)) };
}

/** Returns amounts as texts, in the order of their columns. */
export function amountTexts<Field extends string>(
  fields: readonly AmountField<Field>[],
  amounts: Readonly<Record<Field, Cents>>,
): readonly string[] {
  return fields.map(({ field }) => formatCents(amounts[field]));
}

/** Returns an amount as people write it; a dash without one. */
export function amountText(amount: Cents | null): string {
  return amount === null ? messages.none : formatCents(amount);
}

/** Returns a CSV file of rows; none without rows, since such a file has not even a heading. @param amounts the fields in cents. */
export function sheetsOf<Row extends CsvRow<Row, Amount>, Amount extends string = never>(
  path: string,
  title: string,
  rows: readonly Row[],
  amounts: readonly Amount[] = [],
): readonly PacketSheet[] {
  if (rows.length === 0) return [];
  // `CsvRow` says that each field is a value of a file; an interface has no index signature of its own.
  const values = rows as readonly unknown[] as readonly Readonly<Record<string, CsvValue>>[];
  return [{ path, title, rows: values, amounts }];
}

/** Returns a heading and what's below it. */
export function sectionOf(title: string, ...blocks: readonly Block[]): readonly Block[] {
  return [heading(title), ...blocks];
}

/** Returns facts without those that say nothing. */
export function facts(all: readonly Fact[]): Block {
  return { kind: 'facts', facts: all.filter(([, value]) => value !== '') };
}

export function heading(text: string): Block {
  return { kind: 'heading', text };
}

export function text(words: string): Block {
  return { kind: 'text', text: words };
}

/** Returns a text in gray. */
export function quiet(words: string): Block {
  return { kind: 'text', text: words, tone: 'quiet' };
}

/** Returns a text to look at. */
export function warning(words: string): Block {
  return { kind: 'text', text: words, tone: 'warning' };
}
