import type { ReceiptType } from '@pa-ledger/domain/limits';
import { jpegWithoutMetadata } from './jpeg-metadata.ts';
import { pngWithoutMetadata } from './png-metadata.ts';

/**
 * A photo as it was, without the place where it was taken and whatever else is noted beside the picture; a PDF as it
 * was.
 * @returns null when the file is not built as its type says.
 */
export async function withoutMetadata(file: Blob, type: ReceiptType): Promise<Blob | null> {
  if (type === 'application/pdf') return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = type === 'image/jpeg' ? jpegWithoutMetadata(bytes) : pngWithoutMetadata(bytes);
  // These are parts of what arrayBuffer gave: never shared memory, which Blob does not take.
  return kept && new Blob(kept as Uint8Array<ArrayBuffer>[], { type });
}
