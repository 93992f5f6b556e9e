import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { manage, type ExpenseAction } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { HistoryChange } from '@pa-ledger/domain/expenses/history';
import { success, type Answer } from '../../http/answer.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { expenseManaged } from '../../platform/logs.ts';
import { mailsOfPayment, reviewMails } from '../../outbox/occasions.ts';
import type { Services } from '../../platform/services.ts';
import { checkNumberTaken } from '../expense-messages.ts';
import { readListedAdmins } from '../../admins/admins.ts';
import { readCheckUse } from '../store/check-numbers.ts';
import { readExpense, versionKey, type StoredExpense } from '../expenses.ts';
import { commitAction, isFund } from '../store/commit-action.ts';
import type { NewMail } from '../../outbox/outbox.ts';
import { adminEndpoint, type AdminServices } from '../../admins/admin-endpoint.ts';
import { actionBodyOf } from './action-body.ts';
import { settleOnce } from './settle-duplicate.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';

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
export function manageExpenseEndpoint(services: AdminServices): Endpoint {
  return adminEndpoint(services, {
    name: 'manage-expense',
    failure: 'saveFailed',
    async answer(request, by) {
      const { expenseId, act } = actionBodyOf(request);
      if (act.act === 'settleDuplicate') {
        return retryOnContention(expenseId, services, () =>
          settleOnce(expenseId, act, by, services),
        );
      }
      // All tries share it, so that a try after a lost answer recognizes its own link.
      const nonce = services.nonce();
      return retryOnContention(expenseId, services, () =>
        manageOnce(expenseId, act, { by, nonce }, services),
      );
    },
  });
}

async function manageOnce(
  expenseId: string,
  act: ExpenseAction,
  { by, nonce }: { readonly by: Administrator; readonly nonce: string },
  services: Services,
): Promise<Answer> {
  const { db, organization } = services;
  const { stored, settings } = await readExpense(db, expenseId);
  if (stored === null) throw new DomainError('unknownExpense');
  services.checkpoint('after read');
  const { policies, timeZone } = organization;
  const at = services.clock();
  // Each try reads it, so that it sees who was added meanwhile. Other actions do not need it.
  const admins = act.act === 'recordPayment' ? await readListedAdmins(db) : [];
  const context = { settings, policies, timeZone, now: at, by, admins, nonce };
  const outcome = manage(stored.expense, act, context);
  switch (outcome.kind) {
    case 'repeated':
      return success();
    case 'refused':
      throw new DomainError(outcome.why, { sentence: outcome.sentence ?? undefined });
    case 'done': {
      const { expense, line } = outcome;
      if (line.what === 'paid' && !stored.submissionIntact)
        throw new DomainError('submissionChanged');
      await requireFund(expense, line, services);
      await requireFreeCheck(expense, line, services);
      const mails = mailsOf(stored, expense, line);
      services.checkpoint('before commit');
      await commitAction(db, { before: stored, after: expense, line, by, at, mails });
      services.checkpoint('after commit');
      expenseManaged(expenseId, line.what);
      return success();
    }
  }
}

function mailsOf(before: StoredExpense, after: Expense, line: HistoryChange): NewMail[] {
  const { what, step } = line;
  if (what !== 'linkResent' || step === null) return mailsOfPayment(after, line);
  const approvers = after.steps[step]?.approvers ?? [];
  return reviewMails(after, step, approvers, `resent-${versionKey(before)}`);
}

async function requireFund(
  { fundId }: Expense,
  { what }: HistoryChange,
  { db }: Services,
): Promise<void> {
  if (what !== 'fundSet' || fundId === null) return;
  if (!(await isFund(db, fundId))) throw new DomainError('unknownFund');
}

/** One check pays one expense. If another payment takes the number after this, the commit fails and the next try names it. */
async function requireFreeCheck(
  { id, payment }: Expense,
  { what }: HistoryChange,
  { db }: Services,
): Promise<void> {
  const checkNumber = payment?.checkNumber ?? null;
  if (what !== 'paid' || checkNumber === null) return;
  const use = await readCheckUse(db, checkNumber);
  if (use === null || use.expenseId === id) return;
  const { stored } = await readExpense(db, use.expenseId);
  throw new DomainError(
    'checkNumberTaken',
    stored === null ? {} : { sentence: checkNumberTaken(stored.expense) },
  );
}
