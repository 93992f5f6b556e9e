import type { ApiResult } from './api-result.ts';
import { knownVersionFailure } from './data-version.ts';
import type { Fields } from './documents.ts';
import { failure } from './failure.ts';
import { data } from './source.ts';

/**
 * Posts to the API as the signed-in admin; a refusal has the server's own message.
 * @param keepalive whether the request outlives the page.
 */
export async function callAdminApi(
  path: `/api/${string}`,
  body: Fields,
  keepalive = false,
): Promise<ApiResult> {
  if (!navigator.onLine) return failure('offline');
  return knownVersionFailure() ?? data.callApi(path, body, keepalive);
}
