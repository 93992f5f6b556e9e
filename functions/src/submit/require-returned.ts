import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { sameText } from '../links/token.ts';
import { DomainError } from '../platform/domain-error.ts';
import { aboutOf } from '../expenses/link-subject.ts';
import type { SubmitterAccess } from './submitter-authority.ts';

/**
 * Lets a link to a correction in while the expense is returned and no newer link was made.
 * @throws DomainError `alreadyCorrected`, `notCorrectable` or `submitterLinkReplaced`.
 */
export function requireReturned(expense: Expense, { about }: Pick<SubmitterAccess, 'about'>): void {
  if (expense.status === 'withdrawn') throw new DomainError('notCorrectable');
  const present = aboutOf('correct', expense);
  if (present === null) throw new DomainError('alreadyCorrected');
  if (!sameText(present, about)) throw new DomainError('submitterLinkReplaced');
}
