import type { ReceiptType } from '@pa-ledger/domain/limits';
import { jpegWithoutMetadata, beginsWith, segmentEnd } from './jpeg-metadata.ts';
import { orientationOf } from './exif-orientation.ts';

/** EXIF and XMP, and what photo editors add: these can reveal where a photo was taken. */
const NOTES: readonly (readonly [marker: number, start: string])[] = [
  [0xe1, 'Exif\0\0'],
  [0xe1, 'http://ns.adobe.com/'],
  [0xed, 'Photoshop 3.0\0'],
];

/** A signature covers every byte of the file. */
const SIGNED = '/ByteRange';

/**
 * Blanks the camera's data in a PDF's photos, where apps that turn photos into PDFs leave it. Every byte keeps its place, so
 * the PDF opens as before. A signed PDF stays as it is, and so does anything packed or locked in another way.
 * @param bytes changed in place.
 */
export function pdfWithoutPlaces(bytes: Uint8Array): Uint8Array[] {
  if (indexOf(bytes, SIGNED) !== -1) return [bytes];
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const content = bytes.subarray(at + 4, segmentEnd(bytes, at));
    const isNote = NOTES.some(
      ([marker, start]) => bytes[at + 1] === marker && beginsWith(content, start),
    );
    if (isNote) content.fill(0);
  }
  return [bytes];
}

function indexOf(bytes: Uint8Array, text: string): number {
  const first = text.charCodeAt(0);
  let at = bytes.indexOf(first);
  while (at !== -1 && !beginsWith(bytes.subarray(at), text)) at = bytes.indexOf(first, at + 1);
  return at;
}

const SIGNATURE_BYTES = 8;
/** A chunk has its length and type, its data, and a checksum. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/**
 * Texts, EXIF, and the modification time, none of which is visible; and the chunks that animate a picture, which the server
 * refuses: without them, its first picture stays.
 */
const LEFT_OUT = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'fcTL', 'fdAT']);

/**
 * Removes the metadata and the animation from a PNG (RFC 2083 and its third edition).
 * @returns the pieces of the file; null if it isn't a valid PNG, or if its EXIF rotates the picture.
 */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES + CHECKSUM_BYTES <= bytes.length;) {
    const data = at + HEAD_BYTES;
    const end = data + view.getUint32(at) + CHECKSUM_BYTES;
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, data));
    if (type === 'eXIf' && orientationOf(bytes.subarray(data, end)) !== 1) return null;
    if (!LEFT_OUT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return kept;
    at = end;
  }
  return null;
}

type RemoveMetadata = (bytes: Uint8Array) => readonly Uint8Array[] | null;

/** How each receipt type loses its metadata. A new type doesn't compile without an entry. */
const REMOVERS: Readonly<Record<ReceiptType, RemoveMetadata>> = {
  'application/pdf': pdfWithoutPlaces,
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
};

/** A file without its metadata. */
export interface CleanFile {
  readonly content: Blob;
  /** Whether there was nothing to remove and the picture is upright. */
  readonly isAsChosen: boolean;
}

/**
 * Returns a photo without its location and other metadata, or a PDF without its photos' metadata.
 * @returns null if the content isn't valid for the type.
 */
export async function withoutMetadata(file: Blob, type: ReceiptType): Promise<CleanFile | null> {
  const buffer = await file.arrayBuffer();
  const kept = REMOVERS[type](new Uint8Array(buffer));
  if (kept === null) return null;
  // These are parts of what arrayBuffer returned: never shared memory, which Blob doesn't accept.
  const content = new Blob(kept as Uint8Array<ArrayBuffer>[], { type });
  // The rotation goes into a new part of its own.
  const isOwn = kept.every((part) => part.buffer === buffer);
  return { content, isAsChosen: isOwn && content.size === file.size };
}
