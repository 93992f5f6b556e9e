import type { Decision, Expense } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';

/** Says what was decided before, and when. */
export function decidedOtherwise({ action, at }: Decision, { timeZone }: Organization): string {
  const done = action === 'approve' ? 'approved' : 'rejected';
  return `This step was already ${done} on ${formatInstant(at, timeZone)}, so nothing was changed.`;
}

/** Names the payment that a check number was used for; undefined when it is being voided at this moment. */
export function checkNumberTaken({ id, submission, payment }: Expense): string | undefined {
  if (payment?.checkNumber == null) return undefined;
  const { checkNumber, date } = payment;
  return `Check ${checkNumber} was already used for ${referenceOf(id)}: ${submission.paidTo}, ${formatDate(date)}.`;
}
