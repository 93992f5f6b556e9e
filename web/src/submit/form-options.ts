import type { Category } from '@pa-ledger/domain/category';

/**
 * The categories in the answer of `/api/form-options`.
 * @returns null when it is not what it should be.
 */
export function categoriesIn(body: unknown): readonly Category[] | null {
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
