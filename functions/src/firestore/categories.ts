import {
  isOnForm,
  type Category,
  normalizeCategoryName,
} from '@pa-ledger/domain/categories/category';
import type { StoredCategory } from '@pa-ledger/domain/categories/category-change';
import { textOf } from '@pa-ledger/domain/untyped';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CATEGORIES, CATEGORY_NAMES } from './paths.ts';
import { categoryNamed } from './queries.ts';
import { sha256Hex } from '../platform/hashes.ts';

/** Returns all categories, sorted by name. */
export async function readCategories(db: Firestore): Promise<Category[]> {
  const found = await db.collection(CATEGORIES).get();
  return found.docs
    .map(categoryFrom)
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

/**
 * Returns the category with exactly this name, or null if a submitter can't choose it.
 * @param ownIds the categories that the expense already has: it may keep those even if the form no longer offers them.
 */
export async function findCategory(
  db: Firestore,
  name: string,
  ownIds: readonly string[] = [],
): Promise<Category | null> {
  const found = await categoryNamed(db, name).limit(1).get();
  const [first] = found.docs;
  const category = first === undefined ? null : categoryFrom(first);
  if (category === null) return null;
  return (ownIds.includes(category.id) ? isInUse(category) : isOnForm(category)) ? category : null;
}

/** Returns a category with its version. */
export function storedCategoryFrom(snapshot: DocumentSnapshot): StoredCategory {
  return { ...categoryFrom(snapshot), version: Number(snapshot.get('version')) };
}

function categoryFrom(snapshot: DocumentSnapshot): Category {
  const spanishName = textOf(snapshot.get('spanishName'));
  return {
    id: snapshot.id,
    name: String(snapshot.get('name')),
    ...(spanishName === '' ? {} : { spanishName }),
    requiresEventApprover: snapshot.get('requiresEventApprover') === true,
    ...(snapshot.get('offForm') === true ? { offForm: true } : {}),
    ...(snapshot.get('archived') === true ? { archived: true } : {}),
  };
}

/**
 * Returns the path of the document that reserves a category's name. It's a hash, since a name may have characters that a path
 * can't.
 */
export function categoryNamePath(name: string): string {
  return `${CATEGORY_NAMES}/${sha256Hex(normalizeCategoryName(name))}`;
}
