import type { ReceiptType } from '../limits.ts';

/** How many of a file's first bytes we need to tell what it is. */
export const HEAD_BYTES = 4_096;

/** A picture that we don't take as a receipt, though a browser may be able to draw it as a JPEG. */
export type OtherPicture = 'animated' | 'avif' | 'bmp' | 'gif' | 'heic' | 'tiff' | 'webp';

export type FileKind = ReceiptType | OtherPicture;

/**
 * The bytes, as Latin-1, that each kind of file has at an offset; the first match counts. `null` means we don't take
 * it.
 */
const SIGNATURES: readonly (readonly [kind: FileKind | null, at: number, bytes: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['bmp', 0, 'BM'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavi'],
  ['heic', 4, 'ftyphe'],
  ['heic', 4, 'ftypmif1'],
  ['heic', 4, 'ftypmsf1'],
  // Archives and programs, which may contain a PDF.
  [null, 4, 'ftyp'],
  [null, 0, 'PK\x03\x04'],
  [null, 0, 'MZ'],
  [null, 0, '\x7fELF'],
];

/** A PDF starts somewhere in these bytes: servers and scanners put a mark or a header in front. */
const PDF_WITHIN = 1_024;

/**
 * Returns what a file is by its first bytes, never by its name or the browser's type, so that the page and the server
 * agree.
 * @param head the first `HEAD_BYTES`, or all of a shorter file.
 * @returns null if we don't know it.
 */
export function fileKind(head: Uint8Array): FileKind | null {
  const text = Array.from(head.subarray(0, PDF_WITHIN), (byte) => String.fromCharCode(byte)).join(
    '',
  );
  const known = SIGNATURES.find(([, at, bytes]) => text.startsWith(bytes, at));
  if (known === undefined) return text.includes('%PDF-') ? 'application/pdf' : null;
  const [kind] = known;
  return kind === 'image/png' && isAnimated(head) ? 'animated' : kind;
}

/** Whether a PNG is animated, which it says before its first picture: it could show two receipts in turn. */
function isAnimated(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}
