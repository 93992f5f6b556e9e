import type { DuplicateReason } from './duplicates.ts';
import { DUPLICATE_DAYS } from '../limits.ts';
import type { ExpenseStatus, Receipt, Submission } from './expense.ts';
import { STATEMENT } from './expense-messages.ts';
import type { ReviewWords } from './expense-words.ts';
import { paysVendor } from './payee.ts';
import { statementCount } from './receipts.ts';

/** The statuses, as people read them. */
export const STATUS_NAMES: Readonly<Record<ExpenseStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
  returned: 'Sent back',
  withdrawn: 'Withdrawn',
};

/** Why two expenses may be duplicates. */
export const DUPLICATE_REASONS: Readonly<Record<DuplicateReason, string>> = {
  sameReceipt: 'The same receipt',
  sameInvoice: 'The same payee and invoice number',
  samePayeeAndAmount: `The same payee and amount within ${DUPLICATE_DAYS} days`,
};

/** Returns the payee as sentences name them: `Market Street Print, the vendor`. */
export function payeeText(submission: Pick<Submission, 'paidTo' | 'payTo'>): string {
  return paysVendor(submission) ? `${submission.paidTo}, the vendor` : submission.paidTo;
}

/** Tells approvers about statements instead of receipts; null if there are none. */
export function statementSentence(receipts: readonly Pick<Receipt, 'statement'>[]): string | null {
  const count = statementCount(receipts);
  if (count === 0) return null;
  const which = count === receipts.length ? '' : ` (${count} of ${receipts.length} files)`;
  return `${STATEMENT}${which}: the submitter says what was bought, where, and why there is no receipt.`;
}

export const reviewMessages: ReviewWords = {
  statuses: STATUS_NAMES,
  duplicateReasons: DUPLICATE_REASONS,
  payee: payeeText,
  statements: statementSentence,
};
