import { actingAs, ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import { DAY_MS, dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { lacksFund } from '@pa-ledger/domain/expenses/expense-lines';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { expenseMessages } from './expenses-messages.ts';

/** The next action on an expense, and who takes it. */
export interface NextActionFacts {
  /** Such as 'President', 'Treasurer to pay' or 'Needs an approver'. */
  readonly who: string;
  /** Whether nobody can act until an admin does something. */
  readonly stuck: boolean;
  /** The people, or why there is nobody. */
  readonly detail: string;
  readonly since: Instant;
}

/** The fields of an expense that decide its next action. */
export type NextActionSource = Pick<
  Expense,
  'status' | 'steps' | 'submittedAt' | 'lines' | 'returned'
>;

/** Returns the next action, who takes it and since when it is open; null when nothing is left to do. */
export function nextActionOf(expense: NextActionSource): NextActionFacts | null {
  const { status, steps, submittedAt, returned } = expense;
  if (status === 'returned') {
    const since = returned?.at ?? submittedAt;
    return { who: expenseMessages.toCorrect, stuck: false, detail: '', since };
  }
  if (status === 'approved') {
    const since = Math.max(submittedAt, ...steps.map(({ decision }) => decision?.at ?? 0));
    const { toPay, needsFund } = expenseMessages;
    const stuck = lacksFund(expense);
    return { who: stuck ? needsFund : toPay, stuck, detail: '', since };
  }
  const open = steps.find((step) => step.status === 'open');
  if (status !== 'pending' || open === undefined) return null;
  const { approvers, blocked, openedAt, role } = open;
  const since = openedAt ?? submittedAt;
  if (approvers.length === 0) {
    const detail = expenseMessages.blocked(blocked ?? 'notSet', ROLE_NAMES[role]);
    return { who: expenseMessages.needsApprover, stuck: true, detail, since };
  }
  const detail = expenseMessages.anyOf(approvers);
  return { who: actingAs(role, open), stuck: false, detail, since };
}

/** Returns how many days something lasts in the school's time zone: `today`, `1 day`, `12 days`. */
export function daysSince(since: Instant, now: Instant, timeZone: string): string {
  const midnight = (at: Instant): number => Date.parse(`${dateAt(at, timeZone)}T00:00:00Z`);
  // The browser's clock may be slow.
  return expenseMessages.days(Math.max(0, Math.round((midnight(now) - midnight(since)) / DAY_MS)));
}
