import type { Contact, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { fundIdsOf, payableOf } from '@pa-ledger/domain/expenses/expense-lines';
import type { Cents } from '@pa-ledger/domain/money/money';
import type { Lookup } from '../shared/records/lookup.ts';
import { storedAs, type Fields } from '../../data/documents.ts';

/** A submitted expense with what we pay for it and the words that a search finds it by. */
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
  return { ...stored, id, amount: payableOf(stored), redactedAt };
}

/** Returns the names of the funds that an expense counts in; '' if none is set. */
export function fundsText(
  expense: Pick<ListedExpense, 'lines'>,
  { fundName }: Pick<Lookup, 'fundName'>,
): string {
  return fundIdsOf(expense)
    .flatMap((id) => (id === null ? [] : [fundName(id)]))
    .join(', ');
}
