import {
  EXPENSE_LINES,
  INCOME_LINES,
  type ExpenseLine,
  type IncomeLine,
} from '../ledger/tax-choices.ts';
import { isFromClosedYear } from '../ledger/lines.ts';
import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import { FROM_CLOSED_YEARS } from '../reports/names.ts';
import { mergedBy, type PairTotals } from '../reports/source.ts';
import { textIn } from '../untyped.ts';
import { POSTCARD_RECEIPTS, SHORT_FORM_ASSETS, SHORT_FORM_RECEIPTS } from './limits.ts';

/*
 * The figures of Form 990-EZ, Part I, for a fiscal year, by the cash that moved: what a submitted expense was paid, on the day of
 * its payment. Money held for others is none of ours, so it's apart. docs/taxes.md, 'The small return', has the sources.
 */

/** Where a category's money goes; what has no line goes to 'Other'. */
export interface ReturnLines {
  readonly incomeLine?: IncomeLine;
  readonly expenseLine?: ExpenseLine;
  /** Whether its expenses serve the association's programs (Part III). */
  readonly program: boolean;
}

/** Revenue that names its donor. */
export interface NamedGift {
  readonly donor: string;
  readonly categoryId: string;
  readonly fundId: string;
  /** The part that's a gift, in cents; below 0 where it was given back, such as a bounced check. */
  readonly gift: Cents;
  /** The fair value of what the donor got in return, in cents, with the same sign. */
  readonly inReturn: Cents;
}

/** What the return is made of. */
export interface ReturnBooks {
  /** The fiscal year's totals by category and fund (`splitCells`). */
  readonly cells: readonly PairTotals[];
  /** The funds whose money is held for others. */
  readonly held: ReadonlySet<string>;
  /** By category. */
  readonly lines: ReadonlyMap<string, ReturnLines>;
  /** The year's revenue that names its donor. */
  readonly gifts: readonly NamedGift[];
  /** What the association's own funds had at the beginning and at the end. */
  readonly beginning: Cents;
  readonly ending: Cents;
}

/** A category's part of a line; null stands for what named donors gave, which moves to line 1. */
export interface ReturnPart {
  readonly categoryId: string | null;
  readonly amount: Cents;
}

/** A line of the form, and what is in it. */
export interface ReturnLine {
  readonly amount: Cents;
  readonly parts: readonly ReturnPart[];
}

export interface SmallReturn {
  /** Lines 1 to 8, each gross. */
  readonly income: Readonly<Record<IncomeLine, ReturnLine>>;
  /** Lines 6c, 7b, and 10 to 16. */
  readonly expenses: Readonly<Record<ExpenseLine, ReturnLine>>;
  /** Line 6d: gaming and events less their direct costs. */
  readonly eventsNet: Cents;
  /** Line 7c: goods sold less what they cost. */
  readonly goodsNet: Cents;
  /** Line 9. */
  readonly totalRevenue: Cents;
  /** Line 17. */
  readonly totalExpenses: Cents;
  /** Line 18. */
  readonly excess: Cents;
  /** Lines 19 and 21. */
  readonly beginning: Cents;
  readonly ending: Cents;
  /** Line 20: whatever else changed them, such as what came back from closed years, adjustments, and open advances. */
  readonly otherChanges: Cents;
  /** Line L: all that came in, before direct costs. */
  readonly grossReceipts: Cents;
  /** Part III: the expenses of lines 10 to 16 that serve the programs. */
  readonly programExpenses: Cents;
  /** Money only passed on: in no line. */
  readonly held: { readonly received: Cents; readonly paid: Cents };
  /** The categories with money for which no one has chosen a line. */
  readonly unmapped: readonly string[];
}

// The keys of constant tables are their own literal keys.
const INCOME = Object.keys(INCOME_LINES) as IncomeLine[];
const EXPENSES = Object.keys(EXPENSE_LINES) as ExpenseLine[];

