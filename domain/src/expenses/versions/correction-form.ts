import { isOnForm, type Category } from '../../categories/category.ts';
import type { ValuesOf } from '../../fields/field.ts';
import type { Expense } from '../expense.ts';
import type { EXPENSE_FIELDS } from '../expense-fields.ts';
import { categoryText } from '../expense-lines.ts';
import { namedReceipts, type NamedReceipt } from '../receipts.ts';
import { referenceOf } from '../reference.ts';
import type { MaskedField } from './correction-input.ts';

/** What the correction page starts with: the answer of `GET /api/correction`. */
export interface CorrectionForm {
  readonly schoolName: string;
  readonly reference: string;
  /** The version to correct. */
  readonly version: number;
  /** What the submitter should correct. */
  readonly note: string;
  /** The submitted fields, without those that a misdirected email must not reveal. */
  readonly fields: Omit<ValuesOf<typeof EXPENSE_FIELDS>, MaskedField>;
  /** Its category, if the form no longer offers it; the correction may keep it. */
  readonly ownCategory?: Category;
  /** Only names, no content. */
  readonly receipts: readonly NamedReceipt[];
}

/**
 * Returns what the submitter starts a correction with.
 * @param expense a returned expense.
 * @param category its category; null if that's gone.
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
      // By its current name, as long as it's one.
      category: expense.lines.length === 1 ? categoryText(expense) : typed.category,
    },
    ...(category === null || isOnForm(category) ? {} : { ownCategory: category }),
    receipts: namedReceipts(receipts),
  };
}
