import { REASON } from '@pa-ledger/domain/expenses/reason-messages';
import { MAX_LETTER_BODY_BYTES } from '@pa-ledger/domain/limits';
import {
  CLOSING,
  IN_RETURN,
  LETTER_COLLECTIONS,
  LETTER_KINDS,
  MAX_LETTER_ENTRIES,
  serialOf,
} from '@pa-ledger/domain/tax/letter';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { isBlank, tidyText, type Lines } from '@pa-ledger/domain/text/text';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import * as z from 'zod';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { lettersManaged } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import { sendLetter, voidLetter, writeLetter } from './letters.ts';

const id = z.string().refine(isDocumentId);
const number = z.string().refine((text) => serialOf(text) > 0);

function text({ maxLength, lines }: { readonly maxLength: number; readonly lines: Lines }) {
  return z
    .string()
    .overwrite((typed) => tidyText(typed, lines))
    .max(maxLength);
}

const filled = (field: { readonly maxLength: number; readonly lines: Lines }) =>
  text(field).refine((typed) => !isBlank(typed));

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('write'),
    request: id,
    kind: z.enum(LETTER_KINDS),
    donor: filled(recordForm('donors').name),
    year: z.int().min(2000).max(2099),
    entries: z
      .array(
        z.strictObject({
          collection: z.enum(LETTER_COLLECTIONS),
          id,
          inReturn: filled(IN_RETURN).optional(),
        }),
      )
      .min(1)
      .max(MAX_LETTER_ENTRIES)
      .refine((entries) => new Set(entries.map((entry) => entry.id)).size === entries.length),
    closing: text(CLOSING).default(''),
    send: z.boolean(),
  }),
  z.strictObject({ act: z.literal('send'), number }),
  z.strictObject({ act: z.literal('void'), number, reason: filled(REASON) }),
]);

/**
 * `POST /api/admin/manage-letters`, with an administrator's `Authorization: Bearer <ID token>`: letters to donors.
 *
 *   {act: 'write', request, kind: 'gift' | 'year', donor, year, entries: [{collection, id, inReturn?}], closing?, send}
 *     answers {number}; `request` is an id that the page makes, so that asking twice writes one letter
 *   {act: 'send', number}  emails it to the donor's address on record, once an hour
 *   {act: 'void', number, reason}
 *
 * Answers `{success: true, …}` or `{success: false, error}`: 400, 401, 403, 409 (the gifts changed, another letter has them, it's
 * void, or there's no address), 413, 415, 429, 500, and 503.
 */
export const manageLettersEndpoint = adminEndpoint({
  name: 'manage-letters',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_LETTER_BODY_BYTES,
  async answer(act, by, services) {
    if (act.act === 'write') {
      const written = await retryOnContention(act.request, () => writeLetter(act, by, services));
      lettersManaged(act.act, written);
      return success({ number: written });
    }
    await retryOnContention(act.number, () =>
      act.act === 'send'
        ? sendLetter(act.number, by, services)
        : voidLetter(act.number, act.reason, by, services),
    );
    lettersManaged(act.act, act.number);
    return success();
  },
});
