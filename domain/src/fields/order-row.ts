/** The most rows in an order, and the longest heading in UTF-16 units; `firestore.rules` has the same limits. */
export const MAX_ROWS = 300;
export const MAX_HEADING = 100;

/** The start of a heading; no document id can start with it. */
const MARK = '# ';
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** It starts with a visible character. */
const HEADING = /^[^\s\p{Z}\p{C}][^\p{C}\p{Zl}\p{Zp}]*$/u;

/** Returns whether a value is a row of an order: the id of a document, or a heading such as `# Programs`. */
export function isRow(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const heading = headingIn(value);
  return heading === null ? ID.test(value) : heading.length <= MAX_HEADING && HEADING.test(heading);
}

/** Returns the text of a heading; null for a row that is an id. */
export function headingIn(row: string): string | null {
  return row.startsWith(MARK) ? row.slice(MARK.length) : null;
}

/** Returns the row of a heading. */
export function headingRow(text: string): string {
  return MARK + text;
}
