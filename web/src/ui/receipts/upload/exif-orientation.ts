/*
 * EXIF is a small TIFF file: two letters for the byte order, the number 42, and the offset of the first directory. A
 * directory is a count and entries of 12 bytes (tag, type, count, value).
 */
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** Returns a picture's orientation from its EXIF, 1 to 8; 1 (as stored) if it's unreadable. */
export function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let index = 0; index < entries; index++) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
      const orientation = view.getUint16(entry + 8, little);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch (error) {
    // The directory points beyond the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** Returns EXIF with only the orientation. */
export function orientationOnly(orientation: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 + 2 + ENTRY_BYTES + 4));
  // Big-endian, 42, the directory at 8 with one entry: a tag, its type, and one value.
  view.setUint16(0, 0x4d4d);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION_TAG);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return new Uint8Array(view.buffer);
}
