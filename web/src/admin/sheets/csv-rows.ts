import papaparse from 'papaparse';

/** The cells of a sheet, row by row. */
export type Rows = readonly (readonly string[])[];

/** What is in a sheet of separated cells. */
export interface CsvRows {
  readonly rows: Rows;
  /** What is wrong with its quotation marks, as papaparse names it. */
  readonly errors: ReadonlySet<string>;
}

interface CsvChoice {
  /** What is between the cells; with an empty text, what fits is looked for. */
  readonly delimiter: string;
  /** So many rows are read, and those after them left out. */
  readonly most: number;
}

/** So many rows are parsed in a step. */
const ROWS_A_STEP = 200;
/** What a file in UTF-8 may begin with. Papaparse takes it from the beginning of every text that it is given. */
const MARK = '\ufeff';

/**
 * Parses a sheet in steps, between which a page can answer; each says how many rows there are so far. A step begins where a
 * row does, with the separator and the line ends that the first one has found: the rows are those of a single parse.
 */
export function* csvRowSteps(
  text: string,
  { delimiter, most }: CsvChoice,
): Generator<number, CsvRows> {
  const body = withoutMark(text);
  const rows: string[][] = [];
  const errors = new Set<string>();
  let known = { delimiter, newline: '' };
  let at = 0;
  let isMore = true;
  while (isMore) {
    const rest = body.slice(at);
    const {
      data,
      errors: wrong,
      meta,
    } = papaparse.parse(
      rest.startsWith(MARK) ? `${MARK}${rest}` : rest,
      // The fast mode, for texts without quotation marks, does not say where the next row begins.
      { ...known, preview: Math.min(ROWS_A_STEP, most - rows.length), fastMode: false },
    );
    rows.push(...data);
    for (const { code } of wrong) errors.add(code);
    known = { delimiter: meta.delimiter, newline: meta.linebreak };
    at += meta.cursor;
    // What is behind the last line end is an empty row, and an empty text has none.
    if (meta.truncated && at === body.length && rows.length < most) rows.push(['']);
    isMore = meta.truncated && at < body.length && rows.length < most;
    yield rows.length;
  }
  return { rows, errors };
}

/** The same at once, for a text of some lines. */
export function firstCsvRows(text: string, choice: CsvChoice): Rows {
  const steps = csvRowSteps(text, choice);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.rows;
}

function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}
