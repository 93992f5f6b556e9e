import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';

/** Says which payment has used the number of a check. */
export function takenByPayment(
  checkNumber: string,
  { payee, date, lines, voided }: RecordedPayment,
): string {
  const references = lines.map(({ expenseId }) => referenceOf(expenseId)).join(', ');
  const used = `Check ${checkNumber} was already used for ${references}: ${payee}, ${formatDate(date)}.`;
  return voided === null
    ? used
    : `${used} That payment was voided, and the number of a voided check stays taken.`;
}

/** Says which manual expense has used the number of a check. */
export function takenByManualExpense(
  checkNumber: string,
  { paidTo, date }: { readonly paidTo: string; readonly date: CalendarDate },
): string {
  return `Check ${checkNumber} was already used for a manual expense: ${paidTo}, ${formatDate(date)}.`;
}
