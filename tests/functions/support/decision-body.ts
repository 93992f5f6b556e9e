import type { Action } from '@pa-ledger/domain/expenses/expense';

/** The body that the approval page sends, to the letter. */
export function decisionBody(expenseId: string, action: Action, reason = 'Approved via link') {
  return { expenseId, role: 'approver', approverEmail: 'approver@example.com', action, reason };
}
