import { isDocumentId } from '@pa-ledger/domain/document-id';
import { MAX_MANAGE_BODY_BYTES } from '@pa-ledger/domain/limits';
import type { ExpenseAction } from '@pa-ledger/domain/expenses/actions/expense-actions';
import { PAYMENT_FIELDS } from '@pa-ledger/domain/expenses/payment';
import { REASON, reasonError } from '@pa-ledger/domain/expenses/reason';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import type { SettleDuplicate } from '@pa-ledger/domain/expenses/actions/settle-duplicate';
import { textSchemas } from '@pa-ledger/domain/fields/schema';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import * as z from 'zod';
import { DomainError } from '../../platform/domain-error.ts';
import { jsonBodyOf, type ApiRequest } from '../../http/request.ts';

/** An action and the expense that it is for. */
export interface ActionBody {
  readonly expenseId: string;
  readonly act: ExpenseAction | SettleDuplicate;
}

const expenseId = z.string().refine(isExpenseId);
const reason = textSchemas({ reason: REASON });

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    expenseId,
    act: z.literal('setFund'),
    fundId: z.string().refine(isDocumentId).nullable(),
  }),
  z.strictObject({
    expenseId,
    act: z.literal('recordPayment'),
    number: z.int().min(1),
    payment: z.strictObject(textSchemas(PAYMENT_FIELDS)),
  }),
  z.strictObject({
    expenseId,
    act: z.literal('voidPayment'),
    payment: z.int().min(1),
    ...reason,
  }),
  z.strictObject({ expenseId, act: z.literal('resendLink'), step: z.int().min(0) }),
  z.strictObject({
    expenseId,
    act: z.literal('settleDuplicate'),
    other: expenseId,
    ...reason,
  }),
]);

/**
 * Reads an action on an expense.
 * @throws DomainError for a malformed body, or a void or a settlement without a reason.
 */
export function actionBodyOf(request: ApiRequest): ActionBody {
  const parsed = shape.safeParse(jsonBodyOf(request, MAX_MANAGE_BODY_BYTES));
  if (!parsed.success) throw new DomainError('badRequest');
  const { expenseId: id, ...act } = parsed.data;
  if (act.act === 'settleDuplicate' && act.other === id) throw new DomainError('badRequest');
  if (!('reason' in act)) return { expenseId: id, act };
  return { expenseId: id, act: { ...act, reason: reasonOf(act.reason) } };
}

function reasonOf(typed: string): string {
  const reason = tidyText(typed);
  if (isBlank(reason)) throw new DomainError('voidReasonRequired');
  const wrong = reasonError(reason);
  if (wrong !== null) throw new DomainError(wrong);
  return reason;
}
