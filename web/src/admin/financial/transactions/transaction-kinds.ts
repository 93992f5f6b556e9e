import { recordWrites, type RecordWrites } from '../../shared/saving/record-writes.ts';
import { manualExpenseWrites } from './manual-expense-writes.ts';
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
  readonly writes: RecordWrites<TransactionCollection>;
}

export const REVENUE: TransactionKind = {
  collection: 'revenueItems',
  messages: financialMessages.revenue,
  tone: 'green',
  hasPaidTo: false,
  writes: recordWrites('revenueItems'),
};

export const EXPENSES: TransactionKind = {
  collection: 'manualExpenses',
  messages: financialMessages.manualExpenses,
  tone: 'red',
  hasPaidTo: true,
  writes: manualExpenseWrites,
};
