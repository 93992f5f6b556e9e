import type { ValueOf, ValuesOf } from '../fields/field.ts';
import { isEmailAddress, normalizeEmail } from '../people/email.ts';
import { isSameMailbox } from '../people/same-person.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import type { Role } from './approval-chain.ts';
import type { ABSENCE_FIELDS, STAND_IN_FIELDS, StandInField } from './approver-fields.ts';

/** Who we ask when no holder of a role can decide; an empty string means 'Not set'. */
export type StandIns = {
  readonly [Name in StandInField]: ValueOf<(typeof STAND_IN_FIELDS)[Name]>;
};

/** A person who is away in all their roles; first and last day, both included, by the school's calendar. */
export type Absence = ValuesOf<typeof ABSENCE_FIELDS>;

export const NO_STAND_INS: StandIns = { president: '', treasurer: '', eventApprovers: {} };

/**
 * Returns the normalized address of a role's stand-in; none if it's unset or not an address.
 * @param categoryName the category's current name, the key of the event approvers.
 */
export function standInsOf(role: Role, categoryName: string, standIns: StandIns): string[] {
  return [normalizeEmail(namedFor(role, categoryName, standIns))].filter(isEmailAddress);
}

function namedFor(role: Role, categoryName: string, standIns: StandIns): string {
  if (role !== 'eventApprover') return standIns[role];
  // Own keys only: a category may be named 'constructor'.
  return new Map(Object.entries(standIns.eventApprovers)).get(categoryName) ?? '';
}

/** Returns an absence as stored: an ISO 8601 interval and an address, `2026-11-20/2026-11-30 name@example.com`. */
export function absenceText({ address, from, to }: Absence): string {
  return `${from}/${to} ${address}`;
}

/** Reads what `absenceText` wrote. It skips other texts, which the rules refuse anyway. */
export function absencesOf(texts: readonly string[]): Absence[] {
  return texts.flatMap((text) => {
    // By position: an address may contain a slash.
    const [from, to, address] = [text.slice(0, 10), text.slice(11, 21), text.slice(22)];
    const isWhole = isCalendarDate(from) && isCalendarDate(to) && isEmailAddress(address);
    return isWhole ? [{ address, from, to }] : [];
  });
}

/** Returns whether a person is away on a day. One mailbox is one person, however the address is written. */
export function isAway(absences: readonly Absence[], person: string, day: CalendarDate): boolean {
  return absences.some(
    ({ address, from, to }) => from <= day && day <= to && isSameMailbox(address, person),
  );
}
