import { pageMessages } from '@pa-ledger/domain/page-messages';
import { uiMessages } from '../ui/ui-messages.ts';
import type { PageMessages } from '../ui/messages.ts';
import { notFoundMessages } from './not-found-messages.ts';

/** The words of the page for an unknown address. */
export const english = {
  language: 'en',
  page: pageMessages,
  ui: uiMessages,
  notFound: notFoundMessages,
} satisfies PageMessages;
