import { headingIn } from '../fields/order-row.ts';

/** Budget lines under one heading, in the board's order. */
export interface Section<Line> {
  /** Unique, even if two sections have the same heading. */
  readonly id: string;
  /** Null for lines above the first heading and for those not in the order yet. */
  readonly heading: string | null;
  /** Whether these are the lines not in the order yet. */
  readonly isRest: boolean;
  readonly lines: readonly Line[];
}

/**
 * Returns an order with every line exactly once: it drops ids without a line and repeats, and adds missing lines at the
 * end.
 * @param order ids of lines, and headings, as `../fields/order-row` has them.
 */
export function wholeOrder(order: readonly string[], ids: readonly string[]): readonly string[] {
  const missing = new Set(ids);
  const kept = order.filter((row) => headingIn(row) !== null || missing.delete(row));
  return [...kept, ...missing];
}

/** Returns the lines by section, without empty sections; lines that the order lacks come last. */
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
 * Returns a side's order after an import: the sheet's, if it has all lines and no one arranged them differently.
 * Otherwise an existing order stays with the new lines at the end, and without one lines stay sorted by name.
 * @param order the order before. @param sheet ids of lines, and headings. @param ids the ids of all current lines.
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
