import { actorFields, type Administrator } from '@pa-ledger/domain/people/administrator';
import {
  manage,
  type ExpenseAction,
  type ManageContext,
} from '@pa-ledger/domain/expenses/actions/expense-actions';
import { confirmHandle, type ConfirmHandle } from '@pa-ledger/domain/expenses/actions/pay-handle';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import { success } from '../../http/answer.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { expenseManaged } from '../../platform/logs.ts';
import type { Services } from '../../platform/services.ts';
import { authorityAt, readExpense, readOfSubmitters } from '../expenses.ts';
import { FUNDS } from '../../firestore/paths.ts';
import { addPaymentChange } from '../../payments/payment-changes.ts';
import { readPayment } from '../../payments/payments.ts';
import { requireReason, adminEndpoint } from '../../admins/admin-endpoint.ts';
import { commitChanges, commitOf, type ExpenseCommit } from '../store/commit-changes.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { MAX_MANAGE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { withLineFund } from '@pa-ledger/domain/payments/recorded-payment';
import { REASON } from '@pa-ledger/domain/expenses/reason';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { type Instant } from '@pa-ledger/domain/time/dates';
import type { Writes } from '../../firestore/writes.ts';
import * as z from 'zod';
import { settleDuplicate, type SettleDuplicate } from '@pa-ledger/domain/expenses/duplicates';

const expenseId = z.string().refine(isExpenseId);
const reason = typedSchemas({ reason: REASON });

const shape = z.discriminatedUnion('act', [
  action('setFund', { fundId: z.string().refine(isDocumentId).nullable() }),
  action('resendLink', { step: z.int().min(0) }),
  action('settleDuplicate', { other: expenseId, ...reason }),
  action('confirmHandle', { phone: z.string().max(EXPENSE_FIELDS.phone.maxLength) }),
]);

/** The body of one action on an expense. */
function action<Act extends string, Fields extends z.ZodRawShape>(act: Act, fields: Fields) {
  return z.strictObject({ expenseId, act: z.literal(act), ...fields });
}

/**
 * `POST /api/admin/manage-expense`, with an administrator's `Authorization: Bearer <ID token>`: one action on an
 * expense.
 *
 *   {expenseId, act: 'setFund', fundId: 'main' | null}
 *   {expenseId, act: 'resendLink', step: 0}
 *   {expenseId, act: 'settleDuplicate', other: the other expense's id, reason}
 *   {expenseId, act: 'confirmHandle', phone: the number that was called}
 *
 * Answers `{success: true}`, even if it was done before, or `{success: false, error}`: 400 (an unreadable form, an
 * unknown fund, no reason, a number we can't rely on), 401, 403, 409 (the expense is in another state), 413, 415, 429,
 * 500, and 503.
 */
export const manageExpenseEndpoint = adminEndpoint({
  name: 'manage-expense',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_MANAGE_BODY_BYTES,
  async answer(body, by, services) {
    const { expenseId: id, ...act } = body;
    if (act.act === 'settleDuplicate' && act.other === id) throw new DomainError('badRequest');
    // All tries share it, so that a try after a lost answer recognizes its own link.
    const nonce = services.nonce();
    return retryOnContention(id, async () => {
      const now = services.clock();
      const commits = await commitsOf(id, act, { by, nonce, now }, services);
      if (commits.length === 0) return success();
      await commitChanges(services.db, commits, actorFields(by), now, {
        days: commits.flatMap(movedDays),
        also: (writes) => moveLines(writes, commits, { by, now }, services),
      });
      for (const { expense, change } of commits) expenseManaged(expense.id, change.what);
      return success();
    });
  },
});

/** What a body asks to do with its expense. */
type Asked = ExpenseAction | SettleDuplicate | ConfirmHandle;

/** Returns what a body's action changes; nothing if it was done before. */
async function commitsOf(
  id: string,
  act: Asked,
  { by, ...own }: Pick<ManageContext, 'nonce' | 'now'> & { readonly by: Administrator },
  services: Services,
): Promise<ExpenseCommit[]> {
  switch (act.act) {
    case 'settleDuplicate':
      return settlement(id, { ...act, reason: requireReason(act.reason) }, services);
    case 'confirmHandle':
      return confirmation(id, act.phone, { by, now: own.now }, services);
    default:
      return managed(id, act, own, services);
  }
}

/** Returns what changes when a call confirmed where an app is to pay; nothing if no call is needed. */
async function confirmation(
  id: string,
  phone: string,
  own: Parameters<typeof confirmHandle>[3],
  { db }: Services,
): Promise<ExpenseCommit[]> {
  const { stored } = await readExpense(db, id);
  if (stored === null) throw new DomainError('unknownExpense');
  if (!stored.submissionIntact) throw new DomainError('submissionChanged');
  const { expense } = stored;
  const outcome = confirmHandle(expense, phone, await readOfSubmitters(db, [expense]), own);
  switch (outcome.kind) {
    case 'repeated':
      return [];
    case 'refused':
      throw new DomainError(outcome.why);
    case 'done':
      return [commitOf(stored, outcome)];
  }
}

/** Returns what an action changes on the current expense; nothing if it was done before. */
async function managed(
  expenseId: string,
  act: ExpenseAction,
  own: Pick<ManageContext, 'nonce' | 'now'>,
  services: Services,
): Promise<ExpenseCommit[]> {
  const { db, organization } = services;
  const { stored, settings } = await readExpense(db, expenseId);
  if (stored === null) throw new DomainError('unknownExpense');
  const { timeZone } = organization;
  const authority = authorityAt(own.now, settings, services);
  const outcome = manage(stored.expense, act, { ...own, ...authority, timeZone });
  switch (outcome.kind) {
    case 'repeated':
      return [];
    case 'refused':
      throw new DomainError(outcome.why, { sentence: outcome.sentence ?? undefined });
    case 'done': {
      await requireFund(outcome, services);
      return [commitOf(stored, outcome)];
    }
  }
}

/** The dates on which an expense counts in its fund: those of its approval and its payment. */
function movedDays({ expense, change }: ExpenseCommit): readonly string[] {
  const { approvedOn, payment } = expense;
  if (change.what !== 'fundSet') return [];
  return [approvedOn, payment?.date ?? null].filter((day) => day !== null);
}

/** A paid expense counts in the fund that its payment names for it, so this changes the payment too. */
async function moveLines(
  writes: Writes,
  commits: readonly ExpenseCommit[],
  { by, now }: { readonly by: Administrator; readonly now: Instant },
  { db }: Services,
): Promise<void> {
  for (const { expense, change } of commits) {
    if (change.what !== 'fundSet' || expense.payment === null) continue;
    const before = await readPayment(db, expense.payment.id);
    if (before === null) continue;
    const after = withLineFund(before, expense.id, change.new);
    await addPaymentChange(writes, db, { before, after }, by, now);
  }
}

async function requireFund({ change }: Changed, { db }: Services): Promise<void> {
  if (change.what !== 'fundSet' || change.new === null) return;
  const fund = await db.collection(FUNDS).doc(change.new).get();
  if (!fund.exists || fund.get('archived') === true) throw new DomainError('unknownFund');
}

/**
 * Returns what changes when two expenses aren't duplicates after all; nothing if it was done before.
 * @throws DomainError `unknownExpense`, or why we can't settle the two.
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
