import { MAX_FILE_NAME_LENGTH } from './limits.ts';
import { isBlank, isOneLine } from './text.ts';

/** Path separators and everything that is not on one line. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const NOT_FOR_DISPLAY = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069/\\]/gu;

/**
 * Whether a receipt's original name may be stored as display text. It never becomes part of a path: the object's
 * name in storage is ours.
 */
export function isReceiptName(name: string): boolean {
  const short = name.length <= MAX_FILE_NAME_LENGTH;
  return short && !isBlank(name) && isOneLine(name) && !/[/\\]/.test(name) && !/^\.+$/.test(name);
}

/** A file's name made fit for display: odd characters replaced, the middle cut out, the ending kept. */
export function receiptNameFor(fileName: string): string {
  const plain = fileName.toWellFormed().replace(NOT_FOR_DISPLAY, '_').trim();
  if (isBlank(plain) || /^\.+$/.test(plain)) return 'receipt';
  if (plain.length <= MAX_FILE_NAME_LENGTH) return plain;
  const ending = plain.slice(-20);
  const start = plain.slice(0, MAX_FILE_NAME_LENGTH - ending.length - 1);
  return `${start}…${ending}`.toWellFormed();
}
