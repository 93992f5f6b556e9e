import type { Administrator } from '../people/administrator.ts';
import { reassign } from './approval.ts';
import { openStepIndex, type Expense } from '../expenses/expense.ts';
import type { Policies } from '../organization.ts';
import { eligibleApprovers } from './permissions.ts';
import type { ApproverSettings } from './settings.ts';

/** One change of the approver settings, as the journal tells it. */
export interface SettingsChange {
  /** Null where the journal does not know. */
  readonly by: Administrator | null;
  readonly before: ApproverSettings;
  readonly after: ApproverSettings;
}

/**
 * Returns whose change of the settings makes an open step ask other people: the last one that altered who is asked for
 * this step, since the settings under which the step was assigned.
 * @param changes the newest first; the first one has led to the settings as they are.
 * @returns null if nobody changed the settings since then, or the changes do not reach back so far.
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
