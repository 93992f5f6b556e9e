import { MAX_REVIEW_BODY_BYTES } from '@pa-ledger/domain/limits';
import { manageReview } from '@pa-ledger/domain/review/review-requests';
import { success } from '../http/answer.ts';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { reviewManaged } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import { adoptReview, beginReview, recordPacket, unadoptReview } from './reviews.ts';
import { drawReviewSample, tickSampled } from './samples.ts';

/**
 * `POST /api/admin/manage-review`, with a person's `Authorization: Bearer <ID token>`: an act with a review, in one commit with
 * the journal; ticks have none. Closed years don't matter: reviews are beside the books.
 *
 *   {action: 'begin', id, first, last}  the page makes the id, so a double press begins one
 *   {action: 'draw', id, version, rule: {kind: 'above', amount} | {kind: 'random', count}}  the server makes the seed
 *   {action: 'tick', id, item, seen}  of someone who held no office on the days, as `draw`
 *   {action: 'packet', id, hash, withAddresses, parts, failed}  with addresses only by an administrator
 *   {action: 'adopt', id, version, meetingOn, reviewers: [{name, email}], hash}  the emails aren't kept
 *   {action: 'unadopt', id, version, reason}
 *
 * Answers `{success: true}`, also for a repeated request, or `{success: false, error}`: 400, 401, 403, 409 (someone changed the
 * review, a meeting adopted it, or a reviewer held an office), 413, 415, 429, 500, and 503.
 */
export const manageReviewEndpoint = adminEndpoint({
  name: 'manage-review',
  failure: 'saveFailed',
  shape: manageReview,
  maxBytes: MAX_REVIEW_BODY_BYTES,
  async answer(request, by, services) {
    await retryOnContention(request.id, () => {
      switch (request.action) {
        case 'begin':
          return beginReview(request, by, services);
        case 'draw':
          return drawReviewSample(request, by, services);
        case 'tick':
          return tickSampled(request, by, services);
        case 'packet':
          return recordPacket(request, by, services);
        case 'adopt':
          return adoptReview(request, by, services);
        case 'unadopt':
          return unadoptReview(request, by, services);
      }
    });
    reviewManaged(request.action, request.id);
    return success();
  },
});
