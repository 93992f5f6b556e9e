import type { Contact, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { amountOf, type Cents } from '@pa-ledger/domain/money/money';
import { storedAs, type Fields } from '../../data/documents.ts';

/** A submitted expense with its amount and the words that a search finds it by. */
export interface ExpenseRow extends ListedExpense {
  readonly amount: Cents;
  readonly searchWords: readonly string[];
}

/** An expense with how to reach the submitter. */
export interface OpenedExpense extends ExpenseRow {
  readonly contact: Contact;
}

/** Reads a stored expense; its moments are in milliseconds already. */
export function readExpense(id: string, fields: Fields): ExpenseRow {
  const { redactedAt = null, ...stored } = storedAs<
    Omit<ExpenseRow, 'redactedAt'> & Partial<Pick<ExpenseRow, 'redactedAt'>>
  >(fields);
  return { ...stored, id, amount: amountOf(stored.submission.amount), redactedAt };
}
