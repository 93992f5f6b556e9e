import { categoryOfStep } from '@pa-ledger/domain/expenses/expense-lines';
import { peopleOf } from '@pa-ledger/domain/expenses/decide/permissions';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import type { LinkPayload } from '@pa-ledger/domain/links/link';
import type { Expense, ListedExpense, Step } from '@pa-ledger/domain/expenses/expense';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import { addressHash, sameText } from '../links/token.ts';

/** The header that carries the unchanged token of an approver's link. */
export const TOKEN_HEADER = 'x-approval-token';

/** The address that an approver's link is for, if that person is still an approver of the open step; null otherwise. */
export function currentApprover(expense: Expense, step: number, hash: string): string | null {
  const open = expense.steps[step];
  if (open?.status !== 'open') return null;
  return open.approvers.find((person) => sameText(addressHash(expense.id, person), hash)) ?? null;
}

/** The link's step, if the link has the step's current nonce. */
export function stepOfLink({ s, n }: LinkPayload, expense: Expense): Step | null {
  const step = expense.steps[s];
  return step?.nonce && sameText(step.nonce, n) ? step : null;
}

/**
 * The address that an approver's link is for, decided or not, if that person now holds the step's role or stands in for
 * it; null otherwise.
 */
export function holderOfLink(
  link: LinkPayload,
  expense: Expense,
  settings: ApproverSettings,
): string | null {
  const step = stepOfLink(link, expense);
  const people = step === null ? [] : peopleOf(step.role, categoryOfStep(expense, step), settings);
  return people.find((person) => sameText(addressHash(expense.id, person), link.a)) ?? null;
}

/** What a submitter's link of a purpose is about, see `SubmitterPayload.n`; null if such a link makes no sense. */
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
