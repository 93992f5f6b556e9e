import { cents, type Cents } from '../money/money.ts';
import { amountInCell, tidyCell } from '../sheets/cells.ts';
import { sheetMessages } from '../sheets/sheet-messages.ts';
import { BY_SECTION } from './import-kinds.ts';
import {
  isBalance,
  isBareSide,
  isResult,
  isWhole,
  sideBegun,
  sideNamed,
  totalOf,
  type BudgetSide,
} from './row-labels.ts';

type Cells = Readonly<Record<string, string>>;

/** What a row of a budget's sheet is. */
export interface BudgetRow {
  /** Why it isn't a budget line; null for a line. */
  readonly left: string | null;
  /** It's a line after all if the books have a category with this name. */
  readonly isGuess?: true;
  /** A heading for the lines that follow, such as `Programs`. */
  readonly heading?: string;
  /** What it's the total of; an empty text for everything. */
  readonly totalOf?: string;
  /** The rows that follow don't belong to the previous heading. */
  readonly ends?: true;
}

/** Tells a budget's lines from the other rows of its sheet, row by row from the top. */
export interface BudgetReader {
  /** Notes a row that isn't below the column headings. */
  readonly above: (cells: readonly string[]) => void;
  /** @param own the cells by field. @param lacks whether a cell that a line needs is empty. */
  readonly row: (cells: readonly string[], own: Cells, lacks: boolean) => BudgetRow;
  /** The side of the last row's section; null above the first section. */
  readonly side: () => BudgetSide | null;
}

const AMOUNT_FIELDS = ['spending', 'income', BY_SECTION];
/** Words above amounts in a row that repeats the headings differently. */
const ABOVE_AMOUNTS = /budget|proposed|adopted|approved|actual|amount|planned|20\d\d/i;

/** @param fields the field of each column. */
export function budgetReader(fields: readonly (string | null)[]): BudgetReader {
  let side: BudgetSide | null = null;
  const headings = new Set<string | null>();
  const sums = adder();

  const begin = (begun: BudgetSide): BudgetRow => {
    side = begun;
    sums.restart('side');
    return { left: sheetMessages.heading, ends: true };
  };
  const row = (cells: readonly string[], own: Cells, lacks: boolean): BudgetRow => {
    const texts = cells.map(tidyCell);
    const filled = texts.filter((text) => text !== '');
    const [first = ''] = filled;
    const hasAmount = filled.some((text) => amountIn(text) !== null);
    // A column may name the side of each line, or of the first of several.
    const beside = texts.find((text, at) => fields[at] === null && sideNamed(text) !== null);
    const amountTexts = AMOUNT_FIELDS.map((field) => tidyCell(own[field] ?? ''));
    if (!hasAmount) {
      const begun = filled.length === 1 ? sideBegun(first) : sideNamed(first);
      const isHeading = amountTexts.some((text) => ABOVE_AMOUNTS.test(text));
      const isAlone = tidyCell(own['category'] ?? '') === (beside === first ? '' : first);
      if (begun !== null && (isHeading || isAlone || filled.length === 1)) return begin(begun);
      if (isHeading) return { left: sheetMessages.heading };
    }
    if (beside !== undefined) side = sideNamed(beside);

    const named = labelOf(texts, fields);
    const label = named === '' && totalOf(first) !== null ? first : named;
    const of = totalOf(label);
    const amounts = amountTexts.map(amountIn).filter((amount) => amount !== null);
    const isSum = sums.isSum(amounts);
    if (of !== null && (isWhole(of) || headings.has(of) || isSum || lacks)) {
      sums.restart('group');
      return { left: sheetMessages.totals, totalOf: of, ends: true };
    }
    if (isResult(label)) return { left: sheetMessages.result, isGuess: true };
    const bare = sideNamed(label);
    if (bare !== null && isBareSide(label))
      return { ...begin(bare), left: sheetMessages.totals, isGuess: true };
    if (isBalance(label)) return { left: sheetMessages.balance, isGuess: true };
    if (filled.length === 1 && !hasAmount) {
      sums.restart('group');
      headings.add(headingOf(first));
      return { left: sheetMessages.heading, heading: first };
    }
    sums.add(amounts);
    return { left: null };
  };

  return {
    above(cells) {
      const filled = cells.map(tidyCell).filter((text) => text !== '');
      const sides = filled.map(sideNamed);
      const others = sides.slice(1).some((named) => named !== null);
      side = others ? side : (sides[0] ?? side);
    },
    row,
    side: () => side,
  };
}

/** Returns a heading's words as its total would name it. */
export function headingOf(text: string): string | null {
  return totalOf(`Total ${text}`);
}

/** Returns the cells with the amount on its section's side. @param side null if no section says. */
export function bySide(own: Cells, side: BudgetSide | null, usual: BudgetSide): Cells {
  const { [BY_SECTION]: amount, ...others } = own;
  const name = side ?? usual;
  return amount === undefined ? own : { ...others, [name]: amount };
}

/** A row's name: its category cell, else the cells left of it. */
function labelOf(texts: readonly string[], fields: readonly (string | null)[]): string {
  const at = fields.indexOf('category');
  const before = texts.slice(0, at === -1 ? texts.length : at);
  const category = texts[at] ?? '';
  if (category !== '') return category;
  return before.find((text, place) => text !== '' && fields[place] === null) ?? '';
}

/** A dash alone isn't an amount. */
function amountIn(text: string): Cents | null {
  return /\d/.test(text) ? amountInCell(text) : null;
}

/** Adds up a side's lines, and those since its last heading or total, to recognize their sums. */
function adder() {
  const sums = { side: newSum(), group: newSum() };
  return {
    restart(of: 'side' | 'group') {
      sums.group = newSum();
      if (of === 'side') sums.side = newSum();
    },
    add([amount]: readonly Cents[]) {
      if (amount === undefined) return;
      for (const sum of Object.values(sums)) {
        sum.total = cents(sum.total + amount);
        sum.lines++;
      }
    },
    /** A single line isn't a sum. */
    isSum: ([amount]: readonly Cents[]) =>
      Object.values(sums).some(({ total, lines }) => lines > 1 && total === amount),
  };
}

function newSum() {
  return { total: cents(0), lines: 0 };
}
