import { openStepIndex, type ListedExpense } from '../expenses/expense.ts';
import type { Reminders } from '../organization.ts';
import { addDays, DAY_MS, type CalendarDate, type Instant } from '../time/dates.ts';
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
  /** When we last asked. */
  readonly since: Instant;
}

/**
 * Returns what waits for whom: an entry for each address that a pending expense's open step asks. `since` is when the
 * step opened or its link was resent, though we may have asked a later holder later.
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

/** Returns what waits, oldest first; of equals, by submission. */
export function oldestFirst(waiting: readonly Waiting[]): Waiting[] {
  return waiting.toSorted(
    (one, other) =>
      one.since - other.since ||
      one.expense.submittedAt - other.expense.submittedAt ||
      byId(one, other),
  );
}

/**
 * Returns on which day to remind the holder of an advance next: `afterDays` after its receipts were due, and at least
 * `everyDays` after the last reminder.
 * @param receiptsBy the last day on which receipts were in time. @param last the day of the last reminder; null if never.
 */
export function advanceReminderOn(
  receiptsBy: CalendarDate,
  last: CalendarDate | null,
  { afterDays, everyDays }: Pick<Reminders, 'afterDays' | 'everyDays'>,
): CalendarDate {
  const first = addDays(receiptsBy, afterDays);
  if (last === null) return first;
  const next = addDays(last, everyDays);
  return next > first ? next : first;
}

/**
 * Returns when to remind an address next: once its oldest expense has waited `afterDays`, and at least `everyDays`
 * after the last reminder.
 * @param waiting what waits for the address; at least one.
 * @param last when we last reminded the address; null if never.
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
