import { reasonError } from '@pa-ledger/domain/expenses/reason';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import { DomainError } from '../../platform/domain-error.ts';

/**
 * Returns a reason tidied.
 * @throws DomainError for a blank one, or one that cannot be stored.
 */
export function requireReason(typed: string): string {
  const reason = tidyText(typed);
  if (isBlank(reason)) throw new DomainError('voidReasonRequired');
  const wrong = reasonError(reason);
  if (wrong !== null) throw new DomainError(wrong);
  return reason;
}
