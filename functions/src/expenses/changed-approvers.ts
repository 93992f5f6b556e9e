import { openStep, reassign } from '@pa-ledger/domain/expenses/decide/approval';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { reassignmentAuthor } from '@pa-ledger/domain/expenses/decide/reassignment-author';
import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import { actorFields } from '@pa-ledger/domain/people/administrator';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { readSettingsChanges } from '../approvers/approver-settings.ts';
import type { Writes } from '../firestore/writes.ts';
import type { Services } from '../platform/services.ts';
import { authorityAt } from './authority.ts';
import { addHistory } from './store/commit-changes.ts';

/**
 * Compares who is asked for the step that a change opens with who would have been asked when the expense was submitted: a
 * step that waits names nobody, so its history would not show that its approver was replaced before its turn came.
 * @param expense as it is after the change.
 * @param authority that the step was opened under.
 * @returns what adds the line of the history to the commit of the change; it adds nothing if the same people are asked, or
 * nobody changed the settings since.
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
  const asked = openStep(expense, step, { ...then, now: at, nonce: '' });
  const changed = reassign(asked, authority);
  const nobody = asked.steps[step]?.approvers.length === 0;
  // A category's event approver is set under its name, which may have been another one then.
  if (changed === null || (nobody && asked.steps[step]?.role === 'eventApprover')) return nothing;
  const { timeZone } = organization;
  const author = reassignmentAuthor(asked, changes, { ...authority, timeZone });
  const actor = author === null ? { by: 'system' } : actorFields(author);
  const role = expense.steps[step]?.role;
  const entry = { ...changed.change, ...actor, ...(role && { role }), at };
  // The step of a version opens once.
  const id = `reassigned-before-${expense.submissionVersion}-${step}`;
  return (writes) => addHistory(writes, db, expense, id, entry);
}

function nothing(): void {
  return undefined;
}
