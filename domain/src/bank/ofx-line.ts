import { cents, type Cents } from '../money/money.ts';
import { amountInCell } from '../sheets/cells.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { bankMessages } from './bank-messages.ts';
import type { BankLine, ReadRow } from './bank-line.ts';
import { checkNumberOf } from './check-number.ts';

/** The elements of a transaction in an OFX file (OFX 2.2, 11.4.4), by their names; one that it lacks is ''. */
export interface OfxFields {
  readonly TRNTYPE: string;
  readonly DTPOSTED: string;
  readonly TRNAMT: string;
  readonly FITID: string;
  readonly CHECKNUM: string;
  readonly NAME: string;
  readonly MEMO: string;
}

/** Returns the line that a transaction of an OFX file is. */
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

/** A line, and what kind of transaction the bank calls it, in capitals. */
export interface TypedLine {
  readonly line: BankLine;
  readonly type: string;
}

/** What leaves an account, and what comes in (OFX 2.2, 11.4.4.3). */
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
/** What goes either way by its sign, and without one left a bank account; a card's payment comes in. */
const MOSTLY_OUT: ReadonlySet<string> = new Set(['POS', 'ATM', 'PAYMENT']);

/** The lines of a statement, and how their signs were read. */
export interface SignedLines {
  readonly lines: readonly BankLine[];
  /** What was turned since no amount has a minus, or all lines since money out has none and money in has. */
  readonly signs: 'asWritten' | 'noMinus' | 'reversed';
  /** How many lines were turned. */
  readonly turned: number;
  /** How many lines the bank calls a debit, a check or the like, though they came in by their sign. */
  readonly odd: number;
}

/** Reads the signs of a statement: some banks write none, or those of a card's owner, and say the direction by the type alone. */
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
