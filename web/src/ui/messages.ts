import { createContext, use } from 'react';
import type { linkMessages } from '../app/link-messages.ts';
import type { correctMessages } from '../correct/correct-messages.ts';
import type { formMessages } from '../form/form-messages.ts';
import type { missingReceiptMessages } from '../form/missing-receipt/missing-receipt-messages.ts';
import type { submitMessages } from '../submit/submit-messages.ts';
import type { approveMessages } from '../approve/approve-messages.ts';
import type { statusMessages } from '../status/status-messages.ts';
import type { faultMessages, sentFileMessages } from './receipts/file-messages.ts';
import type { receiptMessages } from './receipts/receipts-messages.ts';
import type { uiMessages } from './ui-messages.ts';

export type MissingReceiptWords = typeof missingReceiptMessages;

/** All words that components find in the context, by part. */
export interface Messages {
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
}

/** What a page's entry brings: the shared parts' words, and those of the parts that it shows. */
export type PageMessages = Pick<Messages, 'ui'> & Partial<Messages>;

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
