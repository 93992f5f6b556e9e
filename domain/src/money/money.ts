import { lazy } from '../lazy.ts';

/** An amount of money in whole US cents. All computation uses it; only this file turns cents into dollars and back. */
export type Cents = number & { readonly unit: 'cents' };

/** The largest amount, positive or negative: beyond it, a document's dollars can't distinguish every cent. */
export const MAX_CENTS = 2 ** 51 - 1;

/** The largest amount people can type into the books, positive or negative, in cents: 99,999,999.99 dollars. */
export const MAX_LEDGER_CENTS = 9_999_999_999;

/** Direction marks, soft hyphens, and the like, which come with a paste. */
const UNSEEN = /\p{Cf}/gu;

const TYPED_DOLLARS =
  /^(?<sign>-?)\$?(?<whole>\d{1,3}(?:,\d{3})+|\d+)?(?:\.(?<fraction>\d{0,2}))?$/;
const DOLLARS_OF_A_DOCUMENT = /^-?\d+(?:\.\d{1,2})?$/;

// Making a format takes milliseconds, which pure computation shouldn't wait for.
const currencyFormat = lazy(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
);

/**
 * Returns a whole number of cents as money.
 * @throws RangeError if it's not a whole number or beyond `MAX_CENTS`, where sums would silently lose cents.
 */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_CENTS)
    throw new RangeError('Not a whole number of cents in range.');
  // The only cast from a checked number to money; `+ 0` turns -0 into 0.
  return (value + 0) as Cents;
}

/**
 * Reads what a person typed: `12`, `12.5`, `.50`, `1,234.56`, `$8`, `-3.00`. It reads digits as text, because 10.075 *
 * 100 is not 1007.5.
 * @returns null if it isn't an amount with at most two decimals.
 */
export function parseDollars(typed: string): Cents | null {
  const parts = TYPED_DOLLARS.exec(typed.replace(UNSEEN, '').trim())?.groups;
  const whole = parts?.['whole'] ?? '';
  const fraction = parts?.['fraction'] ?? '';
  if (parts === undefined || whole + fraction === '') return null;
  const magnitude = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  if (magnitude > MAX_CENTS) return null;
  return cents(parts['sign'] === '-' ? -magnitude : magnitude);
}

/**
 * Reads an amount from a document: dollars with at most two decimals. It uses the number's shortest decimal form, so
 * 0.29 is 29 cents, and it refuses 0.001 or 5e-324.
 * @returns null for anything else: NaN, infinities, more decimals, too large, not a number.
 */
export function centsFromDollars(dollars: unknown): Cents | null {
  if (typeof dollars !== 'number') return null;
  const written = String(dollars);
  return DOLLARS_OF_A_DOCUMENT.test(written) ? parseDollars(written) : null;
}

/** Reads an amount from a document; anything unreadable counts as 0. */
export function amountOf(dollars: unknown): Cents {
  return centsFromDollars(dollars) ?? cents(0);
}

/**
 * Reads a sum in dollars from the database. It adds doubles, and rounding to cents is exact far beyond any
 * association's books (the error stays under half a cent up to 10 ** 12 dollars).
 */
export function centsFromSum(dollars: number): Cents {
  return cents(Math.round(dollars * 100));
}

/** Returns the amount in dollars, for a document or a file. */
export function dollarsFromCents(amount: Cents): number {
  return amount / 100;
}

/** Returns the amount as an input shows it: `-1234.50`. */
export function inputText(amount: Cents): string {
  return dollarsFromCents(amount).toFixed(2);
}

/**
 * Returns the exact sum.
 * @throws RangeError beyond `MAX_CENTS`, even along the way.
 */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total = cents(total + amount);
  return cents(total);
}

/** Returns the amount as US dollars in en-US format, such as `-$1,234.50`. */
export function formatCents(amount: Cents): string {
  return currencyFormat().format(dollarsFromCents(amount));
}

/** White space and invisible characters, which don't change how people read a number. */
const UNSEEN_IN_NUMBERS = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A number as people or programs write it: digits of any script with separators, or a word such as `Infinity`,
 * optionally with an exponent, a sign before or after, accounting brackets, or a currency or percent sign.
 */
const NUMBER =
  /^(?:[-+−(]?\p{Sc}?|\p{Sc}[-+−])(?:(?=[.,'’_٬٫]*\p{Nd})[\p{Nd}.,'’_٬٫]+(?:e[-+]?\p{Nd}+)?|0x[\da-f]+|0o[0-7]+|0b[01]+|infinity|∞)[-%)]?\p{Sc}?$/iu;

/** A comma before exactly three digits, as in `1,250`. */
const GROUPING = /(\d),(?=\d{3}(?!\d))/g;

/**
 * Returns whether a text that isn't an amount of dollars and cents is still a number: `4312.755`, `1e3`, `12,50`,
 * `99999999999999`. We refuse such a number instead of storing 0. `abc` and `12abc` are not numbers.
 */
export function isNumber(typed: string): boolean {
  return NUMBER.test(typed.normalize('NFKC').replace(UNSEEN_IN_NUMBERS, ''));
}

/** Returns whether a text is a number, as programs write it, above `dollars` or below minus `dollars`. */
export function isBeyond(typed: string, dollars: number): boolean {
  // `2e$9` and `7e0,008` aren't numbers, though they would be one without the sign and the comma.
  if (!isNumber(typed)) return false;
  const number = ungrouped(typed).replace(/[\s$]/g, '');
  return Math.abs(Number(number)) > dollars;
}

/** Returns what's wrong with a text that isn't an amount of dollars and cents. */
export function notDollars(typed: string): 'comma' | 'notDollars' {
  return ungrouped(typed).includes(',') ? 'comma' : 'notDollars';
}

function ungrouped(typed: string): string {
  return typed.replace(GROUPING, '$1');
}
