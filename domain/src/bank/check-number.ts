import { normalizeCheckNumber } from '../text/check-number.ts';

/*
 * Which check a line of the bank is: from the column or element for it, else from the bank's words, since many banks have no
 * such column and say `Check 1050`.
 */

/** `Check 1050`, `CHK #1050`, `Check Paid #1050`, `Share draft 001050`: the word, then the number and nothing else like one. */
const IN_WORDS =
  /(?<![\w'’-])(?:checks?|chk|ck|cheque|draft)(?![a-z])(?:[\s:]+(?:paid|cleared|cashed|presented|posted|withdrawal))?[\s:]*(?:no\.?|num(?:ber)?|n°)?[\s.:-]*(#?)\s*(\d{1,12})(?![\d%]|[-/.,:*]\d|[\s-]?[x*]{2})/i;

/** Before a check that the account didn't write: a deposited one, or the bank's own. Or before what the bank takes for one. */
const NOT_OURS =
  /deposit|\b(?:fees?|charges?)\b|\b(?:mobile|e|cashier['’]?s?|official|certified|travell?er['’]?s?|teller|bank|over)[\s-]*$/i;

/** The same behind the number: `Check 1044 returned, fee`. */
const ITS_FEE = /^\W*(?:\w+\W+){0,2}?(?:fees?|charges?)\b/i;

/** Without `#`, a single digit is part of the words: `Check 2 of 3`. */
const FEWEST_DIGITS = 2;

/**
 * Returns a line's check number in the one spelling that check numbers are compared in; null without one.
 * @param own the line's cell or element for it; many banks write 0, a dash or a word there for none.
 * @param text what the bank says of the line, for a line whose number is there alone.
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
