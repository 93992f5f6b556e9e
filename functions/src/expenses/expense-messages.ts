import type { Decision } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';

/** Says what was decided before, and when. */
export function decidedOtherwise({ action, at }: Decision, { timeZone }: Organization): string {
  const done = action === 'approve' ? 'approved' : 'rejected';
  return `This step was already ${done} on ${formatInstant(at, timeZone)}, so nothing was changed.`;
}

/** Says that a receipt which a correction keeps is no longer the file that was sent. */
export function receiptGone(name: string): string {
  return `The receipt ${name} is no longer there as you sent it. Please remove it, add it again and send the correction once more.`;
}
