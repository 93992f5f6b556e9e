import { MAX_RECEIPT_BYTES, type ReceiptType } from '@pa-ledger/domain/limits';
import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import { withoutMetadata } from './photo-metadata.ts';
import { isLargePhoto, checkFile, type FileErrorReason } from './file-errors.ts';
import { hasSignatureOf, SIGNATURE_BYTES } from './receipt-type.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A file ready to be sent. */
export interface PreparedReceipt {
  readonly name: string;
  readonly type: ReceiptType;
  readonly bytes: Blob;
  /** Lower-case hex of `bytes`. */
  readonly sha256: string;
  /** Whether it is a smaller picture than the one that was chosen. */
  readonly shrunk: boolean;
}

export type Preparation = PreparedReceipt | { readonly refused: FileErrorReason };

/**
 * Reads a chosen file, holds it to the rules, shrinks a large photo, takes out of a small one where it was taken, and
 * hashes what will be sent.
 * @throws DOMException when the browser cannot read the file.
 */
export async function prepareReceipt(file: File): Promise<Preparation> {
  const judged = checkFile(file);
  if ('refused' in judged) return judged;
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (!hasSignatureOf(judged.type, start)) return { refused: 'content' };
  const smaller = isLargePhoto(file) ? await shrinkPhoto(file) : null;
  if (smaller !== null && smaller.size < file.size && smaller.size <= MAX_RECEIPT_BYTES) {
    return prepared(jpegName(file.name), 'image/jpeg', smaller, true);
  }
  if (file.size > MAX_RECEIPT_BYTES) return { refused: 'tooLarge' };
  const clean = await withoutMetadata(file, judged.type);
  if (clean !== null) return prepared(file.name, judged.type, clean);
  // An odd photo is drawn anew; what no browser can draw is no place's picture either.
  const drawn = await shrinkPhoto(file);
  return drawn !== null && drawn.size <= MAX_RECEIPT_BYTES
    ? prepared(jpegName(file.name), 'image/jpeg', drawn)
    : prepared(file.name, judged.type, file);
}

async function prepared(
  fileName: string,
  type: ReceiptType,
  content: Blob,
  shrunk = false,
): Promise<PreparedReceipt> {
  // Read once: what is hashed is what is sent, even when the file changes on the disk meanwhile.
  const buffer = await content.arrayBuffer();
  return {
    name: receiptNameFor(fileName),
    type,
    bytes: new Blob([buffer], { type }),
    sha256: await sha256Of(buffer),
    shrunk,
  };
}

async function sha256Of(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A PNG that was shrunk is a JPEG now, and its name says so. */
function jpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.png$/i, '')}.jpg`;
}
