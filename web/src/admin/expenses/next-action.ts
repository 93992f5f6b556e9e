import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import { DAY_MS, dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import type { BlockReason, Expense } from '@pa-ledger/domain/expenses/expense';

/** Who must act on an expense. */
export interface NextActionFacts {
  /** Such as 'President', 'Treasurer to pay' or 'Needs an approver'. */
  readonly who: string;
  /** Nobody can act until an admin does something. */
  readonly stuck: boolean;
  /** The people, or why there is nobody. */
  readonly detail: string;
  readonly since: Instant;
}

/** What of an expense says who must act. */
export type PendingFacts = Pick<Expense, 'status' | 'steps' | 'submittedAt'>;

const WHY: Readonly<Record<BlockReason, (role: string) => string>> = {
  notSet: (role) => `No ${role} is set.`,
  ownExpense: (role) => `The ${role} submitted it.`,
  decidedBefore: (role) => `The ${role} has decided another step.`,
};

/** Who must act, and since when; null when nothing is left to do. */
export function nextActionOf({ status, steps, submittedAt }: PendingFacts): NextActionFacts | null {
  if (status === 'approved') {
    const since = Math.max(submittedAt, ...steps.map(({ decision }) => decision?.at ?? 0));
    return { who: 'Treasurer to pay', stuck: false, detail: '', since };
  }
  const open = steps.find((step) => step.status === 'open');
  if (status !== 'pending' || open === undefined) return null;
  const { approvers, blocked, openedAt, role } = open;
  const since = openedAt ?? submittedAt;
  if (approvers.length === 0) {
    const detail = WHY[blocked ?? 'notSet'](ROLE_NAMES[role]);
    return { who: 'Needs an approver', stuck: true, detail, since };
  }
  return { who: ROLE_NAMES[role], stuck: false, detail: approvers.join(' or '), since };
}

/** How long something lasts by the calendar on the school's wall: `today`, `1 day`, `12 days`. */
export function daysSince(since: Instant, now: Instant, timeZone: string): string {
  const midnight = (at: Instant): number => Date.parse(`${dateAt(at, timeZone)}T00:00:00Z`);
  // The clock of the browser may be slow.
  const days = Math.max(0, Math.round((midnight(now) - midnight(since)) / DAY_MS));
  if (days === 0) return 'today';
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
