import {
  recordErrors,
  type FormErrors,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import { normalizeCategoryName } from '@pa-ledger/domain/categories/category';
import { categoryMessages } from './categories-messages.ts';

/**
 * What keeps a category from being saved; a name that another one has is pointed out.
 * @param id the category's own.
 */
export function categoryErrors(
  typed: FormValues<'categories'>,
  id: string,
  others: readonly { readonly id: string; readonly name: string }[],
): FormErrors<'categories'> {
  const errors = recordErrors('categories', typed);
  if (errors.name !== undefined) return errors;
  const name = normalizeCategoryName(typed.name);
  const twin = others.find(
    (other) => other.id !== id && normalizeCategoryName(other.name) === name,
  );
  if (twin === undefined) return errors;
  return { ...errors, name: categoryMessages.nameTaken(twin.name) };
}
