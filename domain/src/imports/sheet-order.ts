import { headingRow, isRow } from '../fields/order-row.ts';
import { onOneLine } from '../text/text.ts';
import { headingOf } from './budget-rows.ts';
import type { BudgetLine, SheetOrder } from './import-plan.ts';
import type { ImportRow } from './import-rows.ts';

/** Keeps the order of a budget's sheet, row by row from the top. */
export interface OrderOfSheet {
  /** Takes note of a row that is no line: a heading, or its total. */
  readonly left: (row: ImportRow) => void;
  readonly line: (line: BudgetLine) => void;
  readonly whole: () => SheetOrder;
}

/** @param rows all of them: a heading is told from a lone text by its total below, its capitals or its colon. */
export function orderOfSheet(rows: readonly ImportRow[]): OrderOfSheet {
  const totals = new Set(rows.flatMap(({ totalOf }) => (totalOf === undefined ? [] : [totalOf])));
  const sides = { spending: newSide(), income: newSide() };
  let heading: string | null = null;
  return {
    left({ heading: text, ends }) {
      if (ends === true) heading = null;
      if (text !== undefined && isSurely(text, totals))
        heading = headingRow(onOneLine(text.replace(/:\s*$/, ''), ' ').trim());
    },
    line({ side: name, id }) {
      const side = sides[name];
      if (heading !== null && heading !== side.heading && isRow(heading)) {
        side.rows.push(heading);
        side.heading = heading;
      }
      // A line without a heading behind one that has it would count there.
      if (heading === null && side.heading !== null) side.isMixed = true;
      side.rows.push(id);
      side.ids.push(id);
    },
    whole: () => ({ spending: rowsOf(sides.spending), income: rowsOf(sides.income) }),
  };
}

interface Side {
  readonly rows: string[];
  readonly ids: string[];
  heading: string | null;
  isMixed: boolean;
}

function newSide(): Side {
  return { rows: [], ids: [], heading: null, isMixed: false };
}

function rowsOf({ rows, ids, isMixed }: Side): readonly string[] {
  return isMixed ? ids : rows;
}

function isSurely(text: string, totals: ReadonlySet<string>): boolean {
  const words = headingOf(text);
  return (
    /:\s*$/.test(text) ||
    (text === text.toUpperCase() && text !== text.toLowerCase()) ||
    (words !== null && totals.has(words))
  );
}
