import { openStepIndex, type ListedExpense } from '../expenses/expense.ts';
import type { Reminders } from '../organization.ts';
import { DAY_MS, type Instant } from '../time/dates.ts';
import { byText } from '../text/sort.ts';

/** The most expenses that one reminder lists, and each list of the treasurer's digest. */
export const MOST_LISTED = 100;

/** An expense that waits for one address. */
export interface Waiting {
  readonly expense: ListedExpense;
  /** The index of its open step. */
  readonly step: number;
  /** The address, as the step has it. */
  readonly address: string;
  /** When it was last asked. */
  readonly since: Instant;
}

/**
 * Returns what waits for whom: each address that the open step of a pending expense asks. `since` says when the step was
 * opened or its link sent again; an address that was put in later was asked later.
 */
export function waitingFor(expenses: readonly ListedExpense[]): Waiting[] {
  return expenses.flatMap((expense) => {
    const index = expense.status === 'pending' ? openStepIndex(expense) : null;
    const step = index === null ? undefined : expense.steps[index];
    if (index === null || step === undefined) return [];
    const since = Math.max(step.openedAt ?? expense.submittedAt, step.resentAt ?? 0);
    return step.approvers.map((address) => ({ expense, step: index, address, since }));
  });
}

const byId = byText(({ expense }: Waiting) => expense.id);

/** Returns what waits in the order of waiting, the oldest first; of one moment, by the day of submission. */
export function oldestFirst(waiting: readonly Waiting[]): Waiting[] {
  return waiting.toSorted(
    (one, other) =>
      one.since - other.since ||
      one.expense.submittedAt - other.expense.submittedAt ||
      byId(one, other),
  );
}

/**
 * Returns when an address is reminded next: when the oldest of what waits has waited `afterDays`, and not before
 * `everyDays` have passed since the last reminder.
 * @param waiting what waits for the address; at least one.
 * @param last when the address was last reminded; null if it never was.
 */
export function reminderDueAt(
  waiting: readonly Pick<Waiting, 'since'>[],
  last: Instant | null,
  { afterDays, everyDays }: Pick<Reminders, 'afterDays' | 'everyDays'>,
): Instant {
  const oldest = Math.min(...waiting.map(({ since }) => since));
  const first = oldest + afterDays * DAY_MS;
  return last === null ? first : Math.max(first, last + everyDays * DAY_MS);
}
