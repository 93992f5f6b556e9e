import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { paymentText } from '@pa-ledger/domain/payments/payment-messages';
import { nextActionOf, type NextActionSource } from '../next-action.ts';
import { actionMessages } from './action-messages.ts';

/** Returns the expense's state in words, for somebody who was about to do something that is no longer possible. */
export function staleMessage(expense: NextActionSource & Pick<Expense, 'payment'>): string {
  return `${stateOf(expense)} ${actionMessages.nothingDone}`;
}

function stateOf(expense: NextActionSource & Pick<Expense, 'payment'>): string {
  const { status, payment } = expense;
  if (payment !== null) return actionMessages.paidNow(paymentText(payment));
  if (status === 'rejected') return actionMessages.rejectedNow;
  if (status === 'returned') return actionMessages.returnedNow;
  if (status === 'withdrawn') return actionMessages.withdrawnNow;
  if (status === 'approved') return actionMessages.approvedNow;
  return actionMessages.waitsNow(nextActionOf(expense)?.who ?? 'none');
}
