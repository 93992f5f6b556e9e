import { fieldEntries } from '../fields/field.ts';
import {
  CATEGORY_FORM,
  type Category,
  type CategoryFields,
  normalizeCategoryName,
} from './category.ts';

/** Each category may have an event approver. */
export const MAX_CATEGORIES = 100;

/** A category with the version of its document. */
export interface StoredCategory extends Category {
  readonly version: number;
}

/** The body of `POST /api/admin/save-category`. */
export interface SaveCategoryRequest extends CategoryFields {
  /** Null for a new category; the id of a deleted one, with version null, to bring it back. */
  readonly id: string | null;
  /** The version that the person saw; null for a category that doesn't exist. */
  readonly version: number | null;
}

/** The body of `POST /api/admin/delete-category`. */
export interface CategoryRemoval {
  readonly id: string;
  readonly version: number;
}

export type CategoryPlan =
  /** Nothing to do: a repeated save, or someone else saved the same. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'create' }
  | { readonly kind: 'update' | 'delete'; readonly before: StoredCategory }
  | {
      readonly kind: 'refused';
      readonly why:
        | 'changedMeanwhile'
        | 'deletedMeanwhile'
        | 'categoryNameTaken'
        | 'tooManyCategories';
    };

/**
 * Decides what saving a category does. Names are unique (`normalizeCategoryName`), and you can't save over a change you
 * haven't seen.
 * @param id the id in the request, or the id that a new category gets.
 * @param all every category there is.
 */
export function planCategorySave(
  request: SaveCategoryRequest,
  id: string,
  all: readonly StoredCategory[],
): CategoryPlan {
  const before = all.find((category) => category.id === id);
  if (before === undefined && request.version !== null) return refused('deletedMeanwhile');
  if (before !== undefined && isAsRequested(before, request)) return { kind: 'nothing' };
  if (before !== undefined && before.version !== request.version)
    return refused('changedMeanwhile');
  const name = normalizeCategoryName(request.name);
  const taken = all.some((other) => other.id !== id && normalizeCategoryName(other.name) === name);
  if (taken) return refused('categoryNameTaken');
  if (before !== undefined) return { kind: 'update', before };
  return all.length < MAX_CATEGORIES ? { kind: 'create' } : refused('tooManyCategories');
}

/** Decides what deleting a category does, apart from open expenses, which the caller checks. */
export function planCategoryDeletion(
  { version }: CategoryRemoval,
  before: StoredCategory | null,
): CategoryPlan {
  if (before === null) return { kind: 'nothing' };
  return before.version === version ? { kind: 'delete', before } : refused('changedMeanwhile');
}

function isAsRequested(before: StoredCategory, request: SaveCategoryRequest): boolean {
  return fieldEntries(CATEGORY_FORM).every(([name]) => before[name] === request[name]);
}

function refused(why: Extract<CategoryPlan, { kind: 'refused' }>['why']): CategoryPlan {
  return { kind: 'refused', why };
}
