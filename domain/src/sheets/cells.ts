import { cents, parseDollars, type Cents } from '../money/money.ts';

/** Characters that look like a space, and invisible ones. */
const ODD_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad]/g;

/**
 * The first characters that make a spreadsheet read a cell as a formula, or drop it: `= + - @`, tab, line breaks, NUL,
 * and the full-width forms of the first four.
 */
const TRIGGER = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/;

/**
 * Where a formula may begin inside a text. A spreadsheet that splits at `;` or tabs ignores the quotation marks around
 * our cells, so these and line breaks start a cell, and it drops quotation marks or NULs after them.
 */
const INNER_TRIGGER = /([;\t\r\n]["\0]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** An apostrophe from a spreadsheet or `withoutFormula`, before what would otherwise be a formula. */
const APOSTROPHE = /^'(?=[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20])/;
const INNER_APOSTROPHE = /([;\t\r\n]["\0]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Returns a text with an apostrophe before anything that a spreadsheet would read as a formula, however it splits the
 * line.
 */
export function withoutFormula(text: string): string {
  return `${TRIGGER.test(text) ? "'" : ''}${text.replace(INNER_TRIGGER, "$1'")}`;
}

/** A text that tells a spreadsheet to leave it alone: `="00001044"`. */
const LEFT_ALONE = /^="(.*)"$/s;

/** What a spreadsheet writes for a failed formula. */
const FAILED = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/i;

/** Returns a cell's text as a person sees it: line feeds only, plain spaces, trimmed. */
export function tidyCell(cell: string): string {
  return cell
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(ODD_SPACES, ' ')
    .replace(INNER_APOSTROPHE, '$1')
    .trim()
    .replace(APOSTROPHE, '')
    .replace(LEFT_ALONE, (_, text: string) => text.replaceAll('""', '"'))
    .trim();
}

/** Returns whether a cell has a formula instead of a value; a quoted text alone counts as a value. */
export function isFormula(cell: string): boolean {
  const text = cell.trim();
  return /^[=\uff1d]/.test(text) && !/^="(?:[^"]|"")*"$/.test(text);
}

/** Returns whether a cell has a formula's error. */
export function isFailedFormula(text: string): boolean {
  return FAILED.test(text);
}

/**
 * Reads an amount as spreadsheets, banks and accountants write it: `1,250.00`, `$8`, `-$8`, `$-8`, `8-`, `+8`, `8+`,
 * `(1,250.00)`, `USD 8`, with spaces anywhere; a lone dash means 0.
 * @returns null for anything else.
 */
export function amountInCell(text: string): Cents | null {
  const plain = text.replace(/\s|US(?=\$)|USD/gi, '').replace(/[−–—]/g, '-');
  if (/^\$?-\$?$/.test(plain)) return cents(0);
  const inBrackets = /^(\$?)\(([^()]*)\)$/.exec(plain);
  const unsigned = inBrackets === null ? plain : `${inBrackets[1]}${inBrackets[2]}`;
  const behind = /^([^-+]*)([-+])$/.exec(unsigned);
  const isSigned = /[-+]/.test(unsigned);
  if (inBrackets !== null && isSigned) return null;
  const amount = parseDollars(
    (behind === null ? unsigned : `${behind[2]}${behind[1]}`)
      .replace(/^\+(?!-)/, '')
      .replace(/^\$-/, '-$'),
  );
  if (amount === null) return null;
  return inBrackets === null ? amount : cents(0 - amount);
}

const YES = ['yes', 'y', 'true', 'x', '1', '✓', '✔'];
const NO = ['no', 'n', 'false', '0', '-', ''];

/** Reads yes or no; null for anything else. An empty cell is no. */
export function flagInCell(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}
