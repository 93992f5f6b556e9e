import { isDocumentId } from '@pa-ledger/domain/untyped';
import {
  ADVANCE_FORM,
  advanceErrors,
  advanceFrom,
  GIVEN_BACK_FORM,
  HOLDER_FORM,
  MAX_RECEIPTS_AT_ONCE,
  SETTLED_FORM,
} from '@pa-ledger/domain/ledger/advance-form';
import { settledBy } from '@pa-ledger/domain/ledger/advance';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { MAX_ADVANCE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { typedAddress } from '@pa-ledger/domain/people/email';
import type { Person } from '@pa-ledger/domain/people/person';
import * as z from 'zod';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { advanceManaged } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { giveAdvance, setHolder } from './give-advance.ts';
import { settleAdvance } from './settle-advance.ts';
import { deleteAdvance, undoPart } from './undo-advance.ts';

const id = z.string().refine(isExpenseId);
const version = z.int().min(1);
const partId = z.string().refine((one) => isDocumentId(one) && settledBy(one) !== null);

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('give'),
    id,
    fields: z.strictObject(typedSchemas(ADVANCE_FORM)),
  }),
  z.strictObject({
    act: z.literal('settle'),
    id,
    version,
    receipts: z
      .array(z.strictObject({ id: partId, fields: z.strictObject(typedSchemas(SETTLED_FORM)) }))
      .min(1)
      .max(MAX_RECEIPTS_AT_ONCE)
      .refine((all) => new Set(all.map((one) => one.id)).size === all.length),
  }),
  z.strictObject({
    act: z.literal('giveBack'),
    id,
    version,
    returned: z.strictObject({
      id: partId,
      fields: z.strictObject(typedSchemas(GIVEN_BACK_FORM)),
    }),
  }),
  z.strictObject({
    act: z.literal('setEmail'),
    id,
    fields: z.strictObject(typedSchemas(HOLDER_FORM)),
  }),
  z.strictObject({ act: z.literal('undo'), id: partId, version }),
  z.strictObject({ act: z.literal('mistake'), id, version }),
]);

type Act = z.infer<typeof shape>;

/**
 * `POST /api/admin/manage-advance`, with an administrator's `Authorization: Bearer <ID token>`: gives an advance, settles it, or
 * undoes either. A page that lost the answer can send the same act again.
 *
 *   {act: 'give', id, fields: the form's}  cash that someone gets before they spend it
 *   {act: 'settle', id, version: the one of the advance that the page loaded, receipts: {id, fields} of each}
 *   {act: 'giveBack', id, version, returned: {id, fields}}  money that came back
 *   {act: 'setEmail', id, fields: the form's}  another address of its holder, while it's open
 *   {act: 'undo', id, version}  receipts, or a return, that were entered by mistake; both are its own
 *   {act: 'mistake', id, version}  an advance of which nothing is settled
 *
 * Answers `{success: true}`, also for a repeated act, or `{success: false, error}`: 400, 401, 403, 409 (the holder has an open
 * advance, or is who gives it; more than what's open; a statement has cleared it; its day is closed; someone else changed it:
 * the sentence says which), 413, 415, 429, 500, and 503.
 */
export const manageAdvanceEndpoint = adminEndpoint({
  name: 'manage-advance',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_ADVANCE_BODY_BYTES,
  async answer(act, by, services) {
    await retryOnContention(act.id, () => manage(act, by, services));
    advanceManaged(act.act, act.id);
    return success();
  },
});

function manage(act: Act, by: Person, services: Services): Promise<void> {
  switch (act.act) {
    case 'give': {
      const [sentence] = Object.values(advanceErrors(act.fields));
      if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
      return giveAdvance(act.id, advanceFrom(act.fields), by, services);
    }
    case 'settle':
      return settleAdvance(act, { kind: 'settled', parts: act.receipts }, by, services);
    case 'giveBack':
      return settleAdvance(act, { kind: 'returned', parts: [act.returned] }, by, services);
    case 'setEmail': {
      const [sentence] = Object.values(formErrors(HOLDER_FORM, act.fields));
      if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
      return setHolder(act.id, typedAddress(act.fields.email), by, services);
    }
    case 'undo':
      return undoPart(act, by, services);
    case 'mistake':
      return deleteAdvance(act, by, services);
  }
}
