import { actorFields } from '@pa-ledger/domain/people/administrator';
import {
  manage,
  type ExpenseAction,
  type ManageContext,
} from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import { success } from '../../http/answer.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { expenseManaged } from '../../platform/logs.ts';
import type { Services } from '../../platform/services.ts';
import { checkNumberTaken } from '../expense-messages.ts';
import { readListedAdmins } from '../../admins/admins.ts';
import { readCheckUse } from '../store/check-numbers.ts';
import { readExpense } from '../expenses.ts';
import { FUNDS } from '../../firestore/paths.ts';
import { commitChanges, commitOf, type ExpenseCommit } from '../store/commit-changes.ts';
import { adminEndpoint } from '../../admins/admin-endpoint.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import { isDocumentId } from '@pa-ledger/domain/document-id';
import { MAX_MANAGE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { PAYMENT_FIELDS } from '@pa-ledger/domain/expenses/payment';
import { REASON, reasonError } from '@pa-ledger/domain/expenses/reason';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { textSchemas } from '@pa-ledger/domain/fields/schema';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import * as z from 'zod';
import {
  settleDuplicate,
  type SettleDuplicate,
} from '@pa-ledger/domain/expenses/actions/settle-duplicate';

const expenseId = z.string().refine(isExpenseId);
const reason = textSchemas({ reason: REASON });

const shape = z.discriminatedUnion('act', [
  action('setFund', { fundId: z.string().refine(isDocumentId).nullable() }),
  action('recordPayment', {
    number: z.int().min(1),
    payment: z.strictObject(textSchemas(PAYMENT_FIELDS)),
  }),
  action('voidPayment', { payment: z.int().min(1), ...reason }),
  action('resendLink', { step: z.int().min(0) }),
  action('settleDuplicate', { other: expenseId, ...reason }),
]);

/** The body of one action on an expense. */
function action<Act extends string, Fields extends z.ZodRawShape>(act: Act, fields: Fields) {
  return z.strictObject({ expenseId, act: z.literal(act), ...fields });
}

/**
 * `POST /api/manage-expense`, with an administrator's `Authorization: Bearer <ID token>`: one action on an expense.
 *
 *   {expenseId, act: 'setFund', fundId: 'main' | null}
 *   {expenseId, act: 'recordPayment', number: 1, payment: {method, checkNumber: '1042' | '' | null, date}}
 *   {expenseId, act: 'voidPayment', payment: 1, reason}
 *   {expenseId, act: 'resendLink', step: 0}
 *   {expenseId, act: 'settleDuplicate', other: the other expense's id, reason}
 *
 * `number` is `payments + 1` of the expense as the person saw it, `payment` its `payment.number`; `method` is check,
 * cash, transfer or other, `date` is `YYYY-MM-DD`.
 *
 * Answers `{success: true}`, also when it was done before, or `{success: false, error}`: 400 (a form that cannot be
 * read, a payment or fund that is none, no reason), 401, 403, 409 (the expense is in another state, or the check was
 * used: the sentence names the other payment), 413, 415, 429, 500 and 503.
 */
export const manageExpenseEndpoint = adminEndpoint({
  name: 'manage-expense',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_MANAGE_BODY_BYTES,
  async answer(body, by, services) {
    const { expenseId: id, ...act } = withReason(body);
    // All tries share it, so that a try after a lost answer recognizes its own link.
    const nonce = services.nonce();
    return retryOnContention(id, services, async () => {
      const now = services.clock();
      const commits =
        act.act === 'settleDuplicate'
          ? await settlement(id, act, services)
          : await managed(id, act, { by, nonce, now }, services);
      if (commits.length === 0) return success();
      services.checkpoint('before commit');
      await commitChanges(services.db, commits, actorFields(by), now);
      services.checkpoint('after commit');
      for (const { expense, change } of commits) expenseManaged(expense.id, change.what);
      return success();
    });
  },
});

/**
 * Returns an action with its reason tidied, if it has one.
 * @throws DomainError for a void or a settlement without a reason, or of an expense with itself.
 */
function withReason(body: z.infer<typeof shape>): z.infer<typeof shape> {
  if (body.act === 'settleDuplicate' && body.other === body.expenseId)
    throw new DomainError('badRequest');
  if (!('reason' in body)) return body;
  const text = tidyText(body.reason);
  if (isBlank(text)) throw new DomainError('voidReasonRequired');
  const wrong = reasonError(text);
  if (wrong !== null) throw new DomainError(wrong);
  return { ...body, reason: text };
}

/** Returns what an action changes, for the expense as it is now; nothing if it was done before. */
async function managed(
  expenseId: string,
  act: ExpenseAction,
  own: Pick<ManageContext, 'by' | 'nonce' | 'now'>,
  services: Services,
): Promise<ExpenseCommit[]> {
  const { db, organization } = services;
  const { stored, settings } = await readExpense(db, expenseId);
  if (stored === null) throw new DomainError('unknownExpense');
  services.checkpoint('after read');
  const { policies, timeZone } = organization;
  // Each try reads it, so that it sees who was added meanwhile. Other actions do not need it.
  const admins = act.act === 'recordPayment' ? await readListedAdmins(db) : [];
  const outcome = manage(stored.expense, act, { ...own, settings, policies, timeZone, admins });
  switch (outcome.kind) {
    case 'repeated':
      return [];
    case 'refused':
      throw new DomainError(outcome.why, { sentence: outcome.sentence ?? undefined });
    case 'done': {
      if (outcome.change.what === 'paid' && !stored.submissionIntact)
        throw new DomainError('submissionChanged');
      await requireFund(outcome, services);
      await requireFreeCheck(outcome, services);
      return [commitOf(stored, outcome)];
    }
  }
}

async function requireFund({ change }: Changed, { db }: Services): Promise<void> {
  if (change.what !== 'fundSet' || change.new === null) return;
  const fund = await db.collection(FUNDS).doc(change.new).get();
  if (!fund.exists) throw new DomainError('unknownFund');
}

/** One check pays one expense. If another payment takes the number after this, the commit fails and the next try names it. */
async function requireFreeCheck({ expense, change }: Changed, { db }: Services): Promise<void> {
  if (change.what !== 'paid' || change.new.checkNumber === null) return;
  const use = await readCheckUse(db, change.new.checkNumber);
  if (use === null || use.expenseId === expense.id) return;
  const { stored } = await readExpense(db, use.expenseId);
  throw new DomainError(
    'checkNumberTaken',
    stored === null ? {} : { sentence: checkNumberTaken(stored.expense) },
  );
}

/**
 * Returns what changes when two expenses are not duplicates of each other, as they are now; nothing if it was done before.
 * @throws DomainError `unknownExpense`, or why the two cannot be settled.
 */
async function settlement(
  expenseId: string,
  { other: otherId, reason }: SettleDuplicate,
  services: Services,
): Promise<ExpenseCommit[]> {
  const { db } = services;
  const [{ stored: one }, { stored: other }] = await Promise.all([
    readExpense(db, expenseId),
    readExpense(db, otherId),
  ]);
  if (one === null || other === null) throw new DomainError('unknownExpense');
  services.checkpoint('after read');
  const outcome = settleDuplicate(one.expense, other.expense, reason);
  switch (outcome.kind) {
    case 'repeated':
      return [];
    case 'refused':
      throw new DomainError(outcome.why);
    case 'done': {
      const [first, second] = outcome.pair;
      return [commitOf(one, first), commitOf(other, second)];
    }
  }
}
