import { wordsOf } from '../ledger/journal-words.ts';
import type { Expense } from './expense.ts';
import { referenceOf } from './reference.ts';

/**
 * Returns the words by which an entry of an expense's history is found in the Journal: reference, numbers of check and invoice,
 * names, category and description. None is of the submitter's address, phone or mail: a history is kept for good.
 */
export function historyWordsOf(
  expense: Pick<Expense, 'id' | 'category' | 'payment'> & {
    readonly submission: Pick<
      Expense['submission'],
      'name' | 'paidTo' | 'invoiceNumber' | 'description'
    >;
  },
): string[] {
  const { id, category, payment, submission } = expense;
  const reference = referenceOf(id);
  const texts = [
    // Also without its hyphen, as people may type it.
    reference.replace('-', ''),
    reference,
    payment?.checkNumber ?? '',
    submission.invoiceNumber ?? '',
    submission.name,
    submission.paidTo,
    category,
    submission.description,
  ];
  return [...new Set(texts.flatMap(wordsOf))];
}
