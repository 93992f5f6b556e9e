import { fileKind, HEAD_BYTES, type FileKind } from '@pa-ledger/domain/expenses/file-kind';
import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import {
  isReceiptType,
  MAX_PICTURE_PIXELS,
  MAX_RECEIPT_BYTES,
  SHRINK_ABOVE_BYTES,
  type ReceiptType,
} from '@pa-ledger/domain/limits';
import { sha256Of } from '../../sha256.ts';
import { withoutMetadata } from './photo-metadata.ts';
import { pictureFault, pixelsOf } from './picture-fault.ts';
import type { FileErrorReason, FileFault } from '../file-messages.ts';
import { drawAsJpeg, shrinkPhoto, type ShrunkPhoto } from './shrink-photo.ts';

/** A file ready to upload. */
export interface PreparedReceipt {
  readonly name: string;
  readonly type: ReceiptType;
  readonly bytes: Blob;
  /** The hash of `bytes` in lower-case hex. */
  readonly sha256: string;
  /** Whether it's a smaller copy of the chosen photo. */
  readonly shrunk: boolean;
  /** What's wrong with it; null if it opened. It goes only if the person says so. */
  readonly fault: FileFault | null;
}

export type Preparation = PreparedReceipt | { readonly refused: FileErrorReason };

/**
 * Reads a chosen file and identifies it by its first bytes. Shrinks a large photo that has metadata or is over the limit,
 * redraws other kinds of pictures as a JPEG if the browser can, removes the metadata, opens the file once, and hashes what
 * we'll send. It refuses whatever the server would refuse, by the same check of the first bytes.
 * @param isOwn whether this page made the file, so that there is nothing to remove or check.
 * @throws DOMException if the browser can't read the file.
 */
export async function prepareReceipt(file: File, isOwn = false): Promise<Preparation> {
  if (file.size === 0) return { refused: 'empty' };
  const kind = await kindOf(file);
  if (kind === null) return { refused: 'type' };
  const found = isOwn ? { content: file, fault: null } : await contentToSend(file, kind);
  if (typeof found === 'string') return { refused: found };
  const type = await kindOf(found.content);
  return isReceiptType(type) ? prepared(file, type, found) : { refused: 'damaged' };
}

async function kindOf(content: Blob): Promise<FileKind | null> {
  return fileKind(new Uint8Array(await content.slice(0, HEAD_BYTES).arrayBuffer()));
}

/** The file as we'll send it. */
interface Content {
  readonly content: Blob;
  readonly shrunk?: boolean;
  readonly fault: FileFault | null;
}

/** Returns the file as we'll send it, or why we won't. */
async function contentToSend(file: Blob, kind: FileKind): Promise<Content | FileErrorReason> {
  // Without its animation, it's a PNG like any other.
  const type = kind === 'animated' ? 'image/png' : kind;
  const isTooMany = type !== 'application/pdf' && (await pixelsOf(file, type)) > MAX_PICTURE_PIXELS;
  if (!isReceiptType(type)) {
    if (isTooMany) return 'pixels';
    return (await drawn(file)) ?? (type === 'heic' ? heicDrawn(file) : 'picture');
  }
  const isTooLarge = file.size > MAX_RECEIPT_BYTES;
  const clean = isTooLarge ? null : await withoutMetadata(file, type);
  if (type === 'application/pdf')
    return clean === null
      ? 'tooLarge'
      : { content: clean.content, fault: await faultOf(clean.content) };
  if (isTooMany) return clean === null ? 'pixels' : { content: clean.content, fault: 'pixels' };
  // A picture that needs no change keeps every pixel.
  if (clean?.isAsChosen !== true && file.size > SHRINK_ABOVE_BYTES) {
    const drawing = await drawn(file);
    if (drawing !== null && drawing.content.size < file.size) return { ...drawing, shrunk: true };
  }
  if (isTooLarge) return 'tooLarge';
  if (clean !== null) return { content: clean.content, fault: await pictureFault(clean.content) };
  // Redraw a malformed photo. One that no browser can draw doesn't show a location either.
  return (await drawn(file)) ?? { content: file, fault: 'damaged' };
}

/** How long to check a PDF, in ms: on a slow connection, the upload is worth more. */
const LOOK_MS = 20_000;

/** Returns what's wrong with a PDF; null also if we couldn't check it. The first PDF loads the code for it. */
async function faultOf(pdf: Blob): Promise<FileFault | null> {
  const stop = AbortSignal.timeout(LOOK_MS);
  const stopped = new Promise<null>((resolve) => {
    stop.addEventListener('abort', () => resolve(null));
  });
  const found = import('./pdf-fault.ts').then(({ pdfFault }) => pdfFault(pdf, stop));
  return Promise.race([found.catch(() => null), stopped]);
}

/** Returns a photo that this browser can't draw as a JPEG, or why it can't be one. The first one loads the code for it. */
async function heicDrawn(file: Blob): Promise<Content | FileErrorReason> {
  const { decodeHeif } = await import('./heif/decode-heif.ts');
  const decoded = await decodeHeif(file);
  if (decoded === 'pixels') return decoded;
  return contentOf(decoded && (await drawAsJpeg(decoded))) ?? 'heic';
}

/** Returns a picture as a JPEG, or null if the browser can't draw it or the JPEG is too large. */
async function drawn(file: Blob): Promise<Content | null> {
  return contentOf(await shrinkPhoto(file));
}

function contentOf(shrunk: ShrunkPhoto | null): Content | null {
  if (shrunk === null || shrunk.jpeg.size > MAX_RECEIPT_BYTES) return null;
  return { content: shrunk.jpeg, fault: shrunk.isWhole ? null : 'partial' };
}

async function prepared(
  file: File,
  type: ReceiptType,
  { content, shrunk = false, fault }: Content,
): Promise<PreparedReceipt> {
  // Read once, so that we hash what we send even if the file on disk changes.
  const buffer = await content.arrayBuffer();
  return {
    name: receiptNameFor(file.name, type),
    type,
    bytes: new Blob([buffer], { type }),
    sha256: await sha256Of(buffer),
    shrunk,
    fault,
  };
}
