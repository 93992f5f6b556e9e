/** The cells of a sheet, row by row. */
export type Rows = readonly (readonly string[])[];

/** What is in a sheet of separated cells. */
export interface CsvRows {
  readonly rows: Rows;
  /** The rows, from 0, where a quotation mark leaves open which cell is which. */
  readonly damaged: ReadonlySet<number>;
  /** Whether the text ends inside a cell in quotation marks, as a file does that was cut off. */
  readonly isCutOff: boolean;
}

interface CsvChoice {
  /** The one character between the cells. */
  readonly delimiter: string;
  /** How many rows to read; those after them are left out. */
  readonly most: number;
}

/** Rows parsed in one step. */
const ROWS_A_STEP = 200;
/** The longest cell in quotation marks, so that a stray mark never makes us search the whole file again and again. */
const LONGEST_QUOTED = 100_000;
/** What a file in UTF-8 may begin with. */
const MARK = /^\ufeff/;
/** One line end, also as some banks write it: CR CR LF. */
const LINE_END = /\r+\n|\r/g;

/**
 * Parses a sheet in steps, so a page can answer in between; each step says how many rows there are so far. A cell in
 * quotation marks may hold separators, line ends, and doubled marks. If its marks don't add up, it's read as it is written,
 * up to the next separator: a stray mark never swallows the next cell or row. Where that leaves a row with more or fewer
 * cells than the others, or where both readings would do, the row is `damaged`.
 */
export function* csvRowSteps(
  text: string,
  { delimiter, most }: CsvChoice,
): Generator<number, CsvRows> {
  const body = text.replace(MARK, '').replace(LINE_END, '\n');
  const rows: string[][] = [];
  const doubtful: DoubtfulRow[] = [];
  const widths = new Map<number, number>();
  let isCutOff = false;
  let at = body === '' ? 1 : 0;
  while (at <= body.length && rows.length < most) {
    const row = rowAt(body, at, delimiter);
    const lines = body.slice(at, row.end).split('\n');
    if (row.isStray || lines.length > 1) doubtful.push({ row, lines, index: rows.length });
    else widths.set(row.cells.length, (widths.get(row.cells.length) ?? 0) + 1);
    isCutOff ||= row.isCutOff;
    rows.push(row.cells);
    at = row.end + 1;
    if (rows.length % ROWS_A_STEP === 0 && at <= body.length) yield rows.length;
  }
  yield rows.length;
  const usual = mostAgreed(widths).width;
  const damaged = doubtful.filter((each) => isDamaged(each, usual, delimiter));
  return { rows, damaged: new Set(damaged.map(({ index }) => index)), isCutOff };
}

/** The same at once, for a text of a few lines. */
export function firstCsvRows(text: string, choice: CsvChoice): Rows {
  const steps = csvRowSteps(text, choice);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.rows;
}

const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** How many lines show what separates the cells. */
const LOOKED_AT = 50;

/**
 * Returns what separates the cells: what most lines agree about, so a title, an empty line, or commas in a text don't count.
 * @param fits tells rows that are certainly separated right; what they have wins.
 */
export function separatorOf(text: string, fits: (rows: Rows) => boolean = () => false): string {
  // Where most lines have a tab, the commas are those of amounts: 1,250.00.
  const written = text.split(/[\r\n]+/, LOOKED_AT).filter((line) => line.trim() !== '');
  const tabbed = written.filter((line) => line.includes('\t'));
  if (tabbed.length * 2 > written.length) return '\t';
  const found = SEPARATORS.map((delimiter) => {
    const rows = firstCsvRows(text, { delimiter, most: LOOKED_AT });
    const lines = new Map<number, number>();
    for (const { length } of rows) lines.set(length, (lines.get(length) ?? 0) + 1);
    return { delimiter, agreed: mostAgreed(lines).agreed, fits: fits(rows) };
  });
  const [best] = found.toSorted(
    (one, other) => Number(other.fits) - Number(one.fits) || other.agreed - one.agreed,
  );
  return best === undefined || best.agreed === 0 ? ',' : best.delimiter;
}

/** Returns how many cells most lines have; lines of a single cell, such as titles, count for nothing. */
function mostAgreed(widths: ReadonlyMap<number, number>) {
  return [...widths]
    .map(([width, count]) => ({ width, agreed: (width - 1) * count }))
    .reduce((best, one) => (one.agreed > best.agreed ? one : best), { width: 1, agreed: 0 });
}

interface ParsedRow {
  readonly cells: string[];
  /** Where the row ends: at a line end or the end of the text. */
  readonly end: number;
  /** Whether a cell begins with a quotation mark that is not the first of a pair around it. */
  readonly isStray: boolean;
  readonly isCutOff: boolean;
}

/** A row that may have swallowed others, or whose marks are stray. */
interface DoubtfulRow {
  readonly row: ParsedRow;
  readonly lines: readonly string[];
  readonly index: number;
}

/** With stray marks a row has to be as wide as the others. Several lines that are each as wide are more likely several rows. */
function isDamaged({ row, lines }: DoubtfulRow, usual: number, delimiter: string): boolean {
  if (row.isStray && row.cells.length !== usual) return true;
  return (
    lines.length > 1 &&
    usual > 1 &&
    lines.every((line) => rowAt(line, 0, delimiter).cells.length === usual)
  );
}

/** What a quoted cell begins with; with `=`, a spreadsheet is told to leave the text alone. */
const OPENING = / *(=?)"/y;
const SPACES = / */y;

function rowAt(text: string, start: number, delimiter: string): ParsedRow {
  const cells: string[] = [];
  let isStray = false;
  let isCutOff = false;
  // Where the line of the present cell ends; a quoted cell moves it on.
  let end = lineEndAt(text, start);
  for (let at = start; ; at += 1) {
    const isOpen = matches(OPENING, text, at);
    const quoted = isOpen ? quotedAt(text, OPENING.lastIndex, delimiter) : null;
    if (quoted !== null && quoted.end !== null) {
      const isFormula = text.slice(at, OPENING.lastIndex).includes('=');
      cells.push(isFormula ? `="${quoted.content}"` : quoted.content);
      at = quoted.end;
      end = lineEndAt(text, at);
    } else {
      const length = text.slice(at, end).indexOf(delimiter);
      const cell = text.slice(at, length === -1 ? end : at + length);
      isStray ||= isOpen;
      isCutOff ||= quoted !== null && end === text.length && !/"\s*$/.test(text.slice(at));
      cells.push(isOpen ? cell.replace(/^ *"(.*)" *$/, '$1') : cell);
      at += cell.length;
    }
    if (text[at] !== delimiter) return { cells, end: at, isStray, isCutOff };
  }
}

/**
 * Returns what is in quotation marks, and where the cell ends: a separator or a line end follows. Null if something else
 * does; without an end if the text ends first.
 */
function quotedAt(
  text: string,
  start: number,
  delimiter: string,
): { readonly content: string; readonly end: number | null } | null {
  for (let at = start; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return { content: '', end: null };
    if (at - start > LONGEST_QUOTED) return null;
    if (text[at + 1] === '"') continue;
    matches(SPACES, text, at + 1);
    const end = SPACES.lastIndex;
    const isClosed = end === text.length || text[end] === delimiter || text[end] === '\n';
    return isClosed ? { content: text.slice(start, at).replaceAll('""', '"'), end } : null;
  }
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function lineEndAt(text: string, start: number): number {
  const at = text.indexOf('\n', start);
  return at === -1 ? text.length : at;
}
