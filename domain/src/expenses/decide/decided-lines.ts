import { amountOf, centsFromDollars } from '../../money/money.ts';
import type { Action, Expense, ExpenseLine, Step } from '../expense.ts';
import { linesOfStep, mergedLines, payableDollars, standingLines } from '../expense-lines.ts';
import { isWithoutNote } from '../reason.ts';

/* What a decision makes of an expense's lines: less, some of them gone, or their funds fixed. */

const AMOUNT_REFUSALS = [
  /** It isn't more than nothing and less than what the step decides. */
  'amountNotSmaller',
  /** It comes without the reason that the submitter needs. */
  'smallerWithoutReason',
  /** The step decides several lines, so it doesn't say which is to be smaller. */
  'smallerOfSeveral',
] as const;

/** Why somebody can't approve a smaller amount. */
export type AmountRefusal = (typeof AMOUNT_REFUSALS)[number];

/** Returns whether a decision is refused because of its smaller amount. */
export function isAmountRefusal(why: string): why is AmountRefusal {
  return AMOUNT_REFUSALS.some((one) => one === why);
}

/** What decides on lines, see `Act`. */
interface LinesDecision {
  readonly action: Action;
  readonly reason: string;
  readonly amount?: number;
}

/** Returns the lines of an expense after a decision, or why they can't become so. */
export function linesAfter(
  expense: Expense,
  step: Step,
  { action, amount, reason }: LinesDecision,
): readonly ExpenseLine[] | AmountRefusal {
  const decided = linesOfStep(expense, step);
  if (action === 'reject') {
    if (decided.length === standingLines(expense).length) return expense.lines;
    return expense.lines.map((line) =>
      decided.includes(line) ? { ...line, refused: true } : line,
    );
  }
  if (amount === undefined) return expense.lines;
  const [only, ...others] = decided;
  if (only === undefined || others.length > 0) return 'smallerOfSeveral';
  const smaller = centsFromDollars(amount);
  if (smaller === null || smaller <= 0 || smaller >= amountOf(only.amount))
    return 'amountNotSmaller';
  if (isWithoutNote(reason)) return 'smallerWithoutReason';
  return expense.lines.map((line) => (line === only ? { ...line, amount } : line));
}

/** Returns a change's mark for an expense that is paid less than before, with both amounts in dollars. */
export function reducedMark(
  before: Pick<Expense, 'lines'>,
  after: Pick<Expense, 'lines'>,
): { readonly reduced?: { readonly from: number; readonly to: number } } {
  const [from, to] = [payableDollars(before), payableDollars(after)];
  return to < from ? { reduced: { from, to } } : {};
}

/** Fixes the funds of lines now, so that later changes of the budget move nothing that already counts. */
export function withFunds(
  lines: readonly ExpenseLine[],
  followingFund: (categoryId: string) => string | null,
): readonly ExpenseLine[] {
  const fixed = lines.map((line) => {
    const fundId = line.fundId ?? followingFund(line.categoryId);
    return fundId === line.fundId ? line : { ...line, fundId };
  });
  return fixed.some((line, index) => line !== lines[index]) ? mergedLines(fixed) : lines;
}
