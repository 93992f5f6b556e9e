import { headingIn, headingRow, isRow, MAX_ROWS } from '@pa-ledger/domain/fields/order-row';
import { wholeOrder } from '@pa-ledger/domain/ledger/board-order';
import { orderMessages as messages } from './order-messages.ts';

/** A row while it is arranged: a line of the budget, or a heading whose text is typed. */
export interface ArrangedRow {
  /** The line's, or one of the heading's own, which two headings of one text do not share. */
  readonly id: string;
  /** Null for a line. */
  readonly heading: string | null;
}

/** What is arranged, as a form holds it. */
export interface Arranged {
  readonly rows: readonly ArrangedRow[];
}

/** Returns every line once, with the headings, as they are stored. */
export function arrangedFrom(order: readonly string[], ids: readonly string[]): Arranged {
  const rows = wholeOrder(order, ids).map((row, at) => {
    const heading = headingIn(row);
    return heading === null ? { id: row, heading: null } : { id: `# ${at}`, heading };
  });
  return { rows };
}

/** Returns the rows as they are stored. */
export function orderOf({ rows }: Arranged): readonly string[] {
  return rows.map(({ id, heading }) => (heading === null ? id : headingRow(heading.trim())));
}

/** Returns why a heading cannot be stored; null if it can. */
export function headingError({ heading }: ArrangedRow): string | null {
  if (heading === null || isRow(headingRow(heading.trim()))) return null;
  return heading.trim() === '' ? messages.headingRequired : messages.headingInvalid;
}

/** Returns what keeps the rows from being saved. */
export function arrangedErrors({ rows }: Arranged): { readonly rows: string | null } {
  if (rows.length > MAX_ROWS) return { rows: messages.tooMany(MAX_ROWS) };
  return { rows: rows.map(headingError).find((error) => error !== null) ?? null };
}

/** Returns the rows with a new, empty heading at the top. */
export function withHeading({ rows }: Arranged): Arranged {
  const ids = new Set(rows.map(({ id }) => id));
  let at = 0;
  while (ids.has(`# ${at}`)) at++;
  return { rows: [{ id: `# ${at}`, heading: '' }, ...rows] };
}

/** Returns the rows after one has gone to the place of another; as they were where one is not among them. */
export function moved({ rows }: Arranged, id: string, to: string): Arranged {
  const row = rows.find((one) => one.id === id);
  const place = rows.findIndex((one) => one.id === to);
  if (row === undefined || place === -1) return { rows };
  return { rows: rows.filter((one) => one !== row).toSpliced(place, 0, row) };
}
