import type { Administrator } from '../../people/administrator.ts';
import { reassign } from './approval.ts';
import { openStepIndex, type Expense } from '../expense.ts';
import type { Policies } from '../../organization.ts';
import { eligibleApprovers } from './permissions.ts';
import type { ApproverSettings } from '../../approvers/approver-settings.ts';

/** One change of the approver settings, from the journal. */
export interface SettingsChange {
  /** Null if the journal does not say who made it. */
  readonly by: Administrator | null;
  readonly before: ApproverSettings;
  readonly after: ApproverSettings;
}

/**
 * Returns who changed the settings so that an open step asks other people: the author of the last change of this step's
 * holders since the step was assigned.
 * @param changes the newest first; the first one led to the present settings.
 * @returns null if nobody has changed the settings since then, or if the changes do not reach back that far.
 */
export function reassignmentAuthor(
  expense: Expense,
  changes: readonly SettingsChange[],
  policies: Pick<Policies, 'twoDifferentPeople'>,
): Administrator | null {
  const step = openStepIndex(expense) ?? -1;
  const askedUnder = (settings: ApproverSettings): string =>
    JSON.stringify(eligibleApprovers(expense, step, { settings, policies }));
  let last: SettingsChange | null = null;
  for (const change of changes) {
    if (askedUnder(change.before) !== askedUnder(change.after)) last ??= change;
    if (reassign(expense, { settings: change.before, policies }) === null) return last?.by ?? null;
  }
  return null;
}
