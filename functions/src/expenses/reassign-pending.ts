import { reassign } from '@pa-ledger/domain/expenses/decide/approval';
import { actorFields } from '@pa-ledger/domain/people/administrator';
import { reassignmentAuthor } from '@pa-ledger/domain/expenses/decide/reassignment-author';
import { lazy } from '@pa-ledger/domain/lazy';
import { approversReassigned, stepBlocked } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readSettings, readSettingsChanges } from '../approvers/approver-settings.ts';
import { isContention } from '../platform/failures.ts';
import { authorityAt } from './authority.ts';
import { readPendingExpenses, type StoredExpense } from './expenses.ts';
import { commitChanges, commitOf } from './store/commit-changes.ts';
import { failingWork, type FailingWork } from '../alerts/failing-work.ts';

/** How far the clocks of two writers differ at most, in milliseconds. */
const SKEW_MS = 5 * 60 * 1000;

/**
 * Looks up again who is asked for the open step of each pending expense. Links of those who no longer hold its role or stand in
 * for it stop working, and those who are asked now get a mail. The history names who changed the settings, or 'system' if an
 * absence began or ended. A second run changes nothing, and an expense that fails
 * does not stop the others.
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
  // Usually nobody is reassigned, and the journal is not read.
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
