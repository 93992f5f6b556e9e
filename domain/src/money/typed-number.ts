/** White space and characters that show nothing: they make no difference to what a person sees as a number. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Digits of any script with separators among them, or a number in a program's words; with an exponent, a sign before
 * or behind it, brackets of accounting, a currency's sign or a percent sign.
 */
const NUMBER =
  /^(?:[-+−(]?\p{Sc}?|\p{Sc}[-+−])(?:(?=[.,'’_٬٫]*\p{Nd})[\p{Nd}.,'’_٬٫]+(?:e[-+]?\p{Nd}+)?|0x[\da-f]+|0o[0-7]+|0b[01]+|infinity|∞)[-%)]?\p{Sc}?$/iu;

/** A comma that stands before three digits and no fourth, as in `1,250`. */
const GROUPING = /(\d),(?=\d{3}(?!\d))/g;

/** To a person who has typed a comma, which may mean cents or thousands. */
export const USE_A_POINT = 'Use a point for cents: 12.50.';

/**
 * Whether a text that is no amount of dollars and cents is a number all the same: `4312.755`, `1e3`, `12,50`,
 * `99999999999999`. Such a number is refused; it never becomes 0. `abc` and `12abc` are no numbers.
 */
export function isNumber(typed: string): boolean {
  return NUMBER.test(typed.normalize('NFKC').replace(UNSEEN, ''));
}

/** Whether a text is a number, as a program writes it, of more dollars than `dollars` either way. */
export function isBeyond(typed: string, dollars: number): boolean {
  // A sign of money elsewhere than in front makes it no number: `2e$9` is not 2e9.
  const number = ungrouped(typed)
    .replace(/\s/g, '')
    .replace(/^(-?)\$/, '$1');
  return Math.abs(Number(number)) > dollars;
}

/** The sentence about a text that is no amount of dollars and cents. @param label of its field. */
export function notDollars(label: string, typed: string): string {
  return ungrouped(typed).includes(',')
    ? `${label} was typed with a comma. ${USE_A_POINT}`
    : `${label} must be dollars and cents, such as 24.50.`;
}

function ungrouped(typed: string): string {
  return typed.replace(GROUPING, '$1');
}
