import type { Cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';

/*
 * Amounts and days stand among a record's words, behind a sign that no word has: one query by one word finds them too.
 */

/** Returns the word of an amount: `$8435`. What was given back is found by its amount without the minus. */
export function amountWord(amount: Cents): string {
  return `$${Math.abs(amount)}`;
}

/** Returns the word of an amount's whole dollars, whatever its cents: `$84-`. */
export function dollarsWord(amount: Cents): string {
  return `$${Math.floor(Math.abs(amount) / 100)}-`;
}

/** Returns every word that finds an amount. */
export function amountWords(amount: Cents): string[] {
  return [amountWord(amount), dollarsWord(amount)];
}

/** Returns the word of a day: `@2026-09-14`. */
export function dayWord(day: CalendarDate): string {
  return `@${day}`;
}

/** Returns the word of a month: `@2026-09`. */
export function monthWord(year: string, month: string): string {
  return `@${year}-${month}`;
}

/** Returns the word of a day whose year isn't known: `@09-14`. */
export function yearlyWord(month: string, day: string): string {
  return `@${month}-${day}`;
}

/** Returns the word of a calendar year: `@2026`. */
export function yearWord(year: string): string {
  return `@${year}`;
}

/** Returns every word that finds a day. */
export function dayWords(date: CalendarDate): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  return [dayWord(date), monthWord(year, month), yearlyWord(month, day), yearWord(year)];
}
