import type { ReceiptType } from '../limits.ts';

/** How many of a file's first bytes are needed to say what it is. */
export const HEAD_BYTES = 4_096;

/** A picture that is no receipt as it is: a browser may still be able to draw it as a JPEG. */
export type OtherPicture = 'animated' | 'avif' | 'bmp' | 'gif' | 'heic' | 'tiff' | 'webp';

export type FileKind = ReceiptType | OtherPicture;

/** What a file of each kind has at which place, as Latin-1; the first that fits counts. `null` is nothing we take. */
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
  // Archives and programs: a PDF may be stored in one.
  [null, 4, 'ftyp'],
  [null, 0, 'PK\x03\x04'],
  [null, 0, 'MZ'],
  [null, 0, '\x7fELF'],
];

/** A PDF begins somewhere in these bytes: servers and scanners put a mark or a header in front. */
const PDF_WITHIN = 1_024;

/**
 * Returns what a file is by its first bytes, never by its name or by what a browser calls it: the page that takes it and
 * the server that stores it ask the same.
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

/** Whether a PNG says that it moves, which it does before its first picture: it could show two receipts in turn. */
function isAnimated(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}
