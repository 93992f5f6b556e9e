import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { RecordWrites } from '../../shared/saving/record-writes.ts';
import type { MoneyTone } from '../../shared/lists/Money.tsx';
import { financialMessages, type TransactionMessages } from '../financial-messages.ts';
import { transactionWrites } from './transaction-writes.ts';

/** The collections of money that came in and went out by hand. */
export type TransactionCollection = 'revenueItems' | 'manualExpenses';

/** Where revenue and manual expenses differ. */
export interface TransactionKind {
  readonly collection: TransactionCollection;
  readonly messages: TransactionMessages;
  readonly tone: MoneyTone;
  readonly hasPaidTo: boolean;
  /** The name of the file of a year's entries. */
  readonly fileOf: (year: FiscalYear) => string;
  readonly writes: RecordWrites<TransactionCollection>;
}

export const REVENUE: TransactionKind = {
  collection: 'revenueItems',
  messages: financialMessages.revenue,
  tone: 'green',
  hasPaidTo: false,
  fileOf: (year) => `revenue-${year}.csv`,
  writes: transactionWrites('revenueItems'),
};

export const EXPENSES: TransactionKind = {
  collection: 'manualExpenses',
  messages: financialMessages.manualExpenses,
  tone: 'red',
  hasPaidTo: true,
  fileOf: (year) => `manual-expenses-${year}.csv`,
  writes: transactionWrites('manualExpenses'),
};
