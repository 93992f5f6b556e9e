import { manageFinding } from '@pa-ledger/domain/findings/finding-requests';
import { MAX_FINDING_BODY_BYTES } from '@pa-ledger/domain/limits';
import { success } from '../http/answer.ts';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { findingManaged } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import { answerFinding, resolveFinding, writeFinding } from './findings.ts';

/**
 * `POST /api/admin/manage-finding`, with a person's `Authorization: Bearer <ID token>`: writes a finding on a record, answers
 * it, or resolves it, in one commit with the journal. Closed years don't matter: findings are beside the books.
 *
 *   {action: 'write', id, on: {collection, id}, text}  the page makes the id, so a double press writes one
 *   {action: 'answer', id, version, text}
 *   {action: 'resolve', id, version, text?}
 *
 * Answers `{success: true}`, also for a repeated request, or `{success: false, error}`: 400, 401, 403, 409 (the record is gone,
 * someone changed or resolved the finding, or it isn't theirs to resolve), 413, 415, 429, 500, and 503.
 */
export const manageFindingEndpoint = adminEndpoint({
  name: 'manage-finding',
  failure: 'saveFailed',
  shape: manageFinding,
  maxBytes: MAX_FINDING_BODY_BYTES,
  async answer(request, by, services) {
    await retryOnContention(request.id, () => {
      switch (request.action) {
        case 'write':
          return writeFinding(request, by, services);
        case 'answer':
          return answerFinding(request, by, services);
        case 'resolve':
          return resolveFinding(request, by, services);
      }
    });
    findingManaged(request.action, request.id);
    return success();
  },
});
