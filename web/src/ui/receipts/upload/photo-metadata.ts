import type { ReceiptType } from '@pa-ledger/domain/limits';
import { jpegWithoutMetadata } from './jpeg-metadata.ts';
import { pngWithoutMetadata } from './png-metadata.ts';

type RemoveMetadata = (bytes: Uint8Array) => readonly Uint8Array[] | null;

/** How each receipt type loses its metadata; null if its files are sent unchanged. A new type does not compile without. */
const REMOVERS: Readonly<Record<ReceiptType, RemoveMetadata | null>> = {
  'application/pdf': null,
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
};

/**
 * Returns a photo without its location and other metadata, and a PDF unchanged.
 * @returns null if the content is not valid for the type.
 */
export async function withoutMetadata(file: Blob, type: ReceiptType): Promise<Blob | null> {
  const removeMetadata = REMOVERS[type];
  if (removeMetadata === null) return file;
  const kept = removeMetadata(new Uint8Array(await file.arrayBuffer()));
  // These are parts of what arrayBuffer returned: never shared memory, which Blob does not accept.
  return kept && new Blob(kept as Uint8Array<ArrayBuffer>[], { type });
}
