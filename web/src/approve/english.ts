import { decisionMessages } from '@pa-ledger/domain/decision-messages';
import { reviewMessages } from '@pa-ledger/domain/expenses/review-messages';
import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { roleMessages } from '@pa-ledger/domain/approvers/role-messages';
import { expenseMessages } from '@pa-ledger/domain/expenses/expense-messages';
import { expenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages';
import { uiMessages } from '../ui/ui-messages.ts';
import { linkMessages } from '../app/link-messages.ts';
import { approveMessages } from './approve-messages.ts';
import { receiptMessages } from '../ui/receipts/receipts-messages.ts';
import { faultMessages } from '../ui/receipts/file-messages.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The approval page's words. */
export const english = {
  language: 'en',
  dates: writtenDates('en'),
  page: pageMessages,
  decisions: decisionMessages,
  review: reviewMessages,
  roles: roleMessages,
  expense: expenseMessages,
  fields: expenseFormMessages,
  ui: uiMessages,
  link: linkMessages,
  approve: approveMessages,
  receipts: receiptMessages,
  faults: faultMessages,
} satisfies PageMessages;
