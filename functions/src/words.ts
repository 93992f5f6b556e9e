import { roleMessages, type RoleWords } from '@pa-ledger/domain/approvers/role-messages';
import { spanishRoleMessages } from '@pa-ledger/domain/approvers/role-messages.es';
import { errorMessages, type ErrorCode } from '@pa-ledger/domain/error-messages';
import { spanishErrorMessages } from '@pa-ledger/domain/error-messages.es';
import { expenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages';
import { spanishExpenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages.es';
import { expenseMessages } from '@pa-ledger/domain/expenses/expense-messages';
import { spanishExpenseMessages } from '@pa-ledger/domain/expenses/expense-messages.es';
import type {
  ExpenseFormWords,
  ExpenseWords,
  ReviewWords,
} from '@pa-ledger/domain/expenses/expense-words';
import { reviewMessages } from '@pa-ledger/domain/expenses/review-messages';
import { spanishReviewMessages } from '@pa-ledger/domain/expenses/review-messages.es';
import type { Language } from '@pa-ledger/domain/language';
import { paymentMessages, type PaymentWords } from '@pa-ledger/domain/payments/payment-messages';
import { spanishPaymentMessages } from '@pa-ledger/domain/payments/payment-messages.es';
import type { FieldMessages } from '@pa-ledger/domain/text/field-error';
import { fieldMessages } from '@pa-ledger/domain/text/field-messages';
import { spanishFieldMessages } from '@pa-ledger/domain/text/field-messages.es';
import { writtenDates, type WrittenDates } from '@pa-ledger/domain/time/written-dates';
import { refusalMessages, type RefusalMessages } from './expenses/refusal-messages.ts';
import { spanishRefusalMessages } from './expenses/refusal-messages.es.ts';
import {
  englishOnlyMessages,
  type EnglishOnlyMessages,
} from './mail/messages/english-only-messages.ts';
import { mailMessages, type MailMessages } from './mail/messages/mail-messages.ts';
import { spanishMailMessages } from './mail/messages/mail-messages.es.ts';

/** Everything that the server says in one language. */
export interface Words {
  readonly language: Language;
  readonly dates: WrittenDates;
  readonly roles: RoleWords;
  /** Sentences about an expense. */
  readonly expense: ExpenseWords;
  /** What those who decide about an expense read of it. */
  readonly review: ReviewWords;
  /** The form's fields, with their labels. */
  readonly fields: ExpenseFormWords;
  /** Says what's wrong with a field. */
  readonly fieldErrors: FieldMessages;
  readonly payments: PaymentWords;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly refusals: RefusalMessages;
  readonly mail: MailMessages;
}

/** The words of each language, all in one place: whatever says something is handed the words of its reader. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    language: 'en',
    dates: writtenDates('en'),
    roles: roleMessages,
    expense: expenseMessages,
    review: reviewMessages,
    fields: expenseFormMessages,
    fieldErrors: fieldMessages,
    payments: paymentMessages,
    errors: errorMessages,
    refusals: refusalMessages,
    mail: mailMessages,
  },
  es: {
    language: 'es',
    dates: writtenDates('es'),
    roles: spanishRoleMessages,
    expense: spanishExpenseMessages,
    review: spanishReviewMessages,
    fields: spanishExpenseFormMessages,
    fieldErrors: spanishFieldMessages,
    payments: spanishPaymentMessages,
    // What only the panel is told is in English.
    errors: { ...errorMessages, ...spanishErrorMessages },
    refusals: spanishRefusalMessages,
    mail: spanishMailMessages,
  },
};

/** The words of the panel, and of the emails that are only in its language. */
export interface PanelWords extends Words {
  readonly englishOnly: EnglishOnlyMessages;
}

export const PANEL_WORDS: PanelWords = { ...WORDS.en, englishOnly: englishOnlyMessages };
