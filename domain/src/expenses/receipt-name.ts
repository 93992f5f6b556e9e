import { MAX_FILE_NAME_LENGTH, type ReceiptType } from '../limits.ts';
import { isBlank, isOneLine, onOneLine } from '../text/text.ts';

/**
 * Returns whether we can store a receipt's original name for display. It never becomes part of a path: the app names
 * the file in storage.
 */
export function isReceiptName(name: string): boolean {
  const short = name.length <= MAX_FILE_NAME_LENGTH;
  return short && !isBlank(name) && isOneLine(name) && !/[/\\]/.test(name) && !/^\.+$/.test(name);
}

/**
 * Returns a file's name for display: without unusual characters, shortened in the middle if long, and with its type's
 * extension, so that a saved copy opens correctly: `IMG_0042.heic` that's really a JPEG becomes `IMG_0042.jpg`.
 */
export function receiptNameFor(fileName: string, type: ReceiptType): string {
  const plain = onOneLine(fileName, '_').replace(/[/\\]/g, '_').trim();
  return shortFileName(withEnding(isBlank(plain) ? '' : plain, type), MAX_FILE_NAME_LENGTH);
}

const ENDINGS: Readonly<Record<ReceiptType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** What browsers and mail programs add to a name in transit. */
const ON_THE_WAY = /(?:\.(?:download|crdownload|part|tmp|bin|dat)|[.\s])+$/i;

/** Extensions that often don't match the file's real type. */
const OTHER_ENDING = /\.(?:pdf|jpe?g?|jfif|a?png|hei[cf]|webp|gif|bmp|tiff?|avif)$/i;

function withEnding(name: string, type: ReceiptType): string {
  const itself = name.replace(ON_THE_WAY, '');
  if (ENDINGS[type].test(itself)) return itself;
  const stem = itself.replace(OTHER_ENDING, '').replace(ON_THE_WAY, '');
  return `${stem === '' ? 'receipt' : stem}.${type.replace(/.*\//, '').replace('jpeg', 'jpg')}`;
}

/** Returns a name of at most `length` characters, shortened in the middle, so that its ending stays. */
export function shortFileName(name: string, length: number): string {
  if (name.length <= length) return name;
  const ending = name.slice(-20);
  return `${name.slice(0, length - ending.length - 1)}…${ending}`.toWellFormed();
}
