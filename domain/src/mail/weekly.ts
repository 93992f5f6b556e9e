import { openStepIndex, type ListedExpense } from '../expenses/expense.ts';
import { lacksFund, payableOf } from '../expenses/expense-lines.ts';
import { sumCents, type Cents } from '../money/money.ts';
import { DAY_MS, type Instant } from '../time/dates.ts';

/** We send the treasurer's digest on its day from this hour on, at the school. */
export const WEEKLY_HOUR = 7;

/** A step that's open longer than this is stuck, in days. */
const STUCK_DAYS = 14;

/** What the treasurer's digest needs. */
export interface WeeklySource {
  /** The expenses with the status `pending`. */
  readonly pending: readonly ListedExpense[];
  /** Those with the status `approved`. */
  readonly approved: readonly ListedExpense[];
  /** Those sent back to their submitters. */
  readonly returned: readonly ListedExpense[];
}

/** An open step that no one can decide, or that has been open too long. */
export interface StuckExpense {
  readonly expense: ListedExpense;
  readonly openedAt: Instant;
  /** Whether there's no one to ask. */
  readonly isBlocked: boolean;
}

/** What the treasurer should look at; each list is oldest first. */
export interface Weekly {
  readonly stuck: readonly StuckExpense[];
  /** Approved and not paid, by the day of the last approval. */
  readonly unpaid: readonly ListedExpense[];
  /** The sum of `unpaid`. */
  readonly unpaidCents: Cents;
  /** Those of `unpaid` that need a fund before payment. */
  readonly unassigned: readonly ListedExpense[];
  /** By when they were sent back. */
  readonly returned: readonly ListedExpense[];
}

/** Returns what the treasurer should look at. */
export function weeklyOf({ pending, approved, returned }: WeeklySource, now: Instant): Weekly {
  const unpaid = inOrder(approved);
  return {
    stuck: pending
      .flatMap((expense) => stuckOf(expense, now))
      .toSorted((one, other) => one.openedAt - other.openedAt),
    unpaid,
    unpaidCents: sumCents(unpaid.map(payableOf)),
    unassigned: unpaid.filter(lacksFund),
    returned: returned.toSorted((one, other) => returnedAt(one) - returnedAt(other)),
  };
}

/** Returns whether there's nothing for the treasurer to look at. */
export function isNothing({ stuck, unpaid, returned }: Weekly): boolean {
  return stuck.length + unpaid.length + returned.length === 0;
}

function stuckOf(expense: ListedExpense, now: Instant): StuckExpense[] {
  const index = openStepIndex(expense);
  const step = index === null ? undefined : expense.steps[index];
  if (step === undefined) return [];
  const openedAt = step.openedAt ?? expense.submittedAt;
  const isBlocked = step.approvers.length === 0;
  return isBlocked || now - openedAt > STUCK_DAYS * DAY_MS
    ? [{ expense, openedAt, isBlocked }]
    : [];
}

function returnedAt({ returned, submittedAt }: ListedExpense): Instant {
  return returned?.at ?? submittedAt;
}

/** Orders expenses by the day of their last approval, and those of one day by their submission. */
function inOrder(approved: readonly ListedExpense[]): ListedExpense[] {
  const dayOf = ({ approvedOn }: ListedExpense) => approvedOn ?? '';
  return approved.toSorted(
    (one, other) =>
      Number(dayOf(one) > dayOf(other)) - Number(dayOf(one) < dayOf(other)) ||
      one.submittedAt - other.submittedAt,
  );
}
