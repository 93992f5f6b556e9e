import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import { linesText } from '@pa-ledger/domain/expenses/expense-lines';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { payByText } from '@pa-ledger/domain/expenses/expense-messages';
import { hasStatement } from '@pa-ledger/domain/expenses/receipts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/method-messages';
import { dateAt } from '@pa-ledger/domain/time/dates';
import type { ListLine } from '../../shared/lists/record-line.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { fundsText, type ExpenseRow } from '../expense-row.ts';
import { expenseMessages } from '../expenses-messages.ts';
import { nextActionOf } from '../next-action.ts';

/** Returns an expense as a line of the file: the columns of the list, and how it was approved and paid; never a contact. */
export function expenseLine(row: ExpenseRow, lookup: Pick<Lookup, 'fundName'>): ListLine {
  const { id, submission, submittedAt, amount, status, payment } = row;
  return {
    reference: referenceOf(id),
    submitted: dateAt(submittedAt, organization.timeZone),
    submitter: submission.name,
    payTo: paysVendor(submission) ? expenseMessages.vendor : null,
    payee: submission.paidTo,
    invoiceNumber: submission.invoiceNumber ?? null,
    payBy: paysVendor(submission) ? null : payByText(submission),
    expenseDate: submission.expenseDate,
    category: linesText(row),
    fund: fundsText(row, lookup) || null,
    amount: dollarsFromCents(amount),
    asked: submission.amount,
    status: STATUS_NAMES[status],
    approvedOn: row.approvedOn,
    paidOn: payment?.date ?? null,
    method: payment === null ? null : PAYMENT_METHOD_NAMES[payment.method],
    checkNumber: payment?.checkNumber ?? null,
    nextAction: nextActionOf(row)?.who ?? null,
    description: submission.description,
    statement: hasStatement(submission.receipts) ? 'yes' : null,
  };
}
