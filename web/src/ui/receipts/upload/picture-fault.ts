import type { FileKind } from '@pa-ledger/domain/expenses/file-kind';
import type { FileFault } from '../file-messages.ts';
import { segmentEnd } from './jpeg-metadata.ts';
import { decodePicture } from './shrink-photo.ts';

/** Draws a picture once, as its later viewers do, and says what's wrong with it. */
export async function pictureFault(picture: Blob): Promise<FileFault | null> {
  const decoded = await decodePicture(picture);
  if (decoded === null) return 'damaged';
  decoded.close();
  return decoded.isWhole && (await hasEnd(picture)) ? null : 'partial';
}

/**
 * Whether a JPEG ends properly: some browsers draw what is there and report nothing. A PNG without its end was already
 * redrawn. Phones append films and notes behind the end.
 */
export async function hasEnd(picture: Blob): Promise<boolean> {
  if (picture.type !== 'image/jpeg') return true;
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const scan = startOfScan(bytes);
  // Within a scan the byte 0xff is followed by 0, so this is the marker; that of a preview comes before the scan.
  return bytes.some((byte, at) => at > scan && byte === END_OF_IMAGE && bytes[at - 1] === 0xff);
}

/** Returns where a JPEG's first scan begins; its length without one. */
function startOfScan(bytes: Uint8Array): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === START_OF_SCAN) return segmentEnd(bytes, at);
    at = bytes[at + 1] === 0xff ? at + 1 : segmentEnd(bytes, at);
  }
  return bytes.length;
}

/** A PNG's width and height are the first numbers of its first chunk. */
const PNG_SIDES_AT = 16;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers in the range of the frames' that begin tables instead. */
const TABLES: readonly (number | undefined)[] = [0xc4, 0xc8, 0xcc];

/** Returns how many pixels a picture claims to have, without drawing it; 0 if it doesn't say. */
export async function pixelsOf(picture: Blob, kind: FileKind): Promise<number> {
  if (kind !== 'image/jpeg' && kind !== 'image/png') return pixelsAsShown(picture);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const view = new DataView(bytes.buffer);
  if (kind === 'image/png')
    return bytes.length < PNG_SIDES_AT + 8
      ? 0
      : view.getUint32(PNG_SIDES_AT) * view.getUint32(PNG_SIDES_AT + 4);
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0xff;
    if (marker === START_OF_SCAN) return 0;
    if (marker >= 0xc0 && marker <= 0xcf && !TABLES.includes(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    // Any number of 0xFF may precede a marker.
    at = marker === 0xff ? at + 1 : Math.max(at + 2, segmentEnd(bytes, at));
  }
  return 0;
}

/** An element knows a picture's size before it draws it, and doesn't load one that is far too large. */
async function pixelsAsShown(picture: Blob): Promise<number> {
  const src = URL.createObjectURL(picture);
  try {
    const image = new Image();
    const loaded = new Promise((resolve) => {
      image.onload = resolve;
      image.onerror = resolve;
    });
    image.src = src;
    await loaded;
    return image.naturalWidth * image.naturalHeight;
  } catch {
    return 0;
  } finally {
    URL.revokeObjectURL(src);
  }
}
