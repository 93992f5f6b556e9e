import { spanishDecisionMessages } from '@pa-ledger/domain/decision-messages.es';
import { spanishReviewMessages } from '@pa-ledger/domain/expenses/review-messages.es';
import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { spanishPageMessages } from '@pa-ledger/domain/page-messages.es';
import { spanishRoleMessages } from '@pa-ledger/domain/approvers/role-messages.es';
import { spanishExpenseMessages } from '@pa-ledger/domain/expenses/expense-messages.es';
import { spanishExpenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages.es';
import { spanishUiMessages } from '../ui/ui-messages.es.ts';
import { spanishLinkMessages } from '../app/link-messages.es.ts';
import { spanishApproveMessages } from './approve-messages.es.ts';
import { spanishReceiptMessages } from '../ui/receipts/receipts-messages.es.ts';
import { spanishFaultMessages } from '../ui/receipts/file-messages.es.ts';
import type { PageMessages } from '../ui/messages.ts';

/** The approval page's words, in Spanish. */
export const spanish = {
  language: 'es',
  dates: writtenDates('es'),
  page: spanishPageMessages,
  decisions: spanishDecisionMessages,
  review: spanishReviewMessages,
  roles: spanishRoleMessages,
  expense: spanishExpenseMessages,
  fields: spanishExpenseFormMessages,
  ui: spanishUiMessages,
  link: spanishLinkMessages,
  approve: spanishApproveMessages,
  receipts: spanishReceiptMessages,
  faults: spanishFaultMessages,
} satisfies PageMessages;
