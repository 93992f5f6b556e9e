import { adminEndpoint } from '../admins/admin-endpoint.ts';
import { MAX_UNDO_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { success } from '../http/answer.ts';
import { importTakenBack } from '../platform/logs.ts';
import { importId } from './slice-request.ts';
import { UNDO_STEPS, undoSlice } from './undo-slice.ts';

const shape = z.strictObject({
  id: importId,
  /** Where to go on: a step, and the row behind which it goes on. */
  from: z.strictObject({ step: z.enum(UNDO_STEPS), after: z.string().nullable() }).nullable(),
});

/**
 * `POST /api/admin/undo-import`, with an administrator's `Authorization: Bearer <ID token>`: takes a slice of an import back.
 *
 *   {id, from: null at first, then `next` of the answer before}
 *
 * Answers `{success: true, removed, kept: [{row, what, sentence}], next}`: what stays, since somebody has changed or used it
 * since, and where to go on, null at the end; or `{success: false, error}`: 400, 401, 403, 413, 415, 429, 500 and 503. A
 * slice may be sent again: what is gone stays gone.
 */
export const undoImportEndpoint = adminEndpoint({
  name: 'undo-import',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_UNDO_BODY_BYTES,
  async answer({ id, from }, by, services) {
    const outcome = await undoSlice(services, id, from, by);
    importTakenBack(id, outcome.removed);
    return success({ ...outcome });
  },
});
