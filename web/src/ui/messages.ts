import { createContext, use } from 'react';
import type { linkMessages } from '../app/link-messages.ts';
import type { correctMessages } from '../correct/correct-messages.ts';
import type { formMessages } from '../form/form-messages.ts';
import type { notFoundMessages } from '../not-found/not-found-messages.ts';
import type { missingReceiptMessages } from '../form/missing-receipt/missing-receipt-messages.ts';
import type { submitMessages } from '../submit/submit-messages.ts';
import type { approveMessages } from '../approve/approve-messages.ts';
import type { statusMessages } from '../status/status-messages.ts';
import type { faultMessages, sentFileMessages } from './receipts/file-messages.ts';
import type { receiptMessages } from './receipts/receipts-messages.ts';
import type { uiMessages } from './ui-messages.ts';
import type { RoleWords } from '@pa-ledger/domain/approvers/role-messages';
import type {
  ExpenseFormWords,
  ExpenseWords,
  ReviewWords,
} from '@pa-ledger/domain/expenses/expense-words';
import type { Language } from '@pa-ledger/domain/language';
import type { DecisionWords } from '@pa-ledger/domain/decision-messages';
import type { PageWords } from '@pa-ledger/domain/page-messages';
import type { PaymentWords } from '@pa-ledger/domain/payments/payment-messages';
import type { FieldMessages } from '@pa-ledger/domain/text/field-error';
import type { WrittenDates } from '@pa-ledger/domain/time/written-dates';

export type MissingReceiptWords = typeof missingReceiptMessages;

/** All words that components find in the context, by part. */
export interface Messages {
  /** The language that all of them are in. */
  readonly language: Language;
  readonly dates: WrittenDates;
  /** The fixed sentences of the public pages. */
  readonly page: PageWords;
  /** The fixed sentences about a decision by a link. */
  readonly decisions: DecisionWords;
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
  readonly ui: typeof uiMessages;
  readonly link: typeof linkMessages;
  readonly receipts: typeof receiptMessages;
  readonly faults: typeof faultMessages;
  readonly form: typeof formMessages;
  readonly files: typeof sentFileMessages;
  /** Loads the words of the dialog for a missing receipt. */
  readonly missingReceipt: () => Promise<MissingReceiptWords>;
  readonly submit: typeof submitMessages;
  readonly correct: typeof correctMessages;
  readonly status: typeof statusMessages;
  readonly approve: typeof approveMessages;
  readonly notFound: typeof notFoundMessages;
}

/** What a page's entry brings: its language, the shared parts' words, and those of the parts that it shows. */
export type PageMessages = Pick<Messages, 'language' | 'ui' | 'page'> & Partial<Messages>;

const Context = createContext<Partial<Messages>>({});

/** Gives the components below it the page's words. */
export const MessagesProvider = Context;

/**
 * Returns a part of the page's words.
 * @throws Error if the page's entry doesn't bring it.
 */
export function useMessages<Part extends keyof Messages>(part: Part): Messages[Part] {
  const messages = use(Context)[part];
  if (messages === undefined) throw new Error(`This page has no words for '${part}'.`);
  return messages;
}

/** Returns several parts of the page's words, for functions that say something with more than one. */
export function useWords<Part extends keyof Messages>(
  ...parts: readonly Part[]
): Pick<Messages, Part> {
  const messages = use(Context);
  const missing = parts.find((part) => messages[part] === undefined);
  if (missing !== undefined) throw new Error(`This page has no words for '${missing}'.`);
  // Each part is there.
  return messages as Pick<Messages, Part>;
}
