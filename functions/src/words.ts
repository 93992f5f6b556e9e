import { errorMessages, type ErrorCode } from '@pa-ledger/domain/error-messages';
import { spanishErrorMessages } from '@pa-ledger/domain/error-messages.es';
import type { Language } from '@pa-ledger/domain/language';
import { expenseMessages, type ExpenseMessages } from './expenses/expense-messages.ts';
import { spanishExpenseMessages } from './expenses/expense-messages.es.ts';
import {
  englishOnlyMessages,
  type EnglishOnlyMessages,
} from './mail/messages/english-only-messages.ts';
import { mailMessages, type MailMessages } from './mail/messages/mail-messages.ts';
import { spanishMailMessages } from './mail/messages/mail-messages.es.ts';

/** Everything that the server says in one language. */
export interface Words {
  readonly language: Language;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly refusals: ExpenseMessages;
  readonly mail: MailMessages;
}

/** The words of each language, all in one place: whatever says something is handed the words of its reader. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: { language: 'en', errors: errorMessages, refusals: expenseMessages, mail: mailMessages },
  es: {
    language: 'es',
    // What only the panel is told is in English.
    errors: { ...errorMessages, ...spanishErrorMessages },
    refusals: spanishExpenseMessages,
    mail: spanishMailMessages,
  },
};

/** The words of the panel, and of the emails that are only in its language. */
export interface PanelWords extends Words {
  readonly englishOnly: EnglishOnlyMessages;
}

export const PANEL_WORDS: PanelWords = { ...WORDS.en, englishOnly: englishOnlyMessages };
