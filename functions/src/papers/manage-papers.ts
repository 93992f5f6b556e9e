import { MAX_PAPER_BODY_BYTES, MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { paperClaim } from '@pa-ledger/domain/expenses/submission';
import { paperPlace, type PaperPlace } from '@pa-ledger/domain/papers/paper';
import * as z from 'zod';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { papersManaged } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import { addPaper, removePaper } from './papers.ts';

const of = z.string().transform((owner, context): PaperPlace => {
  const place = paperPlace(owner);
  if (place !== null) return place;
  context.addIssue({ code: 'custom', message: 'no record' });
  return z.NEVER;
});
const slot = z
  .int()
  .min(0)
  .max(MAX_RECEIPTS - 1);

const shape = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('add'), of, paper: paperClaim }),
  z.strictObject({ act: z.literal('remove'), of, slot, sha256: z.string() }),
]);

/**
 * `POST /api/admin/manage-papers`, with an administrator's `Authorization: Bearer <ID token>`: adds papers to records. Their
 * files are uploaded to `papers/{collection~id}/{slot}` first, so a request can't name a file of another record.
 *
 *   {act: 'add', of: 'manualExpenses~id', paper: {slot, name, type, size, sha256}}
 *   {act: 'remove', of, slot, sha256}  one that was added by mistake
 *
 * Answers `{success: true}`, also for a repeated act, or `{success: false, error}`: 400, 401, 403, 409 (the record is gone, or
 * the paper stays), 413, 415, 429, 500, and 503.
 */
export const managePapersEndpoint = adminEndpoint({
  name: 'manage-papers',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_PAPER_BODY_BYTES,
  async answer(act, by, services) {
    const { collection, id } = act.of;
    await retryOnContention(id, () =>
      act.act === 'add'
        ? addPaper(act.of, act.paper, by, services)
        : removePaper(act.of, act, by, services),
    );
    papersManaged(act.act, collection, id);
    return success();
  },
});
