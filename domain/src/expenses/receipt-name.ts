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
  return shortFileName(plain, MAX_FILE_NAME_LENGTH);
}

/** Returns a name of at most so many characters: what is left out is in the middle, and the ending stays. */
export function shortFileName(name: string, length: number): string {
  if (name.length <= length) return name;
  const ending = name.slice(-20);
  return `${name.slice(0, length - ending.length - 1)}…${ending}`.toWellFormed();
}
