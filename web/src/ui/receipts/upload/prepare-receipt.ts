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
 * Reads a chosen file and says what it is by its first bytes; shrinks a large photo that has metadata or is over the limit, draws a picture of another kind as a
 * JPEG where the browser can, removes the metadata, and hashes what will be sent. What the server would refuse is refused
 * here, by the same look at the first bytes.
 * @throws DOMException if the browser cannot read the file.
 */
export async function prepareReceipt(file: File): Promise<Preparation> {
  if (file.size === 0) return { refused: 'empty' };
  const kind = await kindOf(file);
  if (kind === null) return { refused: 'type' };
  const found = await contentToSend(file, kind);
  if (typeof found === 'string') return { refused: found };
  const type = await kindOf(found.content);
  return isReceiptType(type) ? prepared(file, type, found) : { refused: 'damaged' };
}

async function kindOf(content: Blob): Promise<FileKind | null> {
  return fileKind(new Uint8Array(await content.slice(0, HEAD_BYTES).arrayBuffer()));
}

/** What is sent of a file. */
interface Content {
  readonly content: Blob;
  readonly shrunk?: boolean;
}

/** Returns what is sent of a file, or why nothing is. */
async function contentToSend(file: Blob, kind: FileKind): Promise<Content | FileErrorReason> {
  // Without what moves, it is a PNG as any other.
  const type = kind === 'animated' ? 'image/png' : kind;
  if (!isReceiptType(type)) {
    const content = await drawn(file);
    if (content === null) return type === 'heic' ? type : 'picture';
    return { content };
  }
  const isTooLarge = file.size > MAX_RECEIPT_BYTES;
  const clean = isTooLarge ? null : await withoutMetadata(file, type);
  // With every pixel.
  if (clean?.isAsChosen === true) return clean;
  if (type !== 'application/pdf' && file.size > SHRINK_ABOVE_BYTES) {
    const content = await drawn(file);
    if (content !== null && content.size < file.size) return { content, shrunk: true };
  }
  if (isTooLarge) return 'tooLarge';
  // A malformed photo is drawn again. What no browser can draw shows no location either.
  return clean ?? { content: (await drawn(file)) ?? file };
}

/** Returns a picture as a JPEG, or null if the browser cannot draw it or the JPEG is too large. */
async function drawn(file: Blob): Promise<Blob | null> {
  const jpeg = await shrinkPhoto(file);
  return jpeg !== null && jpeg.size <= MAX_RECEIPT_BYTES ? jpeg : null;
}

async function prepared(
  file: File,
  type: ReceiptType,
  { content, shrunk = false }: Content,
): Promise<PreparedReceipt> {
  // Read once: what is hashed is what is sent, even if the file changes on the disk meanwhile.
  const buffer = await content.arrayBuffer();
  return {
    name: receiptNameFor(file.name, type),
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
