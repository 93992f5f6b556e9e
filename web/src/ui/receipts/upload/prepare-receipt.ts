import { fileKind, HEAD_BYTES, type FileKind } from '@pa-ledger/domain/expenses/file-kind';
import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import {
  isReceiptType,
  MAX_RECEIPT_BYTES,
  SHRINK_ABOVE_BYTES,
  type ReceiptType,
} from '@pa-ledger/domain/limits';
import { withoutMetadata } from './photo-metadata.ts';
import type { FileErrorReason } from './file-messages.ts';
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
 * Reads a chosen file and says what it is by its first bytes; shrinks a large photo, draws a picture of another kind as a
 * JPEG where the browser can, removes the metadata, and hashes what will be sent. What the server would refuse is refused
 * here, by the same look at the first bytes.
 * @throws DOMException if the browser cannot read the file.
 */
export async function prepareReceipt(file: File): Promise<Preparation> {
  if (file.size === 0) return { refused: 'empty' };
  const kind = await kindOf(file);
  if (kind === null) return { refused: 'type' };
  const content = await contentToSend(file, kind);
  if (typeof content === 'string') return { refused: content };
  const type = await kindOf(content);
  return isReceiptType(type) ? prepared(file, type, content) : { refused: 'damaged' };
}

async function kindOf(content: Blob): Promise<FileKind | null> {
  return fileKind(new Uint8Array(await content.slice(0, HEAD_BYTES).arrayBuffer()));
}

/** Returns what is sent of a file, or why nothing is. */
async function contentToSend(file: Blob, kind: FileKind): Promise<Blob | FileErrorReason> {
  // Without what moves, it is a PNG as any other.
  const type = kind === 'animated' ? 'image/png' : kind;
  if (!isReceiptType(type)) return (await drawn(file)) ?? (type === 'heic' ? type : 'picture');
  const isLargePhoto = type !== 'application/pdf' && file.size > SHRINK_ABOVE_BYTES;
  const smaller = isLargePhoto ? await drawn(file) : null;
  if (smaller !== null && smaller.size < file.size) return smaller;
  if (file.size > MAX_RECEIPT_BYTES) return 'tooLarge';
  // A malformed photo is drawn again. What no browser can draw shows no location either.
  return (await withoutMetadata(file, type)) ?? (await drawn(file)) ?? file;
}

/** Returns a picture as a JPEG, or null if the browser cannot draw it or the JPEG is too large. */
async function drawn(file: Blob): Promise<Blob | null> {
  const jpeg = await shrinkPhoto(file);
  return jpeg !== null && jpeg.size <= MAX_RECEIPT_BYTES ? jpeg : null;
}

async function prepared(file: File, type: ReceiptType, content: Blob): Promise<PreparedReceipt> {
  // Read once: what is hashed is what is sent, even if the file changes on the disk meanwhile.
  const buffer = await content.arrayBuffer();
  return {
    name: receiptNameFor(file.name, type),
    type,
    bytes: new Blob([buffer], { type }),
    sha256: await sha256Of(buffer),
    shrunk: file.size > SHRINK_ABOVE_BYTES && content.size < file.size && type === 'image/jpeg',
  };
}

async function sha256Of(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
