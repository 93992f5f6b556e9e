import { reassign, openStep } from '@pa-ledger/domain/expenses/decide/approval';
import { actorFields, type Actor, type Person } from '@pa-ledger/domain/people/person';
import { reassignmentAuthor } from '@pa-ledger/domain/expenses/decide/reassignment-author';
import { lazy } from '@pa-ledger/domain/lazy';
import { approversReassigned, stepBlocked } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readSettings, readSettingsChanges } from '../approvers/approver-settings.ts';
import { isContention } from '../platform/failures.ts';
import { authorityAt, readPendingExpenses, type StoredExpense } from './expenses.ts';
import { commitChanges, commitOf, addHistory } from './store/commit-changes.ts';
import { failingWork, type FailingWork } from '../alerts/failing-work.ts';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Writes } from '../firestore/writes.ts';

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
    const commit = commitOf(stored, reassigned);
    await commitChanges(services.db, [commit], actorOf(author), services.clock());
    approversReassigned(expense.id, step, added.length);
    stepBlocked(expense);
  };
  for (const stored of pending) {
    const own = { expenseId: stored.expense.id, passes: isContention };
    await failing.attempt('reassign', stored.expense.id, () => reassignOne(stored), own);
  }
}

/**
 * Compares the approvers of the step that a change opens with those at the time of submission. A waiting step names no
 * one, so without this the history wouldn't show that someone replaced its approver before its turn came.
 * @param expense after the change.
 * @param authority under which the step opened.
 * @returns a function that adds the history's line to the change's commit. It adds nothing if the approvers are the
 * same or the settings haven't changed since.
 */
export async function approverChangeSince(
  expense: Expense,
  authority: Authority,
  at: Instant,
  services: Services,
): Promise<(writes: Writes) => void> {
  const { db, organization } = services;
  const step = openStepIndex(expense);
  if (step === null) return nothing;
  const changes = await readSettingsChanges(db, expense.submittedAt);
  const first = changes.at(-1);
  if (first === undefined) return nothing;
  const then = authorityAt(expense.submittedAt, first.before, services);
  const original = openStep(expense, step, { ...then, now: at, nonce: '' });
  const changed = reassign(original, authority);
  const hadNone = original.steps[step]?.approvers.length === 0;
  // The settings name an event approver by category, and the category may have had another name then.
  if (changed === null || (hadNone && original.steps[step]?.role === 'eventApprover'))
    return nothing;
  const { timeZone } = organization;
  const author = reassignmentAuthor(original, changes, { ...authority, timeZone });
  const role = expense.steps[step]?.role;
  const entry = { ...changed.change, ...actorOf(author), ...(role && { role }), at };
  // A version's step opens only once.
  const id = `reassigned-before-${expense.submissionVersion}-${step}`;
  return (writes) => addHistory(writes, db, expense, id, entry);
}

/** Who changed the settings, or 'system' if an absence did it. */
function actorOf(author: Person | null): Actor {
  return author === null ? { by: 'system' } : actorFields(author);
}

function nothing(): void {
  return undefined;
}
