import { MAX_RATIFIED_AT_ONCE, RATIFIED_COLLECTIONS } from '@pa-ledger/domain/bank/ratification';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { REASON } from '@pa-ledger/domain/expenses/reason-messages';
import { MAX_RATIFY_BODY_BYTES } from '@pa-ledger/domain/limits';
import { tidyText } from '@pa-ledger/domain/text/text';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import * as z from 'zod';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { paymentsRatified } from '../platform/logs.ts';
import { ratifySlice, takeBackSlice } from './ratifications.ts';

const id = z.string().refine(isDocumentId);

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('ratify'),
    id,
    ratifiedOn: z.string().refine(isCalendarDate),
    entries: z
      .array(
        z.strictObject({
          collection: z.enum(RATIFIED_COLLECTIONS),
          id,
          part: z.literal('void').optional(),
        }),
      )
      .min(1)
      .max(MAX_RATIFIED_AT_ONCE),
  }),
  z.strictObject({
    act: z.literal('takeBack'),
    id,
    reason: z
      .string()
      .overwrite((text) => tidyText(text))
      .min(1)
      .max(REASON.maxLength),
  }),
]);

/**
 * `POST /api/admin/ratify`, with an administrator's `Authorization: Bearer <ID token>`: what a meeting ratified, one
 * commit for each slice.
 *
 *   {act: 'ratify', id: the ratification's, ratifiedOn, entries: [{collection, id, part?}]}  at most 200: {ratified, left}
 *     `part: 'void'` is the void of what an earlier meeting ratified
 *   {act: 'takeBack', id, reason}  undoes it, slice by slice: {removed, more}
 *
 * `left` counts the entries it left out: another meeting ratified them, they're dated after the meeting, they're gone, or they
 * pay again what a void takes back that no meeting has ratified. Answers `{success: true, …}` or `{success: false, error}`:
 * 400, 401, 403, 409 (undone), 413, 415, 429, 500, and 503. A page may send a slice again.
 */
export const ratifyEndpoint = adminEndpoint({
  name: 'ratify',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_RATIFY_BODY_BYTES,
  async answer(act, by, services) {
    const answered =
      act.act === 'ratify'
        ? await ratifySlice(services, act, by)
        : await takeBackSlice(services, act, by);
    paymentsRatified(act.act, act.id);
    return success({ ...answered });
  },
});
