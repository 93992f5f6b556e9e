import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { isMonth, type Month } from '../time/months.ts';

const ISO = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
/** Month, day, year, the US way. */
const NUMBERS = /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d{2})$/;
/** The way most other countries write it: `1/9/2026`, `1.9.2026`. */
const DAY_NUMBERS = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})$/;
const NAME_FIRST =
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}|\d{2})$/i;
const DAY_FIRST = /^(?<day>\d{1,2})[-/ ](?<name>[a-z]{3,9})\.?[-/ ](?<year>\d{4}|\d{2})$/i;
/**
 * As programs write it: `20260901`, or with a time and a zone. From 2000 on, so that few other numbers look like it.
 */
const COMPACT =
  /^(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})(?:\d{4}(?:\d{2})?(?:\.\d+)?)?(?:\[[^\]]*\])?$/;
const FORMS = [ISO, COMPACT, NUMBERS, NAME_FIRST, DAY_FIRST];
const DAY_FIRST_FORMS = [ISO, COMPACT, DAY_NUMBERS, NAME_FIRST, DAY_FIRST];

/** A day of the week before the date, and a time after it. */
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i;
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?(?:Z|[-+]\d{2}:?\d{2})?$/i;

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * Reads a day: `2026-09-01`, `20260901`, `9/1/2026`, `9/1/26`, `9-1-2026`, `Sep 1, 2026`, `1-Sep-26`, with a day of the
 * week before or a time after. Two-digit years are from 2000 on.
 * @param isDayFirst whether `1/9/2026` is in September.
 * @returns null for anything else, such as `13/1/2026`, or another number.
 */
export function dayInCell(text: string, isDayFirst = false): CalendarDate | null {
  const bare = text.replace(/\s+/g, ' ').replace(WEEKDAY, '').replace(TIME, '');
  const forms = isDayFirst ? DAY_FIRST_FORMS : FORMS;
  const parts = forms.map((form) => form.exec(bare)?.groups).find((found) => found !== undefined);
  if (parts === undefined) return null;
  const { year = '', day = '', month, name = '' } = parts;
  const number = month ?? String(monthNamed(name));
  const date = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

const MONTH_NAME = /^(?<name>[a-z]{3,9})\.? (?<year>\d{4})$/i;
const MONTH_NUMBERS = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
];

/** Reads a month: `September 2026`, `Sep 2026`, `2026-09`, `9/2026`. @returns null for anything else. */
export function monthInCell(text: string): Month | null {
  const parts = [MONTH_NAME, ...MONTH_NUMBERS]
    .map((form) => form.exec(text)?.groups)
    .find((found) => found !== undefined);
  if (parts === undefined) return null;
  const { year = '', month, name = '' } = parts;
  const number = month ?? String(monthNamed(name));
  const read = `${year}-${number.padStart(2, '0')}`;
  return isMonth(read) ? read : null;
}

/** Returns 0 if it's not a month. */
function monthNamed(name: string): number {
  const wanted = name.toLowerCase() === 'sept' ? 'sep' : name.toLowerCase();
  return MONTHS.findIndex((month) => month === wanted || month.slice(0, 3) === wanted) + 1;
}
