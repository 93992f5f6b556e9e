import type { Person } from '../people/person.ts';
import { formatDate, isCalendarDate, type CalendarDate, type Instant } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';

/** How long a closing may take, in milliseconds, before its lock expires. */
export const CLOSING_MS = 15 * 60 * 1000;

/** A closing in progress. Until it ends, the year counts as closed. */
export interface RunningClosing {
  readonly year: FiscalYear;
  /** The first and the last day of the year. */
  readonly first: CalendarDate;
  readonly through: CalendarDate;
  readonly by: Person;
  readonly since: Instant;
  readonly until: Instant;
  /** Identifies the press of the button, so that people can repeat a call whose answer was lost. */
  readonly token: string;
}

/** The document `settings/books`. Without it, everything is open. */
export interface Books {
  /** The first day of the books; null if not set. */
  readonly opensOn: CalendarDate | null;
  /** The last day of the last closed year. */
  readonly closedThrough: CalendarDate | null;
  readonly closedYear: FiscalYear | null;
  readonly closing: RunningClosing | null;
  /** The first account's opening day: from then on every entry names an account. Null without accounts. */
  readonly accountsFrom: CalendarDate | null;
}

export const OPEN_BOOKS: Books = {
  opensOn: null,
  closedThrough: null,
  closedYear: null,
  closing: null,
  accountsFrom: null,
};

/** Why nothing can be written on a day or in a year. */
export type Lock = 'beforeBooks' | 'yearClosed' | 'yearClosing';

/** Returns the closing in progress; null if there is none, or it timed out. */
export function runningClosing({ closing }: Books, now: Instant): RunningClosing | null {
  return closing !== null && now < closing.until ? closing : null;
}

/** Returns why nothing can be dated on a day; null if it's open. */
export function lockOfDay(books: Books, day: string, now: Instant): Lock | null {
  const { opensOn, closedThrough } = books;
  if (opensOn !== null && day < opensOn) return 'beforeBooks';
  if (closedThrough !== null && day <= closedThrough) return 'yearClosed';
  const closing = runningClosing(books, now);
  return closing !== null && day <= closing.through ? 'yearClosing' : null;
}

/** Returns why a year's budget and beginning balances can't change; null if they can. */
export function lockOfYear(books: Books, year: string, now: Instant): Lock | null {
  const { closedYear } = books;
  if (closedYear !== null && year <= closedYear) return 'yearClosed';
  const closing = runningClosing(books, now);
  return closing !== null && year <= closing.year ? 'yearClosing' : null;
}

/** Says why nothing can be dated on a day. @param day if it isn't a day, the sentence leaves it out. */
export function lockedDaySentence(books: Books, lock: Lock, day: string): string {
  const named = isCalendarDate(day) ? formatDate(day) : 'This day';
  const { opensOn, closedThrough, closing } = books;
  switch (lock) {
    case 'beforeBooks':
      return `${named} is before the books begin, on ${dayWords(opensOn)}.`;
    case 'yearClosed':
      return `${named} is in a closed year: the books are closed through ${dayWords(closedThrough)}.`;
    case 'yearClosing':
      return `${named} is in a year that ${closing?.by.email ?? 'someone'} is closing right now. Please try again in a few minutes.`;
  }
}

function dayWords(day: CalendarDate | null): string {
  return day === null ? 'another day' : formatDate(day);
}
