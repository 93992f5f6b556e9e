import { MAX_RECEIPT_BYTES, type ReceiptType } from '@pa-ledger/domain/limits';
import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import { withoutMetadata } from './photo-metadata.ts';
import { checkFile, isLargePhoto } from './file-errors.ts';
import type { FileErrorReason } from './file-messages.ts';
import { hasSignatureOf, SIGNATURE_BYTES } from './receipt-type.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A file ready to be sent. */
export interface PreparedReceipt {
  readonly name: string;
  readonly type: ReceiptType;
  readonly bytes: Blob;
  /** The hash of `bytes` in lower-case hex. */
  readonly sha256: string;
  /** Whether it is a smaller copy of the chosen photo. */
  readonly shrunk: boolean;
}

export type Preparation = PreparedReceipt | { readonly refused: FileErrorReason };

/**
 * Reads a chosen file, checks it, shrinks a large photo, removes the metadata of a small one, and hashes what will be
 * sent.
 * @throws DOMException if the browser cannot read the file.
 */
export async function prepareReceipt(file: File): Promise<Preparation> {
  const checked = checkFile(file);
  if ('refused' in checked) return checked;
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (!hasSignatureOf(checked.type, start)) return { refused: 'content' };
  const smaller = isLargePhoto(file) ? await shrinkPhoto(file) : null;
  if (smaller !== null && smaller.size < file.size && smaller.size <= MAX_RECEIPT_BYTES) {
    return prepared(jpegName(file.name), 'image/jpeg', smaller, true);
  }
  if (file.size > MAX_RECEIPT_BYTES) return { refused: 'tooLarge' };
  const clean = await withoutMetadata(file, checked.type);
  if (clean !== null) return prepared(file.name, checked.type, clean);
  // A malformed photo is drawn again. What no browser can draw shows no location either.
  const drawn = await shrinkPhoto(file);
  return drawn !== null && drawn.size <= MAX_RECEIPT_BYTES
    ? prepared(jpegName(file.name), 'image/jpeg', drawn)
    : prepared(file.name, checked.type, file);
}

async function prepared(
  fileName: string,
  type: ReceiptType,
  content: Blob,
  shrunk = false,
): Promise<PreparedReceipt> {
  // Read once: what is hashed is what is sent, even if the file changes on the disk meanwhile.
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

/** A shrunk PNG is a JPEG now, and gets a JPEG's name. */
function jpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.png$/i, '')}.jpg`;
}
