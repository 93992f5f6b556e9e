import { withStep } from '../decide/approval.ts';
import { openStepIndex, type Expense, type ListedExpense } from '../expense.ts';
import type { Instant } from '../../time/dates.ts';
import type { Changed } from '../history.ts';

export type WithdrawalOutcome =
  | (Changed & { readonly kind: 'done' })
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly why: 'notWithdrawable' };

/** Returns whether the submitter may still withdraw an expense: before its last approval. */
export function canWithdraw({ status }: Pick<ListedExpense, 'status'>): boolean {
  return status === 'pending' || status === 'returned';
}

/** Withdraws an expense, for good. */
export function withdrawExpense(expense: Expense, now: Instant): WithdrawalOutcome {
  if (expense.status === 'withdrawn') return { kind: 'repeated' };
  if (!canWithdraw(expense)) return { kind: 'refused', why: 'notWithdrawable' };
  const step = openStepIndex(expense);
  const stopped =
    step === null ? expense : withStep(expense, step, { status: 'withdrawn', blocked: null });
  return {
    kind: 'done',
    expense: { ...stopped, status: 'withdrawn', returned: null, withdrawnAt: now },
    change: { what: 'withdrawn', step, old: expense.status, new: 'withdrawn' },
  };
}
