import { linkMessages } from '../app/link-messages.ts';
import { formMessages } from '../form/form-messages.ts';
import { sentFileMessages } from '../ui/receipts/file-messages.ts';
import { uiMessages } from '../ui/ui-messages.ts';
import type { PageMessages } from '../ui/messages.ts';
import { correctMessages } from './correct-messages.ts';

/** The correction page's words. */
export const english = {
  ui: uiMessages,
  link: linkMessages,
  form: formMessages,
  files: sentFileMessages,
  missingReceipt: async () =>
    (await import('../form/missing-receipt/missing-receipt-messages.ts')).missingReceiptMessages,
  correct: correctMessages,
} satisfies PageMessages;
