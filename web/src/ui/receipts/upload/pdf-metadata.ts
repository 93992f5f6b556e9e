import { beginsWith, segmentEnd } from './jpeg-metadata.ts';

/** EXIF and XMP, and what photo editors add: these can say where a photo was taken. */
const NOTES: readonly (readonly [marker: number, start: string])[] = [
  [0xe1, 'Exif\0\0'],
  [0xe1, 'http://ns.adobe.com/'],
  [0xed, 'Photoshop 3.0\0'],
];

/** A signature covers every byte of the file. */
const SIGNED = '/ByteRange';

/**
 * Blanks what a camera wrote into the photos of a PDF, as apps that make PDFs of photos leave it there. Every byte keeps its
 * place, so the PDF opens as before. A signed PDF stays as it is, and so does what is packed or locked in another way.
 * @param bytes are changed.
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
