import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { paymentText } from '@pa-ledger/domain/expenses/payment';
import { standingOf, type StandingFacts } from '../standing.ts';

/** What there is now, for somebody who was about to do something else. */
export function overtakenWords(expense: StandingFacts & Pick<Expense, 'payment'>): string {
  const { status, payment } = expense;
  const rest = 'Nothing was done, and what you typed is still here.';
  if (payment !== null) return `The expense is paid now: ${paymentText(payment)}. ${rest}`;
  if (status === 'rejected') return `The expense is rejected now. ${rest}`;
  if (status === 'approved') return `The expense is approved now and not paid. ${rest}`;
  const standing = standingOf(expense);
  return `The expense waits for another step now: ${standing?.who ?? 'none'}. ${rest}`;
}
