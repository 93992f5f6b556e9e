/** A column that is looked for. */
export interface SoughtColumn<Field extends string = string> {
  readonly field: Field;
  /** What people and programs call it, in the words of `headingKey`, the best first. */
  readonly names: readonly string[];
}

/** How many rows from the top may stand above the headings, such as a title and the date of a print. */
const ABOVE = 20;

/** Returns the words of a heading: case, punctuation, `camelCase` and what is in brackets make no difference. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns which column is which field; null for one that nobody asks for. A field takes the column that has its best name,
 * and of several with this name the first.
 */
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
 * Returns the row that has the headings: of the first ones, that with the most known names, at least two unless only one
 * is sought; null if no row looks like headings.
 */
export function headingRowIn(
  rows: readonly (readonly string[])[],
  sought: readonly SoughtColumn[],
): number | null {
  const found = rows
    .slice(0, ABOVE)
    .map((cells, row) => ({ row, known: knownIn(matchHeadings(cells, sought)) }));
  // The sort is stable: of equals the first.
  const [best] = found.toSorted((one, other) => other.known - one.known);
  return best === undefined || best.known < Math.min(2, sought.length) ? null : best.row;
}

function knownIn(matched: readonly (string | null)[]): number {
  return matched.filter((field) => field !== null).length;
}
