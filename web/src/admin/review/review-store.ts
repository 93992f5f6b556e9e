import type { Review, ReviewTicks } from '@pa-ledger/domain/review/review';
import type { ManageReview, ReviewMarks } from '@pa-ledger/domain/review/review-requests';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { ApiResult } from '../../data/api-result.ts';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { storedAs } from '../../data/documents.ts';
import type { Failure } from '../../data/failure.ts';
import { asRead, listenAll, listenDocument } from '../../data/listen.ts';
import { combineStores, keyedStores, liveStore } from '../shared/records/live-store.ts';

/** A review with its id. */
export interface ReviewRow extends Review {
  readonly id: string;
}

/** All reviews, live, the latest period first: an association has one or two a year. */
export const reviews = liveStore<readonly ReviewRow[]>((onChange) =>
  listenAll(
    'reviews',
    (id, fields): ReviewRow => ({ ...storedAs<Review>(fields), id }),
    asRead(onChange, (rows) => rows.toSorted(latestFirst)),
  ),
);

function latestFirst(one: ReviewRow, other: ReviewRow): number {
  const [a, b] = [one, other].map(({ days, at }) => `${days.last} ${days.first} ${at}`);
  return String(a) < String(b) ? 1 : -1;
}

/** Returns a review, live; null where there's none. */
export const reviewById = keyedStores((id: string) =>
  liveStore<ReviewRow | null>((onChange) =>
    listenDocument('reviews', id, (fields) => ({ ...storedAs<Review>(fields), id }), onChange),
  ),
);

/** Returns what was checked off of a review's samples, live. */
export const ticksOf = keyedStores((id: string) =>
  combineStores(
    [
      liveStore<ReviewTicks | null>((onChange) =>
        listenDocument('reviewTicks', id, (fields) => storedAs<ReviewTicks>(fields), onChange),
      ),
    ],
    ([found]) => found?.ticks ?? {},
  ),
);

/** Starts or changes a review. The same again changes nothing. */
export function manageReview(request: ManageReview): Promise<ApiResult> {
  return callAdminApi('/api/admin/manage-review', request);
}

/** Returns what only the server can tell of some days: who paid whom in office, and whether the reader held one. */
export async function marksOf(days: Days): Promise<ReviewMarks | Failure> {
  const result = await callAdminApi('/api/admin/review-marks', { ...days });
  // The server makes it with the same type.
  return result.ok ? storedAs<ReviewMarks>(result.answer) : result;
}
