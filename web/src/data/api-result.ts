import type { Fields } from './documents.ts';
import { failure, type Failure } from './failure.ts';

export type ApiResult = { readonly ok: true; readonly answer: Fields } | Failure;

/** What an API answer means; one without a code, from an older server, means what its status says. */
export function resultOf(status: number, answer: Fields): ApiResult {
  if (status === 200 && answer['success'] === true) return { ok: true, answer };
  const { code } = answer;
  const sentence = typeof answer['error'] === 'string' ? answer['error'] : undefined;
  if (code === 'passwordRequired') return failure('passwordRequired');
  if (status === 401 || status === 403) {
    // The person can do something about this one; the sentence says what.
    return failure('denied', code === 'adminRenamed' ? sentence : undefined);
  }
  if (code === 'changedMeanwhile' || code === 'deletedMeanwhile') return failure('changed');
  return failure(status >= 400 && status < 500 ? 'refused' : 'failed', sentence);
}
