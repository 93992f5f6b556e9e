import type { Action, Expense } from '@pa-ledger/domain/expenses/expense';
import type { ExpenseAction } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { SettleDuplicate } from '@pa-ledger/domain/expenses/actions/settle-duplicate';
import type { ApiResult } from '../../data/api-result.ts';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { actionMessages } from './actions/action-messages.ts';

/** Asks the server for an action on an expense. The server checks everything; a repeated request changes nothing more. */
export function manageExpense(
  expenseId: string,
  action: ExpenseAction | SettleDuplicate,
): Promise<ApiResult> {
  return callAdminApi('/api/manage-expense', { expenseId, ...action });
}

/** Decides the open step as the admin who is signed in and holds its role. */
export async function decideAsOneself(
  { id }: Pick<Expense, 'id'>,
  decision: { readonly action: Action; readonly reason: string },
): Promise<ApiResult> {
  // The server takes the role and the person only from the sign-in; the body has the specified fields.
  const body = { expenseId: id, role: '', approverEmail: '', ...decision };
  const result = await callAdminApi('/api/update-expense', body);
  if (result.ok || result.why !== 'denied') return result;
  // The API's own sentence is about links, and nobody used one here.
  return { ...result, why: 'refused', message: actionMessages.mayNotDecide };
}
