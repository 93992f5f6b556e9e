import { reassign } from '@pa-ledger/domain/expenses/decide/approval';
import { reassignmentAuthor } from '@pa-ledger/domain/expenses/decide/reassignment-author';
import { lazy } from '../platform/lazy.ts';
import { approversReassigned, stepBlocked } from '../platform/logs.ts';
import { reviewMails } from '../outbox/occasions.ts';
import type { Services } from '../platform/services.ts';
import { readSettings, readSettingsChanges } from '../approvers/approver-settings.ts';
import { isContention } from '../platform/failures.ts';
import { readPendingExpenses, versionKey } from './expenses.ts';
import { commitReassignment } from './store/commit-reassignment.ts';
import { failingWork, type FailingWork } from '../alerts/failing-work.ts';

/**
 * Looks up again who holds the open step of every pending expense: the links of those who no longer do are dead, and
 * those who do now get a mail. The history names whose change of the settings it was. Doing it twice changes nothing, and
 * an expense that fails holds up no other.
 */
export async function reassignPending(
  services: Services,
  failing: FailingWork = failingWork(services),
): Promise<void> {
  const { settings, version } = await readSettings(services.db);
  const { policies } = services.organization;
  // Most times nobody is reassigned, and nothing of the journal is read.
  const changes = lazy(() => readSettingsChanges(services.db, version));
  const pending = await readPendingExpenses(services.db, (id, error) =>
    failing.failed('expense', id, error, id),
  );
  for (const stored of pending) {
    const { id } = stored.expense;
    try {
      const change = reassign(stored.expense, { settings, policies });
      if (change === null) continue;
      const { expense, step, added } = change;
      const mails = reviewMails(expense, step, added, versionKey(stored));
      const by = reassignmentAuthor(stored.expense, await changes(), policies);
      const at = services.clock();
      await commitReassignment(services.db, {
        before: stored,
        after: expense,
        step,
        by,
        at,
        mails,
      });
      approversReassigned(id, step, added.length);
      stepBlocked(expense);
    } catch (error) {
      // A decision was quicker, or another run did it; what is left is found by the next sweep.
      if (!isContention(error)) await failing.failed('reassign', id, error, id);
    }
  }
}
