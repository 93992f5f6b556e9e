import type { Person } from '../../people/person.ts';
import { addDays, dateAt, type CalendarDate, type Instant } from '../../time/dates.ts';
import { reassign } from './approval.ts';
import { openStepIndex, type Expense } from '../expense.ts';
import { eligibleApprovers, type Authority } from './permissions.ts';
import type { ApproverSettings } from '../../approvers/approver-settings.ts';

/** One change of the approver settings, from the journal. */
export interface SettingsChange {
  readonly at: Instant;
  /** Null if the journal doesn't say who made it. */
  readonly by: Person | null;
  readonly before: ApproverSettings;
  readonly after: ApproverSettings;
}

/** What a reassignment depends on, besides the settings. */
export interface ReassignmentContext extends Omit<Authority, 'settings'> {
  /** The school's IANA time zone. */
  readonly timeZone: string;
}

/** The settings on a day, and who changed them next. */
interface Moment {
  readonly settings: ApproverSettings;
  readonly today: CalendarDate;
  /** Who made the next change; null if it was the calendar, or the journal doesn't say. */
  readonly next: Person | null;
}

/**
 * Returns who caused an open step to ask other people: the author of the last such change since we assigned the step.
 * @param changes newest first; the first one made the current settings.
 * @returns null if an absence began or ended, if the settings haven't changed since then, or if the changes don't go
 * back that far.
 */
export function reassignmentAuthor(
  expense: Expense,
  changes: readonly SettingsChange[],
  context: ReassignmentContext,
): Person | null {
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

/** Returns the moments at which whom we ask may have changed, the current one first. */
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

/** Returns the days before an absence begins or ends, from a first day on and before an end, latest first. */
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
