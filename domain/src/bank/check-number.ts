import { normalizeCheckNumber } from '../text/check-number.ts';

/*
 * The check number of a bank's line: from its own column or element, else from the bank's words, since many banks just
 * say `Check 1050`.
 */

/**
 * `Check 1050`, `CHK #1050`, `Check Paid #1050`, `Share draft 001050`: the word, then the number, with no other number
 * after it.
 */
const IN_WORDS =
  /(?<![\w'’-])(?:checks?|chk|ck|cheque|draft)(?![a-z])(?:[\s:]+(?:paid|cleared|cashed|presented|posted|withdrawal))?[\s:]*(?:no\.?|num(?:ber)?|n°)?[\s.:-]*(#?)\s*(\d{1,12})(?![\d%]|[-/.,:*]\d|[\s-]?[x*]{2})/i;

/** Words before a check that the account didn't write (deposited, or the bank's own), or before a fee for one. */
const NOT_OURS =
  /deposit|\b(?:fees?|charges?)\b|\b(?:mobile|e|cashier['’]?s?|official|certified|travell?er['’]?s?|teller|bank|over)[\s-]*$/i;

/** A fee after the number: `Check 1044 returned, fee`. */
const ITS_FEE = /^\W*(?:\w+\W+){0,2}?(?:fees?|charges?)\b/i;

/** Without `#`, a single digit is just part of the text: `Check 2 of 3`. */
const FEWEST_DIGITS = 2;

/**
 * Returns a line's check number, normalized for comparing; null without one.
 * @param own the line's cell or element for it; many banks write 0, a dash, or a word when there is none.
 * @param text the bank's words, where the number may be instead.
 */
export function checkNumberOf(own: string, text = ''): string | null {
  return numberIn(own) ?? numberIn(wordsNumber(text));
}

function numberIn(text: string): string | null {
  const number = normalizeCheckNumber(text);
  return /[1-9]/.test(number) ? number : null;
}

function wordsNumber(text: string): string {
  const found = IN_WORDS.exec(text);
  if (found === null) return '';
  const [whole, mark = '', number = ''] = found;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + whole.length);
  if (NOT_OURS.test(before) || ITS_FEE.test(behind)) return '';
  return mark === '' && number.length < FEWEST_DIGITS ? '' : number;
}
