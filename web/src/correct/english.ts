import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { expenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages';
import { fieldMessages } from '@pa-ledger/domain/text/field-messages';
import { expenseMessages } from '@pa-ledger/domain/expenses/expense-messages';
import { linkMessages } from '../app/link-messages.ts';
import { formMessages } from '../form/form-messages.ts';
import { sentFileMessages } from '../ui/receipts/file-messages.ts';
import { uiMessages } from '../ui/ui-messages.ts';
import type { PageMessages } from '../ui/messages.ts';
import { correctMessages } from './correct-messages.ts';

/** The correction page's words. */
export const english = {
  language: 'en',
  dates: writtenDates('en'),
  page: pageMessages,
  fields: expenseFormMessages,
  fieldErrors: fieldMessages,
  expense: expenseMessages,
  ui: uiMessages,
  link: linkMessages,
  form: formMessages,
  files: sentFileMessages,
  missingReceipt: async () =>
    (await import('../form/missing-receipt/missing-receipt-messages.ts')).missingReceiptMessages,
  correct: correctMessages,
} satisfies PageMessages;
