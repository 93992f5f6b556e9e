import { normalizeCategoryName } from '@pa-ledger/domain/categories/category-name';
import { createHash } from 'node:crypto';
import { CATEGORY_NAMES } from '../firestore/paths.ts';

/** Where the name of a category is taken: a hash, since a name may hold what no path may. */
export function categoryNamePath(name: string): string {
  const hash = createHash('sha256').update(normalizeCategoryName(name)).digest('hex');
  return `${CATEGORY_NAMES}/${hash}`;
}
