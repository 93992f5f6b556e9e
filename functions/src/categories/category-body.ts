import type {
  CategoryRemoval,
  SaveCategoryRequest,
} from '@pa-ledger/domain/categories/category-change';
import { categoryNameError, tidyCategoryName } from '@pa-ledger/domain/categories/category-name';
import { isDocumentId } from '@pa-ledger/domain/document-id';
import { MAX_CATEGORY_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { DomainError } from '../platform/domain-error.ts';
import { jsonBodyOf, type ApiRequest } from '../http/request.ts';

const id = z.string().refine(isDocumentId);
/** 0 stands for a document that was stored before there were versions. */
const version = z.int().min(0);

const saveShape = z.strictObject({
  id: id.nullable(),
  name: z.string(),
  requiresEventApprover: z.boolean(),
  version: version.nullable(),
});

const removalShape = z.strictObject({ id, version });

/**
 * Reads a category to be saved.
 * @throws DomainError for a malformed body or an invalid name.
 */
export function saveRequestOf(request: ApiRequest): SaveCategoryRequest {
  const parsed = saveShape.safeParse(jsonBodyOf(request, MAX_CATEGORY_BODY_BYTES));
  if (!parsed.success) throw new DomainError('badRequest');
  if (parsed.data.id === null && parsed.data.version !== null) throw new DomainError('badRequest');
  const error = categoryNameError(parsed.data.name);
  if (error !== null) throw new DomainError('badCategoryName', { sentence: error });
  return { ...parsed.data, name: tidyCategoryName(parsed.data.name) };
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
