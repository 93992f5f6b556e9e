import type { Administrator } from '../../people/administrator.ts';
import { addDays, dateAt, type CalendarDate, type Instant } from '../../time/dates.ts';
import { reassign } from './approval.ts';
import { openStepIndex, type Expense } from '../expense.ts';
import { eligibleApprovers, type Authority } from './permissions.ts';
import type { ApproverSettings } from '../../approvers/approver-settings.ts';

/** One change of the approver settings, from the journal. */
export interface SettingsChange {
  readonly at: Instant;
  /** Null if the journal does not say who made it. */
  readonly by: Administrator | null;
  readonly before: ApproverSettings;
  readonly after: ApproverSettings;
}

/** What a reassignment depends on, beside the settings. */
export interface ReassignmentContext extends Omit<Authority, 'settings'> {
  /** The school's IANA time zone. */
  readonly timeZone: string;
}

/** Settings on a day, and who made what is there now of what was there before it. */
interface Moment {
  readonly settings: ApproverSettings;
  readonly today: CalendarDate;
  /** Who led from here to the moment after it; null for the calendar, or if the journal does not say. */
  readonly next: Administrator | null;
}

/**
 * Returns who changed the settings so that an open step asks other people: the author of the last change of who is asked
 * since the step was assigned.
 * @param changes the newest first; the first one led to the present settings.
 * @returns null if the calendar did it, because somebody's absence began or ended; if nobody has changed the settings
 * since then, or if the changes do not reach back that far.
 */
export function reassignmentAuthor(
  expense: Expense,
  changes: readonly SettingsChange[],
  context: ReassignmentContext,
): Administrator | null {
  const step = openStepIndex(expense) ?? -1;
  const { policies } = context;
  const askedAt = (moment: Moment): string =>
    JSON.stringify(eligibleApprovers(expense, step, { ...moment, policies }));
  let later: Moment | null = null;
  let last: Moment | null = null;
  for (const moment of momentsOf(changes, context)) {
    if (later !== null && askedAt(moment) !== askedAt(later)) last ??= moment;
    if (reassign(expense, { ...moment, policies }) === null) return last?.next ?? null;
    later = moment;
  }
  return null;
}

/** Returns the moments at which somebody else may have been asked, the present one first. */
function momentsOf(
  changes: readonly SettingsChange[],
  { today, timeZone }: ReassignmentContext,
): Moment[] {
  return changes.flatMap(({ at, by, before, after }, index): Moment[] => {
    const changed = dateAt(at, timeZone);
    const newer = changes[index - 1];
    const days = newer === undefined ? [today] : [];
    const end = newer === undefined ? today : dateAt(newer.at, timeZone);
    return [
      ...[...days, ...daysBeforeTurns(after, changed, end)].map((day): Moment => ({
        settings: after,
        today: day,
        next: null,
      })),
      { settings: before, today: changed, next: by },
    ];
  });
}

/** Returns the days after which somebody goes away or comes back, from a first day on and before an end, the latest first. */
function daysBeforeTurns(
  { absences }: ApproverSettings,
  first: CalendarDate,
  end: CalendarDate,
): CalendarDate[] {
  const days = absences.flatMap(({ from, to }) => [addDays(from, -1), to]);
  return [...new Set(days)]
    .filter((day) => first <= day && day < end)
    .sort()
    .reverse();
}