/** Subtracted from revenue, and so not among the expenses of line 17. */
const DIRECT_COSTS: readonly ExpenseLine[] = ['eventCosts', 'goodsCosts'];

/** A category's money in the year, in cents. */
interface CategoryMoney {
  readonly categoryId: string;
  readonly revenue: number;
  readonly spent: number;
}

/** Returns the figures of Form 990-EZ, Part I. */
export function smallReturn(books: ReturnBooks): SmallReturn {
  const { held, lines, beginning, ending } = books;
  const isOurs = ({ fundId }: { readonly fundId: string | null }) =>
    fundId === null || !held.has(fundId);
  const ours = byCategory(books.cells.filter(isOurs));
  const passedOn = byCategory(books.cells.filter((cell) => !isOurs(cell)));
  const moved = giftMoves(books.gifts.filter(isOurs), lines);

  const income = linesFrom(INCOME, [
    ...ours.map(({ categoryId, revenue }) => ({
      line: incomeLineOf(lines, categoryId),
      part: { categoryId, amount: cents(revenue) },
    })),
    ...moved,
  ]);
  const expenses = linesFrom(
    EXPENSES,
    ours.map(({ categoryId, spent }) => ({
      line: expenseLineOf(lines, categoryId),
      part: { categoryId, amount: cents(spent) },
    })),
  );
  const grossReceipts = sumCents(INCOME.map((line) => income[line].amount));
  const directCosts = sumCents(DIRECT_COSTS.map((line) => expenses[line].amount));
  const totalRevenue = cents(grossReceipts - directCosts);
  const totalExpenses = sumCents(
    EXPENSES.filter((line) => !DIRECT_COSTS.includes(line)).map((line) => expenses[line].amount),
  );
  const excess = cents(totalRevenue - totalExpenses);
  return {
    income,
    expenses,
    eventsNet: cents(income.gaming.amount + income.events.amount - expenses.eventCosts.amount),
    goodsNet: cents(income.goods.amount - expenses.goodsCosts.amount),
    totalRevenue,
    totalExpenses,
    excess,
    beginning,
    ending,
    otherChanges: cents(ending - beginning - excess),
    grossReceipts,
    programExpenses: cents(
      ours
        .filter(({ categoryId }) => lines.get(categoryId)?.program === true)
        .filter(({ categoryId }) => !DIRECT_COSTS.includes(expenseLineOf(lines, categoryId)))
        .reduce((sum, { spent }) => sum + spent, 0),
    ),
    held: {
      received: cents(passedOn.reduce((sum, { revenue }) => sum + revenue, 0)),
      paid: cents(passedOn.reduce((sum, { spent }) => sum + spent, 0)),
    },
    unmapped: ours
      .filter(({ categoryId, revenue, spent }) => {
        const chosen = lines.get(categoryId);
        return (
          (revenue !== 0 && chosen?.incomeLine === undefined) ||
          (spent !== 0 && chosen?.expenseLine === undefined)
        );
      })
      .map(({ categoryId }) => categoryId),
  };
}

/**
 * Returns the gift that a stored revenue item is, on its own day; null if it names no donor. What gives one back counts on the day it
 * does, unlike in a donor's letter; what gives back one of a closed year is in no line, so it's none.
 */
export function namedGiftIn(fields: Readonly<Record<string, unknown>>): NamedGift | null {
  const donor = textIn(fields, 'donor').trim();
  if (donor === '' || isFromClosedYear(fields)) return null;
  const amount = amountOf(fields['amount']);
  // The donor can't have got more than they paid.
  const value = Math.min(amountOf(fields['givenInReturn']), Math.abs(amount));
  const inReturn = cents(amount < 0 ? 0 - value : value);
  return {
    donor,
    categoryId: textIn(fields, 'categoryId'),
    fundId: textIn(fields, 'fundId'),
    gift: cents(amount - inReturn),
    inReturn,
  };
}

