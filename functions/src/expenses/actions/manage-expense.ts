import { actorFields, type Person } from '@pa-ledger/domain/people/person';
import { isSameMailbox } from '@pa-ledger/domain/people/same-person';
import { manage, type ExpenseAction } from '@pa-ledger/domain/expenses/actions/expense-actions';
import { confirmHandle } from '@pa-ledger/domain/expenses/actions/pay-handle';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import { success } from '../../http/answer.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { expenseManaged } from '../../platform/logs.ts';
import type { Services } from '../../platform/services.ts';
import { authorityAt, readExpense, readOfSubmitters } from '../expenses.ts';
import { FUNDS } from '../../firestore/paths.ts';
import { requireReason, adminEndpoint } from '../../people/admin-endpoint.ts';
import { commitChanges, commitOf, type ExpenseCommit } from '../store/commit-changes.ts';
import { linesConfirmed, linesSet, movedDays, moveLines, type Own } from './set-lines.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { MAX_EXPENSE_LINES, MAX_MANAGE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { REASON } from '@pa-ledger/domain/expenses/reason-messages';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import * as z from 'zod';
import { settleDuplicate, type SettleDuplicate } from '@pa-ledger/domain/expenses/duplicates';

const expenseId = z.string().refine(isExpenseId);
const reason = typedSchemas({ reason: REASON });

const shape = z.discriminatedUnion('act', [
  action('setFund', { fundId: z.string().refine(isDocumentId).nullable() }),
  action('resendLink', { step: z.int().min(0) }),
  action('setLines', {
    lines: z
      .array(
        z.strictObject({
          categoryId: z.string().refine(isDocumentId),
          fundId: z.string().refine(isDocumentId).nullable(),
          amount: z.number().positive(),
        }),
      )
      .min(1)
      .max(MAX_EXPENSE_LINES),
    ...reason,
  }),
  action('confirmLines', {}),
  action('settleDuplicate', { other: expenseId, ...reason }),
  action('confirmHandle', { phone: z.string().max(EXPENSE_FIELDS.phone.maxLength) }),
]);

/** One action on an expense. */
type ExpenseAct = DistributiveOmit<z.infer<typeof shape>, 'expenseId'>;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

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
 *   {expenseId, act: 'setLines', lines: [{categoryId, fundId: 'main' | null, amount: dollars}], reason}
 *   {expenseId, act: 'confirmLines'}
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
      const own = { by, now, nonce };
      const commits = await commitsOf(id, act, own, services);
      if (commits.length === 0) return success();
      await commitChanges(services.db, commits, actorFields(by), now, {
        days: commits.flatMap(movedDays),
        also: (writes) => moveLines(writes, commits, own, services),
      });
      for (const { expense, change } of commits) expenseManaged(expense.id, change.what);
      return success();
    });
  },
});

/** Returns what an action changes; nothing if it was done before. */
async function commitsOf(
  id: string,
  act: ExpenseAct,
  own: Own,
  services: Services,
): Promise<readonly ExpenseCommit[]> {
  switch (act.act) {
    case 'settleDuplicate':
      return settlement(id, { ...act, reason: requireReason(act.reason) }, own.by, services);
    case 'setLines':
      return linesSet(id, { ...act, reason: requireReason(act.reason) }, own, services);
    case 'confirmLines':
      return linesConfirmed(id, own, services);
    case 'confirmHandle':
      return confirmation(id, act.phone, own, services);
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
  own: Own,
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

async function requireFund({ change }: Changed, { db }: Services): Promise<void> {
  if (change.what !== 'fundSet' || change.new === null) return;
  const fund = await db.collection(FUNDS).doc(change.new).get();
  if (!fund.exists || fund.get('archived') === true) throw new DomainError('unknownFund');
}

/**
 * Returns what changes when two expenses aren't duplicates after all; nothing if it was done before.
 * @throws DomainError `unknownExpense`, `ownDuplicate`, or why we can't settle the two.
 */
async function settlement(
  expenseId: string,
  { other: otherId, reason }: SettleDuplicate,
  by: Person,
  services: Services,
): Promise<ExpenseCommit[]> {
  const { db } = services;
  const [{ stored: one }, { stored: other }] = await Promise.all([
    readExpense(db, expenseId),
    readExpense(db, otherId),
  ]);
  if (one === null || other === null) throw new DomainError('unknownExpense');
  // Approvers no longer see the hint then.
  if ([one, other].some(({ expense }) => isSameMailbox(expense.contact.email, by.email)))
    throw new DomainError('ownDuplicate');
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
