import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import { addressHash, sameText } from '../links/token.ts';

/** The header that carries the untouched token of an approver's link. */
export const TOKEN_HEADER = 'x-approval-token';

/** The address that an approver's link stands for, if its step is open and asks that person; null otherwise. */
export function askedNow(expense: Expense, step: number, hash: string): string | null {
  const open = expense.steps[step];
  if (open?.status !== 'open') return null;
  return open.approvers.find((person) => sameText(addressHash(expense.id, person), hash)) ?? null;
}

/** What a submitter's link of a purpose is about, see `SubmitterPayload.n`; null when there can be none. */
export function aboutOf(purpose: SubmitterPurpose, expense: ListedExpense): string | null {
  switch (purpose) {
    case 'status':
      return 'status';
    case 'correct':
      return expense.returned?.nonce ?? null;
    case 'withdraw':
      return String(expense.submissionVersion);
  }
}
