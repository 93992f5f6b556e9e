import { pageMessages } from '@pa-ledger/domain/page-messages';
import { uiMessages } from '../ui/ui-messages.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The words of a page that shows only the shared parts. */
export const english = {
  language: 'en',
  page: pageMessages,
  ui: uiMessages,
} satisfies PageMessages;
