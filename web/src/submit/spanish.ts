import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { spanishPageMessages } from '@pa-ledger/domain/page-messages.es';
import { spanishExpenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages.es';
import { spanishFieldMessages } from '@pa-ledger/domain/text/field-messages.es';
import { spanishExpenseMessages } from '@pa-ledger/domain/expenses/expense-messages.es';
import { spanishFormMessages } from '../form/form-messages.es.ts';
import { spanishSentFileMessages } from '../ui/receipts/file-messages.es.ts';
import { spanishUiMessages } from '../ui/ui-messages.es.ts';
import type { PageMessages } from '../ui/messages.ts';
import { spanishSubmitMessages } from './submit-messages.es.ts';

/** The words of the page that sends a request, in Spanish. */
export const spanish = {
  language: 'es',
  dates: writtenDates('es'),
  page: spanishPageMessages,
  fields: spanishExpenseFormMessages,
  fieldErrors: spanishFieldMessages,
  expense: spanishExpenseMessages,
  ui: spanishUiMessages,
  form: spanishFormMessages,
  files: spanishSentFileMessages,
  missingReceipt: async () =>
    (await import('../form/missing-receipt/missing-receipt-messages.es.ts'))
      .spanishMissingReceiptMessages,
  submit: spanishSubmitMessages,
} satisfies PageMessages;
