import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { payeeText } from '@pa-ledger/domain/expenses/payee';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { approveMessages } from '../approve-messages.ts';

interface ExpenseLineProps {
  readonly review: ExpenseReview;
  /** The text between amount and reference; by default, who gets paid. */
  readonly about?: string;
}

/** Sums up a decision in one line: how much, to whom, and the reference. */
export function ExpenseLine({ review, about }: ExpenseLineProps) {
  const { submission, reference } = review;
  const amount = formatCents(amountOf(submission.amount));
  const payee = approveMessages.payee(payeeText(submission));
  return <p>{approveMessages.summary(amount, about ?? payee, reference)}</p>;
}
