import { success } from '../http/answer.ts';
import { categoryDeleted, categorySaved } from '../platform/logs.ts';
import { deleteCategory, saveCategory } from './category-changes.ts';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { CATEGORY_FORM } from '@pa-ledger/domain/categories/category';
import type { SaveCategoryRequest } from '@pa-ledger/domain/categories/category-change';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { valuesOf } from '@pa-ledger/domain/fields/document';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { MAX_CATEGORY_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { DomainError } from '../platform/domain-error.ts';

const id = z.string().refine(isDocumentId);
const version = z.int().min(1);

const saveShape = z.strictObject({
  id: id.nullable(),
  version: version.nullable(),
  ...typedSchemas(CATEGORY_FORM),
});

/**
 * `POST /api/admin/save-category`: creates or changes a category, or restores a deleted one (its id, version null).
 * Answers `{success: true, id}`, or 409 with a sentence if the name is taken or someone else changed the category first.
 */
export const saveCategoryEndpoint = adminEndpoint({
  name: 'save-category',
  failure: 'saveFailed',
  shape: saveShape,
  maxBytes: MAX_CATEGORY_BODY_BYTES,
  async answer(body, by, services) {
    const saved = await saveCategory(services, requestOf(body), by);
    categorySaved(saved);
    return success({ id: saved });
  },
});

/**
 * `POST /api/admin/delete-category`: 409 while open expenses (the sentence says how many), a payment, or a closed year
 * refer to the category, or if someone else changed it first. A category that is already gone counts as a success.
 */
export const deleteCategoryEndpoint = adminEndpoint({
  name: 'delete-category',
  failure: 'deleteFailed',
  shape: z.strictObject({ id, version }),
  maxBytes: MAX_CATEGORY_BODY_BYTES,
  async answer(removal, by, services) {
    await deleteCategory(services, removal, by);
    categoryDeleted(removal.id);
    return success();
  },
});

/** @throws DomainError for a version without an id, or an invalid name. */
function requestOf({ id, version, ...typed }: z.infer<typeof saveShape>): SaveCategoryRequest {
  if (id === null && version !== null) throw new DomainError('badRequest');
  const [sentence] = Object.values(formErrors(CATEGORY_FORM, typed));
  if (sentence !== undefined) throw new DomainError('badCategoryName', { sentence });
  return { id, version, ...valuesOf(CATEGORY_FORM, typed) };
}
