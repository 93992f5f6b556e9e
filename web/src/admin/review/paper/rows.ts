import type { PdfStructure } from 'pdfkit';
import type { Paper } from './paper.ts';
import { CELL_ROOM, linesHere } from './table-layout.ts';
import { INK, lineHeight, RULE, type TextStyle } from './text-style.ts';

export interface RowColumn {
  readonly width: number;
  readonly numeric: boolean;
  /** Whether its cells say what the row is about. */
  readonly isHeader: boolean;
  readonly style: TextStyle;
}

/** Above and below the lines of a row, in points. */
const PAD = 2.6;

/** Breaks a row's texts into lines. */
export function linesOfRow(
  paper: Paper,
  columns: readonly RowColumn[],
  texts: readonly string[],
  isBold = false,
): readonly (readonly string[])[] {
  return columns.map(({ width, style }, index) =>
    paper.linesOf(texts[index] ?? '', width - 2 * CELL_ROOM, styled(style, isBold)),
  );
}

/** Returns how high a row is, in points. */
export function heightOfRow(
  columns: readonly RowColumn[],
  lines: readonly (readonly string[])[],
): number {
  return mostOf(lines) * lineOf(columns) + 2 * PAD;
}

function lineOf(columns: readonly RowColumn[]): number {
  return Math.max(...columns.map(({ style }) => lineHeight(style)));
}

function mostOf(lines: readonly (readonly string[])[]): number {
  return Math.max(1, ...lines.map(({ length }) => length));
}

/** Writes rows of texts side by side; none is split between two pages unless it's longer than one. */
export class Rows {
  readonly #paper: Paper;
  readonly #columns: readonly RowColumn[];
  readonly #onNewPage: () => void;
  /** The height of a line, in points. */
  readonly #line: number;
  readonly #structure: PdfStructure;

  /** @param onNewPage draws what's repeated on each page. */
  constructor(
    paper: Paper,
    columns: readonly RowColumn[],
    onNewPage: () => void = () => undefined,
  ) {
    this.#paper = paper;
    this.#columns = columns;
    this.#onNewPage = onNewPage;
    this.#line = lineOf(columns);
    this.#structure = paper.open('Table');
  }

  /** Draws the names of the columns. @param again as an ornament, on a further page. */
  writeHead(lines: readonly (readonly string[])[], again: boolean): void {
    const paper = this.#paper;
    const height = heightOfRow(this.#columns, lines);
    const { y } = paper;
    if (again) {
      paper.ornament(() => this.#drawAll(lines, y + PAD, true), 'Pagination');
    } else {
      const row = paper.open('TR', this.#structure);
      this.#columns.forEach((column, index) => {
        const cell = paper.open('TH', row, 'Column');
        cell.add(() => this.#drawCell(column, index, lines[index] ?? [], y + PAD, true));
        cell.end();
      });
      row.end();
    }
    this.#rule(y + height, 0.9, INK);
    paper.y = y + height;
  }

  /** @param reserve how much room must be left below it, in points. */
  write(
    lines: readonly (readonly string[])[],
    {
      reserve = 0,
      isTotal = false,
    }: { readonly reserve?: number; readonly isTotal?: boolean } = {},
  ): void {
    const paper = this.#paper;
    const row = paper.open('TR', this.#structure);
    const cells = this.#columns.map(({ isHeader }) =>
      isHeader ? paper.open('TH', row, 'Row') : paper.open('TD', row),
    );
    const count = mostOf(lines);
    for (let from = 0; from < count;) {
      const here = this.#linesHere(count - from, reserve);
      if (here === 0) {
        paper.newPage();
        this.#onNewPage();
        continue;
      }
      const { y } = paper;
      if (isTotal) this.#rule(y, 0.9, INK);
      this.#columns.forEach((column, index) => {
        const part = (lines[index] ?? []).slice(from, from + here);
        if (part.length === 0) return;
        cells[index]?.add(() => this.#drawCell(column, index, part, y + PAD, isTotal));
      });
      paper.y = y + here * this.#line + 2 * PAD;
      from += here;
      if (!isTotal && from >= count) this.#rule(paper.y, 0.4, RULE);
    }
    for (const cell of cells) cell.end();
    row.end();
  }

  end(): void {
    this.#structure.end();
  }

  #linesHere(left: number, reserve: number): number {
    const { y, top, bottom } = this.#paper;
    const here = linesHere(Math.max(1, left), this.#line, {
      here: bottom - y - 2 * PAD - reserve,
      onNext: bottom - top - 2 * PAD - reserve - HEAD_MOST,
    });
    // Right below the head of a fresh page, something goes here in any case.
    return here === 0 && y <= top + HEAD_MOST ? Math.max(1, this.#fitting()) : here;
  }

  #fitting(): number {
    return Math.floor((this.#paper.bottom - this.#paper.y - 2 * PAD) / this.#line);
  }

  #drawAll(lines: readonly (readonly string[])[], y: number, isBold: boolean): void {
    this.#columns.forEach((column, index) =>
      this.#drawCell(column, index, lines[index] ?? [], y, isBold),
    );
  }

  #drawCell(
    { width, numeric, style }: RowColumn,
    index: number,
    lines: readonly string[],
    y: number,
    isBold: boolean,
  ): void {
    const before = this.#columns.slice(0, index).reduce((sum, column) => sum + column.width, 0);
    // The first column's texts begin where all texts do.
    const left = this.#paper.left + before;
    lines.forEach((line, at) =>
      this.#paper.drawLine(
        line,
        left,
        y + at * this.#line,
        styled(style, isBold),
        numeric ? width - 2 * CELL_ROOM : null,
      ),
    );
  }

  #rule(y: number, thickness: number, color: string): void {
    const { left, width } = this.#paper;
    this.#paper.ornament((doc) =>
      doc
        .lineWidth(thickness)
        .strokeColor(color)
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke(),
    );
  }
}

/** The names of columns are never higher than this, in points. */
const HEAD_MOST = 60;

function styled(style: TextStyle, isBold: boolean): TextStyle {
  return isBold ? { ...style, bold: true } : style;
}
