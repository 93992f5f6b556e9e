import type { Role } from '../../approvers/approval-chain.ts';
import type { SentCheck } from '../../payments/check.ts';
import type { PaymentClaim } from '../../payments/payment.ts';
import type { CalendarDate, Instant } from '../../time/dates.ts';
import {
  openStepIndex,
  type Adjustment,
  type Expense,
  type ExpenseStatus,
  type Step,
  type Submission,
} from '../expense.ts';
import { categoryText, payableDollars, stepCategory } from '../expense-lines.ts';
import { paysVendor } from '../payee.ts';
import { referenceOf } from '../reference.ts';
import { canWithdraw } from './withdraw-expense.ts';

/**
 * What the submitter's status page shows: the answer of `GET /api/expense-status`. It has no address, receipt, name, or
 * text typed into the form: someone else may have the email.
 */
export interface StatusView {
  readonly schoolName: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly reference: string;
  /** What we pay, in dollars. */
  readonly amount: number;
  /** What was asked for, in dollars, if somebody approved less; absent otherwise. */
  readonly asked?: number;
  readonly category: string;
  readonly expenseDate: CalendarDate;
  readonly submittedAt: Instant;
  readonly status: ExpenseStatus;
  readonly steps: readonly {
    readonly role: Role;
    /** Whose event approver it is, if there are several; null otherwise. */
    readonly category: string | null;
    readonly status: Step['status'];
  }[];
  /** The last change of what was sent, as an expense stores it. */
  readonly adjusted: Pick<Adjustment, 'role' | 'reason' | 'from'> | null;
  /** When it got its current status; null if a day tells that. */
  readonly since: Instant | null;
  /** Why it was rejected or sent back, and by which role; null if an administrator sent it back. */
  readonly reason: { readonly role: Role | null; readonly text: string } | null;
  /** Whether it pays a vendor instead of the submitter. */
  readonly paysVendor: boolean;
  /** How they'll be paid, without where; absent for a check by mail. */
  readonly payBy?: NonNullable<Submission['payBy']>;
  readonly payment: {
    readonly method: PaymentClaim['method'];
    readonly date: CalendarDate;
    /** How and when a check went to its payee: absent while it's being signed, and for every other method. */
    readonly sent?: SentCheck;
  } | null;
  readonly canWithdraw: boolean;
}

/** Returns what we tell a submitter about their expense. */
export function statusView(
  expense: Expense,
  school: Pick<StatusView, 'schoolName' | 'timeZone'>,
): StatusView {
  const { id, submission, adjusted, submittedAt, status, steps, payment } = expense;
  const amount = payableDollars(expense);
  return {
    schoolName: school.schoolName,
    timeZone: school.timeZone,
    reference: referenceOf(id),
    amount,
    ...(amount === submission.amount ? {} : { asked: submission.amount }),
    category: categoryText(expense),
    expenseDate: submission.expenseDate,
    submittedAt,
    status,
    steps: steps.map((step) => ({
      role: step.role,
      category: stepCategory(expense, step),
      status: step.status,
    })),
    adjusted: adjusted && { role: adjusted.role, reason: adjusted.reason, from: adjusted.from },
    since: sinceOf(expense),
    reason: reasonOf(expense),
    paysVendor: paysVendor(submission),
    ...(submission.payBy === undefined ? {} : { payBy: submission.payBy }),
    payment: payment && {
      method: payment.method,
      date: payment.date,
      ...(payment.sent === undefined ? {} : { sent: payment.sent }),
    },
    canWithdraw: canWithdraw(expense),
  };
}

function sinceOf(expense: Expense): Instant | null {
  const { status, steps, returned, withdrawnAt, payment } = expense;
  switch (status) {
    case 'pending':
      return steps[openStepIndex(expense) ?? 0]?.openedAt ?? null;
    case 'returned':
      return returned?.at ?? null;
    case 'withdrawn':
      return withdrawnAt;
    case 'paid':
      return payment?.at ?? null;
    case 'approved':
    case 'rejected':
      return steps.findLast(({ decision }) => decision !== null)?.decision?.at ?? null;
  }
}

function reasonOf({ status, steps, returned }: Expense): StatusView['reason'] {
  if (status === 'returned' && returned !== null) {
    const role = returned.step === null ? null : (steps[returned.step]?.role ?? null);
    return { role: returned.byUid === undefined ? role : null, text: returned.note };
  }
  if (status !== 'rejected') return null;
  const rejections = steps.flatMap(({ role, decision }) =>
    decision?.action === 'reject' ? [{ role, text: decision.reason }] : [],
  );
  return rejections.at(-1) ?? null;
}
