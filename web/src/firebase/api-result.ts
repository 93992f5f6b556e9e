import { ERRORS } from '@pa-ledger/domain/errors';
import type { Fields } from './documents.ts';
import { failure, type Failure } from './failure.ts';

export type ApiResult = { readonly ok: true; readonly answer: Fields } | Failure;

/** Both ask what there is now. */
const OVERTAKEN = [ERRORS.changedMeanwhile.message, ERRORS.deletedMeanwhile.message];

/** What an answer of the API means. */
export function resultOf(status: number, answer: Fields): ApiResult {
  if (status === 200 && answer['success'] === true) return { ok: true, answer };
  const sentence = typeof answer['error'] === 'string' ? answer['error'] : undefined;
  if (status === 401 || status === 403) {
    // The person can do something about this one; the sentence says what.
    return failure('denied', sentence === ERRORS.adminRenamed.message ? sentence : undefined);
  }
  if (status === 409 && OVERTAKEN.some((known) => known === sentence)) return failure('changed');
  return failure(status >= 400 && status < 500 ? 'refused' : 'failed', sentence);
}
