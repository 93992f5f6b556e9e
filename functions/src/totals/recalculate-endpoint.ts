import { MAX_RECALCULATE_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { totalsDiffered } from '../platform/logs.ts';
import { recalculatePage } from './recalculation/recalculate-page.ts';
import { adminEndpoint } from '../admins/admin-endpoint.ts';

/** The most differences that one answer lists. It gives the number of the others. */
const MOST_TOLD = 50;

/**
 * `POST /api/recalculate` with an administrator's `Authorization: Bearer <ID token>` and `{from: null}`, then with
 * `{from: next}` until `next` is null: computes the totals from scratch, some thousand documents a call, and corrects what
 * differs. Others can work meanwhile.
 *
 * Answers `{success: true, next: string | null, checked: number, differed: [{what, path, sentence}], more: number}`:
 * `checked` documents of this call, at most 50 of its differences (`what` is `transaction` or `total`) and how many
 * `more` there were; or `{success: false, error}` with 400, 401, 403, 413, 415, 429, 500 and 503.
 */
export const recalculateEndpoint = adminEndpoint({
  name: 'recalculate',
  failure: 'recalculateFailed',
  shape: z.strictObject({ from: z.string().max(200).nullable() }),
  maxBytes: MAX_RECALCULATE_BODY_BYTES,
  async answer({ from }, _by, services) {
    const page = await recalculatePage(services, from);
    if (page === null) throw new DomainError('badRequest');
    const { next, checked, differed } = page;
    totalsDiffered(checked, differed.length);
    const more = Math.max(0, differed.length - MOST_TOLD);
    return success({ next, checked, differed: differed.slice(0, MOST_TOLD), more });
  },
});
