import { reassign } from '@pa-ledger/domain/expenses/decide/approval';
import { actorFields } from '@pa-ledger/domain/people/administrator';
import { reassignmentAuthor } from '@pa-ledger/domain/expenses/decide/reassignment-author';
import { lazy } from '@pa-ledger/domain/lazy';
import { approversReassigned, stepBlocked } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readSettings, readSettingsChanges } from '../approvers/approver-settings.ts';
import { isContention } from '../platform/failures.ts';
import { authorityAt, readPendingExpenses, type StoredExpense } from './expenses.ts';
import { commitChanges, commitOf } from './store/commit-changes.ts';
import { failingWork, type FailingWork } from '../alerts/failing-work.ts';

/** The most that two writers' clocks may differ, in milliseconds. */
const SKEW_MS = 5 * 60 * 1000;

/**
 * Looks up the approvers of each pending expense's open step again. Links of people who no longer hold its role or back
 * it up stop working, and new approvers get an email. The history names who changed the settings, or 'system' if an
 * absence started or ended. A second run changes nothing, and an expense that fails doesn't stop the others.
 */
export async function reassignPending(
  services: Services,
  failing: FailingWork = failingWork(services),
): Promise<void> {
  const { settings, version } = await readSettings(services.db);
  const authority = authorityAt(services.clock(), settings, services);
  const { timeZone } = services.organization;
  const pending = await readPendingExpenses(services.db, (id, error) =>
    failing.failed('expense', id, error, id),
  );
  const opened = pending.map(({ expense: { steps, sentAt } }) =>
    Math.max(sentAt, ...steps.map(({ openedAt }) => openedAt ?? 0)),
  );
  // Usually there's nothing to reassign, and no need to read the journal.
  const changes = lazy(() =>
    readSettingsChanges(services.db, Math.min(...opened) - SKEW_MS, version),
  );
  const reassignOne = async (stored: StoredExpense): Promise<void> => {
    const reassigned = reassign(stored.expense, authority);
    if (reassigned === null) return;
    const { expense, step, added } = reassigned;
    const author = reassignmentAuthor(stored.expense, await changes(), { ...authority, timeZone });
    const actor = author === null ? { by: 'system' } : actorFields(author);
    await commitChanges(services.db, [commitOf(stored, reassigned)], actor, services.clock());
    approversReassigned(expense.id, step, added.length);
    stepBlocked(expense);
  };
  for (const stored of pending) {
    const own = { expenseId: stored.expense.id, passes: isContention };
    await failing.attempt('reassign', stored.expense.id, () => reassignOne(stored), own);
  }
}
