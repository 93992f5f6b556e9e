import { orientationOf } from './exif-orientation.ts';

const SIGNATURE_BYTES = 8;
/** A chunk is its length and type, its data, and a checksum. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/**
 * Texts, EXIF and the modification time: nothing that is visible. And what makes a picture move: the server refuses one
 * that does, and what stays is its first picture.
 */
const LEFT_OUT = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'fcTL', 'fdAT']);

/**
 * Removes the metadata from a PNG (RFC 2083 and its third edition), and its movement.
 * @returns the pieces of the file; null if it is not a valid PNG, or if its EXIF rotates the picture.
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
