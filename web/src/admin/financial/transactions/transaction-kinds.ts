import type { MoneyTone } from '../../shared/lists/Money.tsx';
import { financialMessages, type TransactionMessages } from '../financial-messages.ts';

/** The collections of money that came in and went out by hand. */
export type TransactionCollection = 'revenueItems' | 'manualExpenses';

/** Where revenue and manual expenses differ. */
export interface TransactionKind {
  readonly collection: TransactionCollection;
  readonly messages: TransactionMessages;
  readonly tone: MoneyTone;
  readonly hasPaidTo: boolean;
}

export const REVENUE: TransactionKind = {
  collection: 'revenueItems',
  messages: financialMessages.revenue,
  tone: 'green',
  hasPaidTo: false,
};

export const EXPENSES: TransactionKind = {
  collection: 'manualExpenses',
  messages: financialMessages.manualExpenses,
  tone: 'red',
  hasPaidTo: true,
};
