import { isOnForm, type Category } from '../../categories/category.ts';
import type { ValuesOf } from '../../fields/field.ts';
import type { Expense } from '../expense.ts';
import type { EXPENSE_FIELDS } from '../expense-fields.ts';
import { namedReceipts, type NamedReceipt } from '../receipts.ts';
import { referenceOf } from '../reference.ts';
import type { MaskedField } from './correction-input.ts';

/** What the correction's page begins with: the answer of `GET /api/correction`. */
export interface CorrectionForm {
  readonly schoolName: string;
  readonly reference: string;
  /** Which version is corrected. */
  readonly version: number;
  /** What is to be corrected. */
  readonly note: string;
  /** What was sent, without what a mail that went astray must not tell. */
  readonly fields: Omit<ValuesOf<typeof EXPENSE_FIELDS>, MaskedField>;
  /** The category that it has, where the form does not offer it: the correction may keep it. */
  readonly ownCategory?: Category;
  /** They are named and not shown. */
  readonly receipts: readonly NamedReceipt[];
}

/**
 * Returns what a submitter who is asked for a correction begins with.
 * @param expense a returned one.
 * @param category the one that it has; null if that is gone.
 */
export function correctionFormOf(
  expense: Expense,
  schoolName: string,
  category: Category | null = null,
): CorrectionForm {
  const { receipts, contactSha256: _digest, ...typed } = expense.submission;
  return {
    schoolName,
    reference: referenceOf(expense.id),
    version: expense.submissionVersion,
    note: expense.returned?.note ?? '',
    fields: {
      ...typed,
      email: expense.contact.email,
      // As it is called now.
      category: expense.category,
    },
    ...(category === null || isOnForm(category) ? {} : { ownCategory: category }),
    receipts: namedReceipts(receipts),
  };
}
