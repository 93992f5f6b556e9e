import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { paymentText } from '@pa-ledger/domain/expenses/payment';
import { nextActionOf, type PendingFacts } from '../next-action.ts';

/** What there is now, for somebody who was about to do something else. */
export function staleMessage(expense: PendingFacts & Pick<Expense, 'payment'>): string {
  const { status, payment } = expense;
  const rest = 'Nothing was done, and what you typed is still here.';
  if (payment !== null) return `The expense is paid now: ${paymentText(payment)}. ${rest}`;
  if (status === 'rejected') return `The expense is rejected now. ${rest}`;
  if (status === 'approved') return `The expense is approved now and not paid. ${rest}`;
  const nextAction = nextActionOf(expense);
  return `The expense waits for another step now: ${nextAction?.who ?? 'none'}. ${rest}`;
}
