import { reassign } from '@pa-ledger/domain/approval';
import { approversReassigned, sweepFailed } from '../logs.ts';
import { reviewMails } from '../mail/occasions.ts';
import type { Services } from '../services.ts';
import { isContention } from '../store/errors.ts';
import {
  commitReassignment,
  readPendingExpenses,
  readSettings,
  turnOf,
} from '../store/expenses.ts';

/**
 * Looks up again who holds the open step of every pending expense: the links of those who no longer do are dead, and
 * those who do now get a mail. Doing it twice changes nothing.
 */
export async function reassignPending(services: Services): Promise<void> {
  const settings = await readSettings(services.db);
  const authority = { settings, policies: services.organization.policies };
  for (const stored of await readPendingExpenses(services.db)) {
    const change = reassign(stored.expense, authority);
    if (change === null) continue;
    const { expense, step, added } = change;
    const mails = reviewMails(expense, step, added, turnOf(stored));
    try {
      await commitReassignment(services.db, stored, expense, step, services.clock(), mails);
      approversReassigned(expense.id, step, added.length);
    } catch (error) {
      // A decision was quicker, or another run did it; what is left is found by the next sweep.
      if (!isContention(error)) sweepFailed('reassign', expense.id, error);
    }
  }
}
