import { cents, type Cents } from '../money/money.ts';
import { amountInCell } from '../sheets/cells.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { bankMessages } from './bank-messages.ts';
import type { BankLine, ReadRow } from './bank-line.ts';
import { checkNumberOf } from './check-number.ts';

/** A transaction's elements in an OFX file (OFX 2.2, 11.4.4), by name; '' for one it lacks. */
export interface OfxFields {
  readonly TRNTYPE: string;
  readonly DTPOSTED: string;
  readonly TRNAMT: string;
  readonly FITID: string;
  readonly CHECKNUM: string;
  readonly NAME: string;
  readonly MEMO: string;
}

/** Reads a transaction of an OFX file as a line. */
export function lineFromOfx(fields: OfxFields): ReadRow {
  const { TRNTYPE, DTPOSTED, TRNAMT, FITID, CHECKNUM, NAME, MEMO } = fields;
  const day = dayOfOfx(DTPOSTED);
  if (day === null) return { reason: bankMessages.noDay(DTPOSTED) };
  const amount = amountOfOfx(TRNAMT);
  if (amount === null) return { reason: bankMessages.noAmount(TRNAMT) };
  const text = textOf([NAME, MEMO]);
  // Some banks name a check by its number alone.
  const words =
    /^\s*check\s*$/i.test(TRNTYPE) && /^#?\d+$/.test(NAME.trim()) ? `Check ${NAME}` : text;
  return {
    line: {
      day,
      amount,
      checkNumber: checkNumberOf(CHECKNUM, words),
      text,
      bankId: FITID.trim() === '' ? null : FITID.trim(),
    },
  };
}

/** A line, and the bank's transaction type in capitals. */
export interface TypedLine {
  readonly line: BankLine;
  readonly type: string;
}

/** Types for money out, and for money in (OFX 2.2, 11.4.4.3). */
const OUT: ReadonlySet<string> = new Set([
  'DEBIT',
  'CHECK',
  'FEE',
  'SRVCHG',
  'CASH',
  'DIRECTDEBIT',
  'REPEATPMT',
]);
const IN: ReadonlySet<string> = new Set(['CREDIT', 'DEP', 'DIRECTDEP', 'DIV']);
/**
 * Types that go either way by their sign. Without a sign they're money out of a bank account, but a payment to a card
 * is money in.
 */
const MOSTLY_OUT: ReadonlySet<string> = new Set(['POS', 'ATM', 'PAYMENT']);

/** The lines of a statement, and how their signs were read. */
export interface SignedLines {
  readonly lines: readonly BankLine[];
  /** `noMinus`: no amount had a minus, so we flipped some. `reversed`: money in had the minus, so we flipped all. */
  readonly signs: 'asWritten' | 'noMinus' | 'reversed';
  /** How many lines we flipped. */
  readonly turned: number;
  /** How many lines the bank calls a debit, a check, or the like, though their sign says money in. */
  readonly odd: number;
}

/**
 * Reads a statement's signs. Some banks write none, or write them from a cardholder's view, and show the direction by
 * type alone.
 */
export function signedLines(rows: readonly TypedLine[], isCard: boolean): SignedLines {
  const amounts = (types: ReadonlySet<string>): readonly number[] =>
    rows
      .filter(({ line, type }) => types.has(type) && line.amount !== 0)
      .map((row) => row.line.amount);
  const [out, into] = [amounts(OUT), amounts(IN)];
  const isOutPlus = out.length > 0 && out.every((amount) => amount > 0);
  const isUnsigned = isOutPlus && rows.every(({ line }) => line.amount >= 0);
  const isReversed = isOutPlus && into.length > 0 && into.every((amount) => amount < 0);
  const isTurned = ({ line, type }: TypedLine): boolean =>
    line.amount !== 0 &&
    (isReversed ||
      (isUnsigned && (OUT.has(type) || (MOSTLY_OUT.has(type) && !(isCard && type === 'PAYMENT')))));
  return {
    lines: rows.map((row) =>
      isTurned(row) ? { ...row.line, amount: cents(0 - row.line.amount) } : row.line,
    ),
    signs: isReversed ? 'reversed' : isUnsigned ? 'noMinus' : 'asWritten',
    turned: rows.filter(isTurned).length,
    odd: isReversed || isUnsigned ? 0 : out.filter((amount) => amount > 0).length,
  };
}

/**
 * Reads a day: `20260915`, or with a time and a zone, `20260915120000.000[-5:EST]`. It takes the day in the bank's own
 * zone.
 */
export function dayOfOfx(text: string): CalendarDate | null {
  const [, year, month, day] = /^\s*(\d{4})(\d{2})(\d{2})/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}

/** Reads an amount: with a point or, as OFX allows, a comma before the cents, ignoring zeros after the cents. */
export function amountOfOfx(text: string): Cents | null {
  const plain = text.trim().replace(/^([-+]?\d+),(\d{1,2})$/, '$1.$2');
  return amountInCell(plain.replace(/(\.\d\d)0+$/, '$1'));
}

/** Joins texts, without repeats and without the entities that banks leave in them. */
export function textOf(parts: readonly string[]): string {
  const tidy = parts.map((part) => decoded(part).replace(/\s+/g, ' ').trim());
  const own = tidy.filter((part, at) => part !== '' && tidy.indexOf(part) === at);
  return own
    .filter((part) => !own.some((other) => other !== part && other.startsWith(part)))
    .join(' · ');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  quot: '"',
  nbsp: ' ',
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,5})|#x([\da-f]{1,5})|([a-z]{2,4}));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return NAMED[String(name).toLowerCase()] ?? entity;
    },
  );
}
