import type { Block, Fact } from '../packet/packet.ts';
import type { Paper } from './paper.ts';
import { printedText } from './paper-text.ts';
import { heightOfRow, linesOfRow, Rows, type RowColumn } from './rows.ts';
import {
  CELL_ROOM,
  columnNeed,
  LAST_ROWS,
  MEASURED_AT,
  roomBelow,
  SMALL_HEIGHT,
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
  const columns = [
    { ...labels, width: LABELS },
    { numeric: false, isHeader: false, style: FACT, width: paper.width + 2 * CELL_ROOM - LABELS },
  ];
  const rows = new Rows(paper, columns);
  for (const [index, fact] of facts.entries()) {
    rows.write(linesOfRow(paper, columns, fact), {
      reserve: index === facts.length - 1 ? reserve : 0,
    });
    await paper.breathe();
  }
  rows.end();
  paper.y += 8;
}

/** @param reserve how much room must be left below the last row, in points. */
export async function writeTable(paper: Paper, table: Table, reserve: number): Promise<void> {
  const { rows: texts, total, caption } = table;
  const { columns, least, isSmall } = await layoutOf(paper, table);
  const linesOf = (row: readonly string[], isBold = false) =>
    linesOfRow(paper, columns, row, isBold);
  const head = linesOf(labelsOf(table), true);
  const rows: Rows = new Rows(paper, columns, () => rows.writeHead(head, true));
  const last = total === undefined ? null : linesOf(total, true);
  const rooms = roomBelow(
    texts.slice(-LAST_ROWS).map((row) => heightOfRow(columns, linesOf(row))),
    reserve + (last === null ? 0 : heightOfRow(columns, last)),
  );
  const before = texts.length - rooms.length;
  paper.ensure(least + (isSmall ? reserve : 0));
  if (caption !== undefined) writeCaption(paper, caption);
  rows.writeHead(head, false);
  for (const [index, row] of texts.entries()) {
    rows.write(linesOf(row), { reserve: rooms[index - before] ?? 0 });
    await paper.breathe();
  }
  if (last !== null) rows.write(last, { reserve, isTotal: true });
  rows.end();
  paper.y += 10;
}

function labelsOf({ columns }: Table): readonly string[] {
  return columns.map(({ label }) => label);
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

/** How a table lies on its pages. */
interface PagedLayout {
  readonly isWide: boolean;
  readonly columns: readonly RowColumn[];
  /** How much of it is on its first page at least, in points: all of a small one, else its head and first row. */
  readonly least: number;
  readonly isSmall: boolean;
}

/** A table is measured once, for it's written into its own PDF and into the printable one. */
const layouts = new WeakMap<Table, PagedLayout>();

/** Returns how a table lies on its pages: it takes one on its side before an amount breaks. */
export async function layoutOf(paper: Paper, table: Table): Promise<PagedLayout> {
  const known = layouts.get(table);
  if (known !== undefined) return known;
  const layout = await measuredLayout(paper, table);
  const columns = table.columns.map(({ numeric = false }, index) => ({
    numeric,
    isHeader: false,
    style: { size: layout.size },
    width: layout.widths[index] ?? 0,
  }));
  const paged = { isWide: layout.isWide, columns, ...leastOf(paper, table, columns) };
  layouts.set(table, paged);
  return paged;
}

/** A row that's higher than this, in points, doesn't keep a table from beginning. */
const ROW_MOST = 200;

function leastOf(
  paper: Paper,
  table: Table,
  columns: readonly RowColumn[],
): Pick<PagedLayout, 'least' | 'isSmall'> {
  const heightOf = (row: readonly string[], isBold = false) =>
    heightOfRow(columns, linesOfRow(paper, columns, row, isBold));
  const { rows, total, caption } = table;
  const head = (caption === undefined ? 0 : CAPTION_HEIGHT) + heightOf(labelsOf(table), true);
  let height = head + (total === undefined ? 0 : heightOf(total, true));
  // A long table isn't measured to its end.
  for (const row of rows) {
    if (height > SMALL_HEIGHT) break;
    height += heightOf(row);
  }
  return height <= SMALL_HEIGHT
    ? { least: height, isSmall: true }
    : { least: head + Math.min(ROW_MOST, heightOf(rows[0] ?? [])), isSmall: false };
}

async function measuredLayout(paper: Paper, table: Table): Promise<TableLayout> {
  const { columns, rows, total } = table;
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
  const labels = labelsOf(table).map(printedText);
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
