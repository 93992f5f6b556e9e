import { formMessages } from '../form/form-messages.ts';
import { sentFileMessages } from '../ui/receipts/file-messages.ts';
import { uiMessages } from '../ui/ui-messages.ts';
import type { PageMessages } from '../ui/messages.ts';
import { submitMessages } from './submit-messages.ts';

/** The words of the page that sends a request. */
export const english = {
  ui: uiMessages,
  form: formMessages,
  files: sentFileMessages,
  missingReceipt: async () =>
    (await import('../form/missing-receipt/missing-receipt-messages.ts')).missingReceiptMessages,
  submit: submitMessages,
} satisfies PageMessages;
