import { orientationOf, orientationOnly } from './exif-orientation.ts';

/*
 * A JPEG (ITU T.81, annex B) is a sequence of segments: 0xFF, a marker, and for most a length of two bytes that includes
 * itself. Coded picture data follows each start of scan; a 0xFF in it is followed by 0 or by a restart marker.
 */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
/** The application segments that a picture needs to look right: JFIF, the color profile, Adobe's color transform. */
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const EXIF = 'Exif\0\0';
const COLOR_PROFILE = 'ICC_PROFILE\0';

/**
 * Removes a camera's metadata from a JPEG: location, time, device, previews, and anything after the end. The picture's own
 * bytes and its orientation stay.
 * @returns the pieces of the file; null if it isn't a valid JPEG.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array[] | null {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  let hasExif = false;
  for (;;) {
    // Any number of 0xFF may precede a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined || marker < 0xc0) return null;
    if (marker === END_OF_IMAGE) return [...kept, bytes.subarray(at, at + 2)];
    const end = segmentEnd(bytes, at);
    if (end < at + 4 || end > bytes.length) return null;
    const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    const segment = bytes.subarray(at, next);
    if (!isExif(marker, segment)) kept.push(...keptSegments(marker, segment));
    // Browsers use the first one to turn the picture; a program that edited it may have left a second.
    else if (!hasExif) kept.push(...orientationSegment(segment));
    hasExif ||= isExif(marker, segment);
    at = next;
    // Browsers show as much as there is of a truncated picture.
    if (marker === START_OF_SCAN && at === bytes.length) return kept;
  }
}

function keptSegments(marker: number, segment: Uint8Array): Uint8Array[] {
  const content = segment.subarray(4);
  const plain = marker < APP0 || (marker > APP15 && marker !== COMMENT);
  const needed =
    marker === APP0 || marker === APP14 || (marker === APP2 && beginsWith(content, COLOR_PROFILE));
  return plain || needed ? [segment] : [];
}

/** Returns the end of the coded data that begins at `at`: the next marker that isn't part of it. */
function endOfScan(bytes: Uint8Array, at: number): number {
  for (let next = bytes.indexOf(0xff, at); next !== -1; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? 0;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return next;
  }
  return bytes.length;
}

function isExif(marker: number, segment: Uint8Array): boolean {
  return marker === APP1 && beginsWith(segment.subarray(4), EXIF);
}

/** Returns an EXIF segment with only the orientation; none for an upright picture. */
function orientationSegment(exif: Uint8Array): Uint8Array[] {
  const orientation = orientationOf(exif.subarray(4 + EXIF.length));
  return orientation === 1 ? [] : [exifSegment(orientation)];
}

function exifSegment(orientation: number): Uint8Array {
  const content = [...new TextEncoder().encode(EXIF), ...orientationOnly(orientation)];
  const length = content.length + 2;
  return Uint8Array.from([0xff, APP1, length >> 8, length & 0xff, ...content]);
}

/** Returns where the segment that begins at `at` ends: its length follows its marker and counts itself. */
export function segmentEnd(bytes: Uint8Array, at: number): number {
  return at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
}

/** Whether bytes begin with a text, in Latin-1. */
export function beginsWith(bytes: Uint8Array, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
