/** A column to look for. */
export interface SoughtColumn<Field extends string = string> {
  readonly field: Field;
  /** What people and programs call it, as `headingKey` spells it, best first. */
  readonly names: readonly string[];
}

/** How many rows may be above the headings, such as a title and a print date. */
const ABOVE = 20;

/** Returns a heading's words, ignoring case, punctuation, `camelCase`, and anything in brackets. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the field of each column; null for an unused one. A field takes the first column with its best name. */
export function matchHeadings<Field extends string>(
  headings: readonly string[],
  sought: readonly SoughtColumn<Field>[],
): readonly (Field | null)[] {
  const keys = headings.map(headingKey);
  const matched: (Field | null)[] = headings.map(() => null);
  for (const { field, names } of sought) {
    const places = names.map((name) =>
      keys.findIndex((key, at) => key === name && matched[at] === null),
    );
    const place = places.find((at) => at !== -1);
    if (place !== undefined) matched[place] = field;
  }
  return matched;
}

/**
 * Returns the row of the headings: among the first rows, the one with the most known names, at least two unless we look
 * for only one. Null if no row looks like headings.
 */
export function headingRowIn(
  rows: readonly (readonly string[])[],
  sought: readonly SoughtColumn[],
): number | null {
  const found = rows
    .slice(0, ABOVE)
    .map((cells, row) => ({ row, known: knownIn(matchHeadings(cells, sought)) }));
  // The sort is stable, so the first of equals wins.
  const [best] = found.toSorted((one, other) => other.known - one.known);
  return best === undefined || best.known < Math.min(2, sought.length) ? null : best.row;
}

function knownIn(matched: readonly (string | null)[]): number {
  return matched.filter((field) => field !== null).length;
}
