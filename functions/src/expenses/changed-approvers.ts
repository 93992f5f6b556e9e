import { openStep, reassign } from '@pa-ledger/domain/expenses/decide/approval';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { reassignmentAuthor } from '@pa-ledger/domain/expenses/decide/reassignment-author';
import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import { actorFields } from '@pa-ledger/domain/people/administrator';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { readSettingsChanges } from '../approvers/approver-settings.ts';
import type { Writes } from '../firestore/writes.ts';
import type { Services } from '../platform/services.ts';
import { authorityAt } from './expenses.ts';
import { addHistory } from './store/commit-changes.ts';

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
  const actor = author === null ? { by: 'system' } : actorFields(author);
  const role = expense.steps[step]?.role;
  const entry = { ...changed.change, ...actor, ...(role && { role }), at };
  // A version's step opens only once.
  const id = `reassigned-before-${expense.submissionVersion}-${step}`;
  return (writes) => addHistory(writes, db, expense, id, entry);
}

function nothing(): void {
  return undefined;
}
