import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { roleMessages } from '@pa-ledger/domain/approvers/role-messages';
import { expenseMessages } from '@pa-ledger/domain/expenses/expense-messages';
import { paymentMessages } from '@pa-ledger/domain/payments/payment-messages';
import { uiMessages } from '../ui/ui-messages.ts';
import { linkMessages } from '../app/link-messages.ts';
import { statusMessages } from './status-messages.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The status page's words. */
export const english = {
  language: 'en',
  dates: writtenDates('en'),
  page: pageMessages,
  roles: roleMessages,
  expense: expenseMessages,
  payments: paymentMessages,
  ui: uiMessages,
  link: linkMessages,
  status: statusMessages,
} satisfies PageMessages;
