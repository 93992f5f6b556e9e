import { COUNT_FORM, countFrom } from '@pa-ledger/domain/bank/count-sheet';
import {
  DEPOSIT_LINE_FORM,
  depositLineErrors,
  MAX_DEPOSIT_LINES,
  revenueOfLine,
} from '@pa-ledger/domain/bank/deposit-lines';
import {
  DEPOSIT_FORM,
  depositErrors,
  depositFrom,
  MAX_DEPOSITED,
} from '@pa-ledger/domain/bank/deposit';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { MAX_DEPOSIT_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { depositManaged } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import { saveDeposit, type WantedDeposit } from './save-deposit.ts';

const id = z.string().refine(isExpenseId);

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('save'),
    id,
    version: z.int().min(1).nullable(),
    fields: z.strictObject(typedSchemas(DEPOSIT_FORM)),
    items: z
      .array(z.string().refine(isDocumentId))
      .min(1)
      .max(MAX_DEPOSITED)
      .refine((ids) => new Set(ids).size === ids.length),
    lines: z
      .array(z.strictObject({ id, fields: z.strictObject(typedSchemas(DEPOSIT_LINE_FORM)) }))
      .max(MAX_DEPOSIT_LINES)
      .default([]),
    cash: z.strictObject(typedSchemas(COUNT_FORM)).nullable().default(null),
  }),
  z.strictObject({ act: z.literal('delete'), id, version: z.int().min(1) }),
]);

type Act = z.infer<typeof shape>;

/**
 * `POST /api/admin/manage-deposit`, with an administrator's `Authorization: Bearer <ID token>`: groups revenue items into one
 * deposit, a single line on the bank's statement. A page that lost the answer can send the same act again.
 *
 *   {act: 'save', id, version: the one the page loaded, null for a new deposit; fields: the form's; items: the ids of its
 *    revenue items, at most 100, with those of `lines`; lines: {id, fields} of new ones, which are made in the same commit;
 *    cash: its count sheet, or null}
 *   {act: 'delete', id, version}  frees its revenue items
 *
 * Answers `{success: true}`, also for a repeated act, or `{success: false, error}`: 400, 401, 403, 409 (someone else changed or
 * deleted it, the date is closed, a statement has cleared it, or an item can't be in it: the sentence names it), 413, 415,
 * 429, 500, and 503.
 */
export const manageDepositEndpoint = adminEndpoint({
  name: 'manage-deposit',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_DEPOSIT_BODY_BYTES,
  async answer(act, by, services) {
    const { version } = act;
    const deposit = act.act === 'delete' ? null : wantedOf(act);
    const save = { id: act.id, version, deposit };
    await retryOnContention(act.id, () => saveDeposit(save, by, services));
    depositManaged(act.act, act.id);
    return success();
  },
});

/** @throws DomainError `invalidForm` with the sentence of the first invalid field. */
function wantedOf({ fields, items, ...typed }: Extract<Act, { act: 'save' }>): WantedDeposit {
  const [sentence] = [
    ...Object.values(depositErrors(fields)),
    ...typed.lines.flatMap((line) => Object.values(depositLineErrors(line.fields))),
    ...(typed.cash === null ? [] : Object.values(formErrors(COUNT_FORM, typed.cash))),
  ];
  if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
  const deposit = depositFrom(fields);
  const cash = typed.cash && countFrom(typed.cash);
  return {
    fields: cash === null ? deposit : { ...deposit, cash },
    items,
    lines: typed.lines.map((line) => ({
      id: line.id,
      isCash: line.fields.kind === 'cash',
      revenue: revenueOfLine(line.fields, deposit),
    })),
  };
}
