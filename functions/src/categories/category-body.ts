import type {
  CategoryRemoval,
  SaveCategoryRequest,
} from '@pa-ledger/domain/categories/category-change';
import { isDocumentId } from '@pa-ledger/domain/document-id';
import { textSchemas } from '@pa-ledger/domain/fields/schema';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { recordErrors, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { MAX_CATEGORY_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { DomainError } from '../platform/domain-error.ts';
import { jsonBodyOf, type ApiRequest } from '../http/request.ts';

const id = z.string().refine(isDocumentId);
/** 0 means a document that was stored before there were versions. */
const version = z.int().min(0);

const saveShape = z.strictObject({
  id: id.nullable(),
  version: version.nullable(),
  ...textSchemas(recordForm('categories')),
});

const removalShape = z.strictObject({ id, version });

/**
 * Reads a category to be saved.
 * @throws DomainError for a malformed body or an invalid name.
 */
export function saveRequestOf(request: ApiRequest): SaveCategoryRequest {
  const parsed = saveShape.safeParse(jsonBodyOf(request, MAX_CATEGORY_BODY_BYTES));
  if (!parsed.success) throw new DomainError('badRequest');
  const { id: saved, version: seen, ...typed } = parsed.data;
  if (saved === null && seen !== null) throw new DomainError('badRequest');
  const [sentence] = Object.values(recordErrors('categories', typed));
  if (sentence !== undefined) throw new DomainError('badCategoryName', { sentence });
  return { id: saved, version: seen, ...recordFromForm('categories', typed) };
}

/**
 * Reads which category is to be deleted.
 * @throws DomainError for a malformed body.
 */
export function categoryRemovalOf(request: ApiRequest): CategoryRemoval {
  const parsed = removalShape.safeParse(jsonBodyOf(request, MAX_CATEGORY_BODY_BYTES));
  if (!parsed.success) throw new DomainError('badRequest');
  return parsed.data;
}
