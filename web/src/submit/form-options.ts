import type { Category } from '@pa-ledger/domain/categories/category';
import { outdatedSentence, VERSION_HEADER } from '@pa-ledger/domain/outdated-page';

/**
 * The categories to choose from: loading, loaded, or failed; `outdated` if the page must be reloaded first.
 */
export type FormOptionsState =
  | { readonly status: 'loading' | 'error' | 'outdated' }
  | { readonly status: 'ready'; readonly categories: readonly Category[] };

/** Reads the answer of `/api/form-options`; `body` is its JSON. */
export function readFormOptions({ ok, headers }: Response, body: unknown): FormOptionsState {
  const categories = ok ? categoriesIn(body) : null;
  if (categories !== null) return { status: 'ready', categories };
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  const outdated = outdatedSentence(headers.get(VERSION_HEADER), code) !== null;
  return { status: outdated ? 'outdated' : 'error' };
}

/** Returns the categories, or null if the answer has none. */
function categoriesIn(body: unknown): readonly Category[] | null {
  if (typeof body !== 'object' || body === null || !('categories' in body)) return null;
  const { categories } = body;
  return Array.isArray(categories) && categories.every(isCategory) ? categories : null;
}

function isCategory(value: unknown): value is Category {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, requiresEventApprover }: Partial<Record<keyof Category, unknown>> = value;
  return (
    typeof id === 'string' && typeof name === 'string' && typeof requiresEventApprover === 'boolean'
  );
}
