import { headingIn } from '../fields/order-row.ts';

/** Lines of the budget that belong together, in the board's own order. */
export interface Section<Line> {
  /** Different for each section, also where two have the same heading. */
  readonly id: string;
  /** Null for lines above the first heading, and for those that nobody has put into the order yet. */
  readonly heading: string | null;
  /** Whether the lines are not in the order yet. */
  readonly isRest: boolean;
  readonly lines: readonly Line[];
}

/**
 * Returns an order that has every line once: ids without a line, and all but the first of an id, are left out, and what is
 * missing comes last.
 * @param order ids of lines, and headings, as `../fields/order-row` has them.
 */
export function wholeOrder(order: readonly string[], ids: readonly string[]): readonly string[] {
  const missing = new Set(ids);
  const kept = order.filter((row) => headingIn(row) !== null || missing.delete(row));
  return [...kept, ...missing];
}

/** Returns the lines by their sections; headings without lines are left out, and lines that the order lacks come last. */
export function sectionsOf<Line extends { readonly id: string }>(
  order: readonly string[],
  lines: readonly Line[],
): readonly Section<Line>[] {
  const left = new Map(lines.map((line) => [line.id, line]));
  const sections: (Section<Line> & { readonly lines: Line[] })[] = [
    { id: 'first', heading: null, isRest: false, lines: [] },
  ];
  for (const [at, row] of order.entries()) {
    const heading = headingIn(row);
    if (heading !== null) sections.push({ id: String(at), heading, isRest: false, lines: [] });
    const line = left.get(row);
    left.delete(row);
    if (line !== undefined) sections.at(-1)?.lines.push(line);
  }
  sections.push({ id: 'rest', heading: null, isRest: true, lines: [...left.values()] });
  return sections.filter(({ lines: own }) => own.length > 0);
}

/**
 * Returns a side's order after lines of it came in with a sheet: the sheet's, if it has all lines and nobody arranged them
 * otherwise. Else an order stays, with the new lines behind it, and without one the lines stay by their names.
 * @param order as it was. @param sheet ids of lines, and headings. @param ids those of all lines that there are now.
 */
export function orderWithSheet(
  order: readonly string[],
  sheet: readonly string[],
  ids: readonly string[],
): readonly string[] {
  const known = new Set(ids);
  const arranged = order.filter((row) => known.has(row));
  const own = sheet.filter((row) => headingIn(row) !== null || known.has(row));
  const named = new Set(own);
  const before = new Set(arranged);
  const inSheet = own.filter((row) => before.has(row));
  const isSame = inSheet.join() === arranged.join();
  if (isSame && ids.every((id) => named.has(id))) return own;
  if (arranged.length === 0) return order;
  return [...order, ...own.filter((row) => known.has(row) && !before.has(row))];
}
