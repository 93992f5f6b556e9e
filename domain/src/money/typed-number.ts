/** White space and invisible characters, which do not change what a person reads as a number. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A number as people or programs write it: digits of any script with separators, or a word such as `Infinity`; also
 * with an exponent, a sign before or after it, accounting brackets, a currency sign or a percent sign.
 */
const NUMBER =
  /^(?:[-+−(]?\p{Sc}?|\p{Sc}[-+−])(?:(?=[.,'’_٬٫]*\p{Nd})[\p{Nd}.,'’_٬٫]+(?:e[-+]?\p{Nd}+)?|0x[\da-f]+|0o[0-7]+|0b[01]+|infinity|∞)[-%)]?\p{Sc}?$/iu;

/** A comma before exactly three digits, as in `1,250`. */
const GROUPING = /(\d),(?=\d{3}(?!\d))/g;

/**
 * Returns whether a text that is not an amount of dollars and cents is still a number: `4312.755`, `1e3`, `12,50`,
 * `99999999999999`. Such a number is refused and never becomes 0. `abc` and `12abc` are not numbers.
 */
export function isNumber(typed: string): boolean {
  return NUMBER.test(typed.normalize('NFKC').replace(UNSEEN, ''));
}

/** Returns whether a text is a number, as programs write it, above `dollars` or below minus `dollars`. */
export function isBeyond(typed: string, dollars: number): boolean {
  // A dollar sign anywhere but in front makes it not a number: `2e$9` is not 2e9.
  const number = ungrouped(typed)
    .replace(/\s/g, '')
    .replace(/^(-?)\$/, '$1');
  return Math.abs(Number(number)) > dollars;
}

/** Returns what is wrong with a text that is not an amount of dollars and cents. */
export function notDollars(typed: string): 'comma' | 'notDollars' {
  return ungrouped(typed).includes(',') ? 'comma' : 'notDollars';
}

function ungrouped(typed: string): string {
  return typed.replace(GROUPING, '$1');
}
