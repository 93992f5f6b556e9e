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
 * Looks up again who holds the open step of each pending expense. Links of those who no longer hold it stop working, and new
 * holders get a mail. The history names who changed the settings. A second run changes nothing, and an expense that fails
 * does not stop the others.
 */
export async function reassignPending(
  services: Services,
  failing: FailingWork = failingWork(services),
): Promise<void> {
  const { settings, version } = await readSettings(services.db);
  const { policies } = services.organization;
  // Usually nobody is reassigned, and the journal is not read.
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
      // A decision or another run came first. The next sweep finds what is left.
      if (!isContention(error)) await failing.failed('reassign', id, error, id);
    }
  }
}
