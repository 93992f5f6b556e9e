import { membersOf } from '@pa-ledger/domain/untyped';
import type { Data } from './data.ts';
import { adminFirestore, closeFirestore } from './firestore/firestore.ts';
import { firestoreReads } from './firestore/reads.ts';
import { resultOf, type ApiResult } from './api-result.ts';
import type { Fields } from './documents.ts';
import { failure } from './failure.ts';
import { failureOf } from './firestore/failure-of.ts';
import { adminToken } from '../firebase/auth.ts';

/**
 * Where the panel reads its data; `write-source.ts` writes it. The panel tests replace both files.
 */
export const data: Omit<Data, 'commit'> = {
  ...firestoreReads({ firestore: adminFirestore }),
  callApi,
  close: closeFirestore,
};

const TIMEOUT_MS = 30_000;

/**
 * Posts to the functions as the signed-in admin; a refusal has the server's own message.
 * @param keepalive whether the request outlives the page; browsers allow at most 64 kB of these.
 */
async function callApi(
  path: `/api/${string}`,
  body: Fields,
  keepalive = false,
): Promise<ApiResult> {
  try {
    const token = await adminToken();
    if (token === null) return failure('denied');
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // As the panel is.
        'Accept-Language': 'en',
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return resultOf(response.status, membersOf(await response.json().catch(() => null)));
  } catch (error) {
    // fetch throws a TypeError if the server can't be reached.
    if (error instanceof TypeError) return failure('offline');
    if (isTimeout(error)) return failure('noAnswer');
    return failureOf(error);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
