import { isDocumentId } from '@pa-ledger/domain/document-id';
import { VOID_FIELDS } from '@pa-ledger/domain/expenses/actions/take-payment-back';
import { REASON } from '@pa-ledger/domain/expenses/reason';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { MAX_MANAGE_BODY_BYTES, MAX_PAID_AT_ONCE } from '@pa-ledger/domain/limits';
import { PAYMENT_FIELDS } from '@pa-ledger/domain/payments/payment';
import * as z from 'zod';
import { adminEndpoint } from '../../admins/admin-endpoint.ts';
import { success } from '../../http/answer.ts';
import { managePayment } from './payment-acts.ts';

const paymentId = z.string().refine(isDocumentId);
const expenses = z
  .array(z.strictObject({ id: z.string().refine(isExpenseId), number: z.int().min(1) }))
  .min(1)
  .max(MAX_PAID_AT_ONCE)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('record'),
    expenses,
    payment: z.strictObject(typedSchemas(PAYMENT_FIELDS)),
  }),
  z.strictObject({ act: z.literal('void'), payment: paymentId, ...typedSchemas(VOID_FIELDS) }),
  z.strictObject({
    act: z.literal('mistake'),
    payment: paymentId,
    ...typedSchemas({ reason: REASON }),
  }),
]);

/**
 * `POST /api/admin/manage-payment`, with an administrator's `Authorization: Bearer <ID token>`: a payment and all of its
 * expenses, in one commit.
 *
 *   {act: 'record', expenses: [{id, number: 1}], payment: {method, checkNumber: '1042' | '' | null, date, accountId?}}
 *   {act: 'void', payment: id, date: 'YYYY-MM-DD', reason}
 *   {act: 'mistake', payment: id, reason}
 *
 * `number` is `payments + 1` of the expense as the person saw it; `method` is check, debitCard, transfer, cash or other.
 *
 * Answers `{success: true}`, also when it was done before, or `{success: false, error}`: 400 (a form that cannot be read,
 * several payees, no reason, a day that cannot be), 401, 403, 409 (an expense is in another state; the check was used: the
 * sentence names for what; something was given back of what would no longer be paid: the sentence says of which expense and
 * how much), 413, 415, 429, 500 and 503.
 */
export const managePaymentEndpoint = adminEndpoint({
  name: 'manage-payment',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_MANAGE_BODY_BYTES,
  async answer(act, by, services) {
    await managePayment(act, by, services);
    return success();
  },
});
