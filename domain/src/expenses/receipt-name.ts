import { MAX_FILE_NAME_LENGTH } from '../limits.ts';
import { isBlank, isOneLine, onOneLine } from '../text/text.ts';

/**
 * Returns whether a receipt's original name can be stored as display text. It never becomes part of a path: the app
 * chooses the object's name in storage.
 */
export function isReceiptName(name: string): boolean {
  const short = name.length <= MAX_FILE_NAME_LENGTH;
  return short && !isBlank(name) && isOneLine(name) && !/[/\\]/.test(name) && !/^\.+$/.test(name);
}

/**
 * Returns a file's name for display: unusual characters are replaced, a long name is cut in the middle, and its ending
 * stays.
 */
export function receiptNameFor(fileName: string): string {
  const plain = onOneLine(fileName, '_').replace(/[/\\]/g, '_').trim();
  if (isBlank(plain) || /^\.+$/.test(plain)) return 'receipt';
  if (plain.length <= MAX_FILE_NAME_LENGTH) return plain;
  const ending = plain.slice(-20);
  const start = plain.slice(0, MAX_FILE_NAME_LENGTH - ending.length - 1);
  return `${start}…${ending}`.toWellFormed();
}
