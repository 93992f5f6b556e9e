import { isOnForm, type Category } from '../../categories/category.ts';
import type { ValuesOf } from '../../fields/field.ts';
import type { Expense } from '../expense.ts';
import type { EXPENSE_FIELDS } from '../expense-form-messages.ts';
import { splitOfLines } from '../split.ts';
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
  /** Its categories that the form no longer offers; the correction may keep them. */
  readonly ownCategories: readonly Category[];
  /** Only names, no content. */
  readonly receipts: readonly NamedReceipt[];
}

/**
 * Returns what the submitter starts a correction with.
 * @param expense a returned expense.
 * @param categories its categories that are still in use.
 */
export function correctionFormOf(
  expense: Expense,
  schoolName: string,
  categories: readonly Category[] = [],
): CorrectionForm {
  const { receipts, contactSha256: _digest, split: _split, ...typed } = expense.submission;
  return {
    schoolName,
    reference: referenceOf(expense.id),
    version: expense.submissionVersion,
    note: expense.returned?.note ?? '',
    fields: {
      ...typed,
      email: expense.contact.email,
      ...placesOf(expense),
    },
    ownCategories: categories.filter((category) => !isOnForm(category)),
    receipts: namedReceipts(receipts),
  };
}

/** Returns the categories by their current names, unless someone split it otherwise: then they are as sent. */
function placesOf({
  lines,
  submission,
  adjusted,
}: Expense): Pick<ValuesOf<typeof EXPENSE_FIELDS>, 'category' | 'split'> {
  const [first] = lines;
  const { category, split } = submission;
  const isAsSent = first !== undefined && (lines.length === 1 || adjusted === null);
  if (!isAsSent) return split === undefined ? { category } : { category, split };
  return lines.length === 1
    ? { category: first.category }
    : { category: first.category, split: splitOfLines(lines) };
}
