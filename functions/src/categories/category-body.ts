import type {
  CategoryRemoval,
  SaveCategoryRequest,
} from '@pa-ledger/domain/categories/category-change';
import { categoryNameProblem, tidyCategoryName } from '@pa-ledger/domain/categories/category-name';
import { isDocumentId } from '@pa-ledger/domain/document-id';
import { MAX_CATEGORY_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { Refusal } from '../http/answer.ts';
import { jsonBodyOf, type ApiRequest } from '../http/request.ts';

const id = z.string().refine(isDocumentId);
/** 0 stands for a document that was stored before there were versions. */
const version = z.int().min(0);

const wish = z.strictObject({
  id: id.nullable(),
  name: z.string(),
  requiresEventApprover: z.boolean(),
  version: version.nullable(),
});

const removal = z.strictObject({ id, version });

/**
 * Reads a category to be saved.
 * @throws Refusal 400 for a bad form or name; 413, 415.
 */
export function categoryWishOf(request: ApiRequest): SaveCategoryRequest {
  const parsed = wish.safeParse(jsonBodyOf(request, MAX_CATEGORY_BODY_BYTES));
  if (!parsed.success) throw new Refusal('badRequest');
  if (parsed.data.id === null && parsed.data.version !== null) throw new Refusal('badRequest');
  const problem = categoryNameProblem(parsed.data.name);
  if (problem !== null) throw new Refusal('badCategoryName', problem);
  return { ...parsed.data, name: tidyCategoryName(parsed.data.name) };
}

/**
 * Reads which category is to be deleted.
 * @throws Refusal 400, 413, 415.
 */
export function categoryRemovalOf(request: ApiRequest): CategoryRemoval {
  const parsed = removal.safeParse(jsonBodyOf(request, MAX_CATEGORY_BODY_BYTES));
  if (!parsed.success) throw new Refusal('badRequest');
  return parsed.data;
}
