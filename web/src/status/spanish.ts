import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { spanishPageMessages } from '@pa-ledger/domain/page-messages.es';
import { spanishRoleMessages } from '@pa-ledger/domain/approvers/role-messages.es';
import { spanishExpenseMessages } from '@pa-ledger/domain/expenses/expense-messages.es';
import { spanishPaymentMessages } from '@pa-ledger/domain/payments/payment-messages.es';
import { spanishUiMessages } from '../ui/ui-messages.es.ts';
import { spanishLinkMessages } from '../app/link-messages.es.ts';
import { spanishStatusMessages } from './status-messages.es.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The status page's words, in Spanish. */
export const spanish = {
  language: 'es',
  dates: writtenDates('es'),
  page: spanishPageMessages,
  roles: spanishRoleMessages,
  expense: spanishExpenseMessages,
  payments: spanishPaymentMessages,
  ui: spanishUiMessages,
  link: spanishLinkMessages,
  status: spanishStatusMessages,
} satisfies PageMessages;
