import { expenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages';
import { expenseMessages } from '@pa-ledger/domain/expenses/expense-messages';
import { reviewMessages } from '@pa-ledger/domain/expenses/review-messages';
import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { english } from '../../app/english.ts';
import type { PageMessages } from '../../ui/messages.ts';
import { faultMessages } from '../../ui/receipts/file-messages.ts';
import { receiptMessages } from '../../ui/receipts/receipts-messages.ts';

/** The words of the parts that the panel shares with the public pages. */
export const panelWords = {
  ...english,
  dates: writtenDates('en'),
  expense: expenseMessages,
  review: reviewMessages,
  fields: expenseFormMessages,
  receipts: receiptMessages,
  faults: faultMessages,
} satisfies PageMessages;
