import type { ReceiptType } from '@pa-ledger/domain/limits';
import { jpegWithoutMetadata } from './jpeg-metadata.ts';
import { pdfWithoutPlaces } from './pdf-metadata.ts';
import { pngWithoutMetadata } from './png-metadata.ts';

type RemoveMetadata = (bytes: Uint8Array) => readonly Uint8Array[] | null;

/** How each receipt type loses its metadata. A new type does not compile without. */
const REMOVERS: Readonly<Record<ReceiptType, RemoveMetadata>> = {
  'application/pdf': pdfWithoutPlaces,
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
};

/** A file without its metadata. */
export interface CleanFile {
  readonly content: Blob;
  /** Whether nothing had to be taken out, and the picture lies upright. */
  readonly isAsChosen: boolean;
}

/**
 * Returns a photo without its location and other metadata, and a PDF without those of its photos.
 * @returns null if the content is not valid for the type.
 */
export async function withoutMetadata(file: Blob, type: ReceiptType): Promise<CleanFile | null> {
  const buffer = await file.arrayBuffer();
  const kept = REMOVERS[type](new Uint8Array(buffer));
  if (kept === null) return null;
  // These are parts of what arrayBuffer returned: never shared memory, which Blob does not accept.
  const content = new Blob(kept as Uint8Array<ArrayBuffer>[], { type });
  // How a picture is turned is written anew, as a part of its own.
  const isOwn = kept.every((part) => part.buffer === buffer);
  return { content, isAsChosen: isOwn && content.size === file.size };
}
