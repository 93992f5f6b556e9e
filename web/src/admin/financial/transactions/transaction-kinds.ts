import type { MoneyTone } from '../../shared/Money.tsx';

/** The collections of money that came in and went out by hand. */
export type TransactionCollection = 'revenueItems' | 'manualExpenses';

/** Where revenue and manual expenses differ. */
export interface TransactionKind {
  readonly collection: TransactionCollection;
  readonly heading: string;
  readonly hint: string;
  /** The words of the button that opens the form, and on the form's own. */
  readonly add: string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly update: string;
  readonly deleteQuestion: string;
  readonly empty: string;
  readonly tone: MoneyTone;
  readonly hasPaidTo: boolean;
}

export const REVENUE: TransactionKind = {
  collection: 'revenueItems',
  heading: 'Revenue Items',
  hint: 'Money that came in: ticket sales, donations, dues.',
  add: 'Add Revenue',
  addTitle: 'Add Revenue Item',
  editTitle: 'Edit Revenue Item',
  update: 'Update Revenue',
  deleteQuestion: 'Are you sure you want to delete this revenue item?',
  empty: 'No revenue items yet. Add your first revenue item above.',
  tone: 'green',
  hasPaidTo: false,
};

export const EXPENSES: TransactionKind = {
  collection: 'manualExpenses',
  heading: 'Manual Expenses',
  hint: 'Money that was paid out without a submitted expense: checks, fees, card payments.',
  add: 'Add Expense',
  addTitle: 'Add Manual Expense',
  editTitle: 'Edit Manual Expense',
  update: 'Update Expense',
  deleteQuestion: 'Are you sure you want to delete this expense item?',
  empty: 'No manual expenses yet. Add your first expense above.',
  tone: 'red',
  hasPaidTo: true,
};