/** What came back from closed years isn't this year's income or expense. */
function byCategory(cells: readonly PairTotals[]): readonly CategoryMoney[] {
  const money = cells
    .filter(({ categoryId }) => categoryId !== FROM_CLOSED_YEARS)
    .map(({ categoryId, revenue, manual, paid }) => ({
      categoryId,
      revenue,
      spent: manual + paid,
    }));
  const merged = mergedBy(
    money,
    ({ categoryId }) => categoryId,
    (one, other) => ({
      ...one,
      revenue: one.revenue + other.revenue,
      spent: one.spent + other.spent,
    }),
  );
  return [...merged.values()];
}

function incomeLineOf(lines: ReturnBooks['lines'], categoryId: string): IncomeLine {
  return lines.get(categoryId)?.incomeLine ?? 'other';
}

function expenseLineOf(lines: ReturnBooks['lines'], categoryId: string): ExpenseLine {
  return lines.get(categoryId)?.expenseLine ?? 'other';
}

/**
 * What a named donor gave is a contribution, whatever its category's line; what they got in return stays there, or is event
 * income if the category's line is the contributions.
 */
function giftMoves(gifts: readonly NamedGift[], lines: ReturnBooks['lines']) {
  const moves = gifts.map(({ categoryId, gift, inReturn }) => {
    const line = incomeLineOf(lines, categoryId);
    return line === 'contributions'
      ? { from: line, to: 'events' as const, amount: inReturn }
      : { from: line, to: 'contributions' as const, amount: gift };
  });
  return moves.flatMap(({ from, to, amount }) => [
    { line: from, part: { categoryId: null, amount: cents(0 - amount) } },
    { line: to, part: { categoryId: null, amount } },
  ]);
}

/** Adds up the parts of each line; a category, or the gifts, is in a line once, and not at all with nothing. */
function linesFrom<Line extends string>(
  names: readonly Line[],
  placed: readonly { readonly line: Line; readonly part: ReturnPart }[],
): Readonly<Record<Line, ReturnLine>> {
  const lineOf = (name: Line): ReturnLine => {
    const own = placed.filter(({ line }) => line === name).map(({ part }) => part);
    const merged = mergedBy(
      own,
      ({ categoryId }) => categoryId ?? '',
      (one, other) => ({ ...one, amount: cents(one.amount + other.amount) }),
    );
    const parts = [...merged.values()].filter(({ amount }) => amount !== 0);
    return { amount: sumCents(parts.map(({ amount }) => amount)), parts };
  };
  // One line for each name.
  return Object.fromEntries(names.map((name) => [name, lineOf(name)])) as Record<Line, ReturnLine>;
}

/** Which return fits: a hint, since only some of what decides it is in the books. */
export interface ReturnStanding {
  readonly form: 'postcard' | 'shortForm' | 'fullForm';
  /** The average gross receipts of the years that the books have, at most three, in cents. */
  readonly average: Cents;
  /** How many years that is. */
  readonly years: number;
}

/** The IRS looks at three years together. */
const YEARS = 3;

/**
 * Returns which return fits an association of more than three years: the postcard up to an average of its limit, otherwise the
 * short form below both of its limits.
 * @param receipts gross receipts, the return's own year first, at least one. @param assets at the year's end.
 */
export function returnStanding(
  receipts: readonly [Cents, ...Cents[]],
  assets: Cents,
): ReturnStanding {
  const counted = receipts.slice(0, YEARS);
  const average = cents(Math.round(sumCents(counted) / counted.length));
  const years = counted.length;
  if (average <= POSTCARD_RECEIPTS) return { form: 'postcard', average, years };
  const isShort = receipts[0] < SHORT_FORM_RECEIPTS && assets < SHORT_FORM_ASSETS;
  return { form: isShort ? 'shortForm' : 'fullForm', average, years };
}
