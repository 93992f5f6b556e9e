import type { Block, Fact } from '../packet/packet.ts';
import type { Paper } from './paper.ts';
import { printedText } from './paper-text.ts';
import { Rows } from './rows.ts';
import {
  CELL_ROOM,
  columnNeed,
  MEASURED_AT,
  tableLayout,
  type ColumnNeed,
  type TableLayout,
} from './table-layout.ts';
import { lineHeight, QUIET, type TextStyle } from './text-style.ts';

type Table = Extract<Block, { readonly kind: 'table' }>;

const FACT: TextStyle = { size: 9.2 };
/** The width of the labels of facts, in points. */
const LABELS = 150;

/** @param reserve how much room must be left below the last row, in points. */
export async function writeFacts(
  paper: Paper,
  facts: readonly Fact[],
  reserve: number,
): Promise<void> {
  const labels = { numeric: false, isHeader: true, style: { ...FACT, color: QUIET } };
  const rows = new Rows(paper, [
    { ...labels, width: LABELS },
    { numeric: false, isHeader: false, style: FACT, width: paper.width + 2 * CELL_ROOM - LABELS },
  ]);
  for (const [index, fact] of facts.entries()) {
    rows.write(rows.linesOf(fact), { reserve: index === facts.length - 1 ? reserve : 0 });
    await paper.breathe();
  }
  rows.end();
  paper.y += 8;
}

/** @param reserve how much room must be left below the last row, in points. */
export async function writeTable(paper: Paper, table: Table, reserve: number): Promise<void> {
  const { columns, rows: texts, total, caption } = table;
  const layout = await layoutOf(paper, table);
  const style = { size: layout.size };
  const rows: Rows = new Rows(
    paper,
    columns.map(({ numeric = false }, index) => ({
      numeric,
      isHeader: false,
      style,
      width: layout.widths[index] ?? 0,
    })),
    () => rows.writeHead(head, true),
  );
  const head = rows.linesOf(
    columns.map(({ label }) => label),
    true,
  );
  const last = total === undefined ? null : rows.linesOf(total, true);
  const below = reserve + (last === null ? 0 : rows.heightOf(last));
  const [first] = texts;
  paper.ensure(
    (caption === undefined ? 0 : CAPTION_HEIGHT) +
      rows.heightOf(head) +
      (first === undefined ? 0 : Math.min(200, rows.heightOf(rows.linesOf(first)))) +
      (texts.length < 2 ? below : 0),
  );
  if (caption !== undefined) writeCaption(paper, caption);
  rows.writeHead(head, false);
  for (const [index, row] of texts.entries()) {
    rows.write(rows.linesOf(row), { reserve: index === texts.length - 1 ? below : 0 });
    await paper.breathe();
  }
  if (last !== null) rows.write(last, { reserve, isTotal: true });
  rows.end();
  paper.y += 10;
}

const CAPTION: TextStyle = { size: 9, bold: true };
const CAPTION_HEIGHT = 2 * lineHeight(CAPTION);

/** Writes what's said above a table. */
export function writeCaption(paper: Paper, caption: string): void {
  for (const line of paper.linesOf(caption, paper.width, CAPTION)) {
    paper.ensure(lineHeight(CAPTION));
    const { y } = paper;
    paper.tag('P', () => paper.drawLine(line, paper.left, y, CAPTION));
    paper.y += lineHeight(CAPTION);
  }
  paper.y += 2;
}

/** A table is measured once, for it's written into its own PDF and into the printable one. */
const layouts = new WeakMap<Table, TableLayout>();

/** Returns how a table lies on a page: it takes a page on its side before an amount breaks. */
export async function layoutOf(paper: Paper, table: Table): Promise<TableLayout> {
  const known = layouts.get(table);
  if (known !== undefined) return known;
  const measured = await measuredLayout(paper, table);
  layouts.set(table, measured);
  return measured;
}

async function measuredLayout(paper: Paper, { columns, rows, total }: Table): Promise<TableLayout> {
  const words = columns.map(() => 0);
  const lines = columns.map(() => 0);
  const take = (into: number[], texts: readonly string[], style: TextStyle): void => {
    for (const [index, text] of texts.entries())
      into[index] = Math.max(into[index] ?? 0, paper.measure(text, style));
  };
  const takeRow = (texts: readonly string[], style: TextStyle): void => {
    const printed = texts.map(printedText);
    take(
      lines,
      printed.map((text) => longestOf(text, '\n')),
      style,
    );
    take(
      words,
      printed.map((text) => longestOf(text, /[ \n]/)),
      style,
    );
  };
  const plain = { size: MEASURED_AT };
  const bold = { ...plain, bold: true };
  if (total !== undefined) takeRow(total, bold);
  for (const row of rows) {
    takeRow(row, plain);
    await paper.breathe();
  }
  const labels = columns.map(({ label }) => printedText(label));
  take(
    words,
    labels.map((label) => longestOf(label, ' ')),
    bold,
  );
  const needs = columns.map((column, index): ColumnNeed =>
    columnNeed(column, {
      words: words[index] ?? 0,
      lines: lines[index] ?? 0,
      label: paper.measure(labels[index] ?? '', bold),
    }),
  );
  // The texts of the outer columns begin and end where all texts do.
  const { upright, wide } = paper.widths;
  return tableLayout(needs, { upright: upright + 2 * CELL_ROOM, wide: wide + 2 * CELL_ROOM });
}

/** Returns the piece with the most characters, which is about as wide as the widest. */
function longestOf(text: string, between: string | RegExp): string {
  return text
    .split(between)
    .reduce((most, piece) => (piece.length > most.length ? piece : most), '');
}
