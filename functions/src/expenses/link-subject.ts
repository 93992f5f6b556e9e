import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';

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
