import {
  bookProblems,
  formFromBook,
  type FormProblems,
  type Typed,
} from '@pa-ledger/domain/ledger/record-form';
import type { CategoryFields } from '@pa-ledger/domain/ledger/ledger-records';
import { normalizeCategoryName } from '@pa-ledger/domain/categories/category-name';

/** What the form shows of a category at first. */
export function formOfCategory(row: CategoryFields | null): Typed<'categories'> {
  return row === null ? formFromBook('categories') : formFromBook('categories', row);
}

/**
 * What keeps a category from being saved; a name that another one has is pointed out.
 * @param id the category's own.
 */
export function categoryProblems(
  typed: Typed<'categories'>,
  id: string,
  others: readonly { readonly id: string; readonly name: string }[],
): FormProblems<'categories'> {
  const problems = bookProblems('categories', typed);
  if (problems.name !== undefined) return problems;
  const name = normalizeCategoryName(typed.name);
  const twin = others.find(
    (other) => other.id !== id && normalizeCategoryName(other.name) === name,
  );
  if (twin === undefined) return problems;
  return { ...problems, name: `There is a category called “${twin.name}” already.` };
}
