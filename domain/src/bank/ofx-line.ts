import type { Cents } from '../money/money.ts';
import { amountInCell } from '../sheets/cells.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { bankMessages } from './bank-messages.ts';
import type { ReadRow } from './bank-line.ts';
import { checkNumberOf } from './check-number.ts';

/** The elements of a transaction in an OFX file (OFX 2.2, 11.4.4), by their names; one that it lacks is ''. */
export interface OfxFields {
  readonly DTPOSTED: string;
  readonly TRNAMT: string;
  readonly FITID: string;
  readonly CHECKNUM: string;
  readonly NAME: string;
  readonly MEMO: string;
}

/** Returns the line that a transaction of an OFX file is. */
export function lineFromOfx(fields: OfxFields): ReadRow {
  const { DTPOSTED, TRNAMT, FITID, CHECKNUM, NAME, MEMO } = fields;
  const day = dayOfOfx(DTPOSTED);
  if (day === null) return { reason: bankMessages.noDay(DTPOSTED) };
  const amount = amountOfOfx(TRNAMT);
  if (amount === null) return { reason: bankMessages.noAmount(TRNAMT) };
  const text = textOf([NAME, MEMO]);
  return {
    line: {
      ...{ day, amount, checkNumber: checkNumberOf(CHECKNUM, text), text },
      bankId: FITID.trim() === '' ? null : FITID.trim(),
    },
  };
}

/** Reads a day: `20260915`, also with a time and a zone, `20260915120000.000[-5:EST]`. The bank's own day counts. */
export function dayOfOfx(text: string): CalendarDate | null {
  const [, year, month, day] = /^\s*(\d{4})(\d{2})(\d{2})/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}

/** Reads an amount: with a point or, as OFX allows, a comma before the cents; zeros behind the cents are none. */
export function amountOfOfx(text: string): Cents | null {
  const plain = text.trim().replace(/^([-+]?\d+),(\d{1,2})$/, '$1.$2');
  return amountInCell(plain.replace(/(\.\d\d)0+$/, '$1'));
}

/** Returns several texts as one, each once and without the entities that banks leave in them. */
export function textOf(parts: readonly string[]): string {
  const tidy = parts.map((part) => decoded(part).replace(/\s+/g, ' ').trim());
  const own = tidy.filter((part, at) => part !== '' && tidy.indexOf(part) === at);
  return own
    .filter((part) => !own.some((other) => other !== part && other.startsWith(part)))
    .join(' · ');
}

const NAMED: Readonly<Record<string, string>> = { '&apos;': "'", '&quot;': '"', '&nbsp;': ' ' };

function decoded(text: string): string {
  return text
    .replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&[a-z]{4};/g, (entity) => NAMED[entity] ?? entity);
}
