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

/**
 * Returns a photo without its location and other metadata, and a PDF without those of its photos.
 * @returns null if the content is not valid for the type.
 */
export async function withoutMetadata(file: Blob, type: ReceiptType): Promise<Blob | null> {
  const kept = REMOVERS[type](new Uint8Array(await file.arrayBuffer()));
  // These are parts of what arrayBuffer returned: never shared memory, which Blob does not accept.
  return kept && new Blob(kept as Uint8Array<ArrayBuffer>[], { type });
}
