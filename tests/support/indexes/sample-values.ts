import { dateAt } from '@pa-ledger/domain/time/dates';
import { fiscalYearDays, fiscalYearOf } from '@pa-ledger/domain/time/fiscal-year';
import { duplicateSearches } from '@pa-ledger/domain/expenses/duplicates';

export const DAY = dateAt(Date.UTC(2026, 6, 1), 'UTC');
export const YEAR = fiscalYearDays(fiscalYearOf(DAY, 7), 7);
export const SEARCHES = duplicateSearches({
  submission: {
    paidTo: 'Pat',
    invoiceNumber: '1042',
    amount: 5,
    expenseDate: dateAt(0, 'UTC'),
    receipts: [{ sha256: 'a' }],
  },
});
