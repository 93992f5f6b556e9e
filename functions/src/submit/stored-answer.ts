import { approvalsAhead } from '@pa-ledger/domain/expenses/approvals-ahead';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { success, type Answer } from '../http/answer.ts';

/**
 * The answer to whoever has sent an expense: which approvals follow. Whether an approver cannot be asked because the address
 * is their own is left out: anybody could try addresses on the form to find out whose they are.
 */
export function storedAnswer(expense: Expense): Answer {
  const { roles, blocked } = approvalsAhead(expense);
  return success({ next: { roles, blocked: blocked === 'notSet' ? blocked : null } });
}
