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

/** What a row of a budget is. */
export interface BudgetRow {
  /** Why it is no line; null for a line. */
  readonly left: string | null;
  /** It is a line after all if the books have a category of this name. */
  readonly isGuess?: true;
  /** Heads the lines that follow, such as `Programs`. */
  readonly heading?: string;
  /** What it is the total of; an empty text for the whole. */
  readonly totalOf?: string;
  /** What follows is not below the heading before it. */
  readonly ends?: true;
}

/** Tells the lines of a budget from what else is in its sheet, row by row from the top. */
export interface BudgetReader {
  /** Takes note of a row that is not below the headings. */
  readonly above: (cells: readonly string[]) => void;
  /** @param own the cells by the fields of their columns. @param lacks whether one is empty that a line needs. */
  readonly row: (cells: readonly string[], own: Cells, lacks: boolean) => BudgetRow;
  /** The side of the section that the last row is in; null above the first section. */
  readonly side: () => BudgetSide | null;
}

const AMOUNT_FIELDS = ['spending', 'income', BY_SECTION];
/** What is above amounts, in a row that repeats headings in other words. */
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
    // A column may say of each line, or of the first of several, on which side it is.
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

/** Returns the words by which a total names the heading above it. */
export function headingOf(text: string): string | null {
  return totalOf(`Total ${text}`);
}

/** Returns the cells with the amount on the side that its section says. @param side null where no section says it. */
export function bySide(own: Cells, side: BudgetSide | null, usual: BudgetSide): Cells {
  const { [BY_SECTION]: amount, ...others } = own;
  const name = side ?? usual;
  return amount === undefined ? own : { ...others, [name]: amount };
}

/** What a row is called: the words of its category, else those left of it. */
function labelOf(texts: readonly string[], fields: readonly (string | null)[]): string {
  const at = fields.indexOf('category');
  const before = texts.slice(0, at === -1 ? texts.length : at);
  const category = texts[at] ?? '';
  if (category !== '') return category;
  return before.find((text, place) => text !== '' && fields[place] === null) ?? '';
}

/** A dash alone is none. */
function amountIn(text: string): Cents | null {
  return /\d/.test(text) ? amountInCell(text) : null;
}

/** Adds up the lines of a side, and those since the last heading or total in it, and knows their sums again. */
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
    /** One line alone is no sum. */
    isSum: ([amount]: readonly Cents[]) =>
      Object.values(sums).some(({ total, lines }) => lines > 1 && total === amount),
  };
}

function newSum() {
  return { total: cents(0), lines: 0 };
}
