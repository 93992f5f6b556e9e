import { uiMessages } from '../ui/ui-messages.ts';
import { linkMessages } from '../app/link-messages.ts';
import { approveMessages } from './approve-messages.ts';
import { receiptMessages } from '../ui/receipts/receipts-messages.ts';
import { faultMessages } from '../ui/receipts/file-messages.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The approval page's words. */
export const english = {
  ui: uiMessages,
  link: linkMessages,
  approve: approveMessages,
  receipts: receiptMessages,
  faults: faultMessages,
} satisfies PageMessages;
