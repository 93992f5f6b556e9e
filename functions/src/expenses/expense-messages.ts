import type { Decision } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';

/** Says what was decided before, and when. */
export function decidedOtherwise({ action, at }: Decision, { timeZone }: Organization): string {
  const done = action === 'approve' ? 'approved' : 'rejected';
  return `This step was already ${done} on ${formatInstant(at, timeZone)}, so nothing was changed.`;
}
