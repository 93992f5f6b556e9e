import type { Action, Expense } from '@pa-ledger/domain/expenses/expense';
import type { ExpenseAction } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { SettleDuplicate } from '@pa-ledger/domain/expenses/actions/settle-duplicate';
import type { ApiResult } from '../../firebase/api-result.ts';
import { callAdminApi } from '../../firebase/call-admin-api.ts';

/** Does an act with an expense; the server checks everything anew, and again is as good as once. */
export function manageExpense(
  expenseId: string,
  act: ExpenseAction | SettleDuplicate,
): Promise<ApiResult> {
  return callAdminApi('/api/manage-expense', { expenseId, ...act });
}

/** The sentence of the API is about links, which nobody here has used. */
const MAY_NOT_DECIDE =
  'You may not decide this step: it was decided meanwhile, or somebody else approves it now.';

/** Decides the open step as the admin who is signed in and holds its role. */
export async function decideAsOneself(
  { id }: Pick<Expense, 'id'>,
  decision: { readonly action: Action; readonly reason: string },
): Promise<ApiResult> {
  // The server takes the role and the person from the sign-in alone; the body keeps its form.
  const body = { expenseId: id, role: '', approverEmail: '', ...decision };
  const result = await callAdminApi('/api/update-expense', body);
  if (result.ok || result.why !== 'denied') return result;
  return { ...result, why: 'refused', message: MAY_NOT_DECIDE };
}
