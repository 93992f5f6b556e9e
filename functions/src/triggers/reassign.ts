import { reassign } from '@pa-ledger/domain/approval';
import { approversReassigned, stepBlocked } from '../logs.ts';
import { reviewMails } from '../mail/occasions.ts';
import type { Services } from '../services.ts';
import { isContention } from '../store/errors.ts';
import {
  commitReassignment,
  readPendingExpenses,
  readSettings,
  turnOf,
} from '../store/expenses.ts';
import { failingWork, type FailingWork } from './failing-work.ts';

/**
 * Looks up again who holds the open step of every pending expense: the links of those who no longer do are dead, and
 * those who do now get a mail. Doing it twice changes nothing, and an expense that fails holds up no other.
 */
export async function reassignPending(
  services: Services,
  failing: FailingWork = failingWork(services),
): Promise<void> {
  const settings = await readSettings(services.db);
  const authority = { settings, policies: services.organization.policies };
  const pending = await readPendingExpenses(services.db, (id, error) =>
    failing.failed('expense', id, error, id),
  );
  for (const stored of pending) {
    const { id } = stored.expense;
    try {
      const change = reassign(stored.expense, authority);
      if (change === null) continue;
      const { expense, step, added } = change;
      const mails = reviewMails(expense, step, added, turnOf(stored));
      await commitReassignment(services.db, stored, expense, step, services.clock(), mails);
      approversReassigned(id, step, added.length);
      stepBlocked(expense);
    } catch (error) {
      // A decision was quicker, or another run did it; what is left is found by the next sweep.
      if (!isContention(error)) await failing.failed('reassign', id, error, id);
    }
  }
}
