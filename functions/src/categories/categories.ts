import type { Category } from '@pa-ledger/domain/categories/category';
import type { StoredCategory } from '@pa-ledger/domain/categories/category-change';
import { normalizeCategoryName } from '@pa-ledger/domain/categories/category-name';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CATEGORIES, CATEGORY_NAMES } from '../firestore/paths.ts';
import { categoryNamed } from '../firestore/queries.ts';
import { sha256Hex } from '../platform/hashes.ts';

/** All categories by name. */
export async function readCategories(db: Firestore): Promise<Category[]> {
  const found = await db.collection(CATEGORIES).get();
  return found.docs
    .map(categoryFrom)
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

/** The category with exactly this name, to the letter; null when there is none. */
export async function findCategory(db: Firestore, name: string): Promise<Category | null> {
  const found = await categoryNamed(db, name).limit(1).get();
  const [first] = found.docs;
  return first === undefined ? null : categoryFrom(first);
}

/** A category with its version; 0 when it was stored before there were versions. */
export function storedCategoryFrom(snapshot: DocumentSnapshot): StoredCategory {
  const version: unknown = snapshot.get('version');
  return { ...categoryFrom(snapshot), version: typeof version === 'number' ? version : 0 };
}

function categoryFrom(snapshot: DocumentSnapshot): Category {
  return {
    id: snapshot.id,
    name: String(snapshot.get('name')),
    requiresEventApprover: snapshot.get('requiresEventApprover') === true,
  };
}

/** Where the name of a category is taken: a hash, since a name may hold what no path may. */
export function categoryNamePath(name: string): string {
  return `${CATEGORY_NAMES}/${sha256Hex(normalizeCategoryName(name))}`;
}
