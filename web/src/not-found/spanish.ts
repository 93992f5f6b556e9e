import { spanishPageMessages } from '@pa-ledger/domain/page-messages.es';
import { spanishUiMessages } from '../ui/ui-messages.es.ts';
import type { PageMessages } from '../ui/messages.ts';
import { spanishNotFoundMessages } from './not-found-messages.es.ts';

/** The words of the page for an unknown address, in Spanish. */
export const spanish = {
  language: 'es',
  page: spanishPageMessages,
  ui: spanishUiMessages,
  notFound: spanishNotFoundMessages,
} satisfies PageMessages;
