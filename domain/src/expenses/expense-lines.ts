import { amountOf, dollarsFromCents, formatCents, sumCents, type Cents } from '../money/money.ts';
import { pairId } from '../ledger/cells.ts';
import type { Expense, ExpenseLine, Reclassification, Step } from './expense.ts';

/*
 * An expense counts as lines: mostly one, with its category, its fund, and what we pay. Several mean that it was split.
 */

/** Whatever has lines. */
type WithLines = Pick<Expense, 'lines'>;

/** Returns the lines that count: all that no event approver rejected. */
export function standingLines({ lines }: WithLines): readonly ExpenseLine[] {
  return lines.filter(({ refused }) => refused !== true);
}

/** Returns lines with those of one category and fund added up, in the order of the first of each. */
export function mergedLines(lines: readonly ExpenseLine[]): readonly ExpenseLine[] {
  const groups = Map.groupBy(lines, (line) => `${pairId(line)} ${line.refused === true}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((line) => ({ ...line, amount: dollarsFromCents(linesTotal(group)) })),
  );
}

/** Returns the sum of some lines, in cents. */
export function linesTotal(lines: readonly Pick<ExpenseLine, 'amount'>[]): Cents {
  return sumCents(lines.map(({ amount }) => amountOf(amount)));
}

/**
 * Returns what an expense costs the association, in cents: what was asked for, less what somebody reduced or rejected.
 * A rejection of the whole expense leaves it, as what it would have cost.
 */
export function payableOf(expense: WithLines): Cents {
  return linesTotal(standingLines(expense));
}

/** Returns what an expense costs the association, in dollars, as documents have it. */
export function payableDollars(expense: WithLines): number {
  return dollarsFromCents(payableOf(expense));
}

/** Returns what an expense costs a category, in cents. */
export function amountIn(expense: WithLines, categoryId: string): Cents {
  return linesTotal(standingLines(expense).filter((line) => line.categoryId === categoryId));
}

/** Returns the names of an expense's categories, each once. */
export function categoryNames({ lines }: WithLines): readonly string[] {
  return [...new Set(lines.map(({ category }) => category))];
}

/** Returns the names of an expense's categories as people read them: `Fall Festival` or `Book Fair, Fall Festival`. */
export function categoryText(expense: WithLines): string {
  return categoryNames(expense).join(', ');
}

/** Returns the categories of an expense, with what each of several costs: `Book Fair $20.00, Fall Festival $64.35`. */
export function linesText(expense: WithLines): string {
  const names = Map.groupBy(standingLines(expense), ({ category }) => category);
  if (names.size < 2) return categoryText(expense);
  return [...names].map(([name, lines]) => `${name} ${formatCents(linesTotal(lines))}`).join(', ');
}

/** Returns the ids of an expense's funds; null stands for one that nobody has set. */
export function fundIdsOf(expense: WithLines): readonly (string | null)[] {
  return [...new Set(standingLines(expense).map(({ fundId }) => fundId))];
}

/** Returns whether a line that counts still needs a fund. */
export function lacksFund(expense: WithLines): boolean {
  return standingLines(expense).some(({ fundId }) => fundId === null);
}

/** Returns whether a paid expense counts otherwise since its payment, and a second person hasn't agreed with that yet. */
export function isChangeOpen({
  status,
  reclassified,
}: Pick<Expense, 'status'> & {
  readonly reclassified: readonly Pick<Reclassification, 'needsConfirmation' | 'confirmed'>[];
}): boolean {
  const last = reclassified.at(-1);
  return status === 'paid' && last?.needsConfirmation === true && last.confirmed === null;
}

/** Returns the lines that a step decides: an event approver those of the category, everybody else all that count. */
export function linesOfStep(
  expense: WithLines,
  { categoryId }: Pick<Step, 'categoryId'>,
): readonly ExpenseLine[] {
  const standing = standingLines(expense);
  return categoryId === undefined
    ? standing
    : standing.filter((line) => line.categoryId === categoryId);
}

/** Returns the category of a step's event approver if the expense has several such steps; null otherwise. */
export function stepCategory(
  expense: Pick<Expense, 'lines' | 'steps'>,
  step: Pick<Step, 'role' | 'categoryId'>,
): string | null {
  const events = expense.steps.filter(({ role }) => role === 'eventApprover');
  return step.role === 'eventApprover' && events.length > 1 ? categoryOfStep(expense, step) : null;
}

/** Returns the name of the category whose event approver decides a step; '' for the other roles. */
export function categoryOfStep(
  { lines }: WithLines,
  { categoryId }: Pick<Step, 'categoryId'>,
): string {
  return lines.find((line) => line.categoryId === categoryId)?.category ?? '';
}
