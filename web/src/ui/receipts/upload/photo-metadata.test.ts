import { caseFile } from '../../../../../tests/fixtures/receipt-cases.ts';
import { fileKind } from '@pa-ledger/domain/expenses/file-kind';
import { describe, expect, it } from 'vitest';
import {
  DEVICE,
  jpegWithPlace,
  PLACE,
  pngWithPlace,
} from '../../../../../tests/fixtures/photo-with-place.ts';
import { encodeJpeg, segment } from '../../../../../tools/seed/receipts/jpeg.ts';
import {
  jpegReceipt,
  pdfReceipt,
  pngReceipt,
} from '../../../../../tests/fixtures/receipt-files.ts';
import { orientationOf, orientationOnly } from './exif-orientation.ts';
import { jpegWithoutMetadata } from './jpeg-metadata.ts';
import { pdfWithoutPlaces } from './photo-metadata.ts';
import { withoutMetadata } from './photo-metadata.ts';
import { pngWithoutMetadata } from './photo-metadata.ts';

const whole = (pieces: readonly Uint8Array[] | null) => Buffer.concat(pieces ?? []);

/** Returns the orientation in a JPEG's EXIF, wherever it is. */
function orientationIn(jpeg: Buffer): number {
  const at = jpeg.indexOf('Exif\0\0');
  return at === -1 ? 1 : orientationOf(jpeg.subarray(at + 6));
}

describe('a JPEG (#58)', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'keeps its orientation %i and loses its location',
    (orientation) => {
      const photo = jpegWithPlace(orientation);
      expect(photo.includes(PLACE)).toBe(true);
      const clean = whole(jpegWithoutMetadata(photo));
      for (const secret of [PLACE, DEVICE, 'xmpmeta', 'Photoshop', 'MPF']) {
        expect([secret, clean.includes(secret)]).toEqual([secret, false]);
      }
      expect(clean.includes('JFIF')).toBe(true);
      expect(clean.includes('ICC_PROFILE\0kept')).toBe(true);
      expect(orientationIn(clean)).toBe(orientation);
      // Its own picture is unchanged, and the one after its end is gone.
      expect(clean.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
      const picture = photo.subarray(photo.indexOf(Buffer.from([0xff, 0xdb])));
      const end = picture.indexOf(Buffer.from([0xff, 0xd9])) + 2;
      expect(clean.subarray(clean.indexOf(Buffer.from([0xff, 0xdb])))).toEqual(
        picture.subarray(0, end),
      );
    },
  );

  it.each([
    [1, 6],
    [6, 1],
    [6, 8],
  ])('is turned by the first of two EXIF blocks: %i, then %i', (first, second) => {
    const noted = (orientation: number) => {
      const segments = [...Buffer.from('Exif\0\0'), ...orientationOnly(orientation)];
      return segment(0xe1, segments);
    };
    const photo = encodeJpeg(64, 32, () => [9, 9, 9], { before: [noted(first), noted(second)] });
    const clean = whole(jpegWithoutMetadata(photo));
    expect(orientationIn(clean)).toBe(first);
    expect(clean.toString('latin1').split('Exif')).toHaveLength(first === 1 ? 1 : 2);
  });

  it('without metadata stays the same to the byte', () => {
    const { bytes } = jpegReceipt();
    expect(whole(jpegWithoutMetadata(bytes)).equals(bytes)).toBe(true);
  });

  it('that is truncated in the picture is kept as far as it goes', () => {
    const { bytes } = jpegReceipt();
    const cut = bytes.subarray(0, bytes.length - 500);
    expect(whole(jpegWithoutMetadata(cut)).equals(cut)).toBe(true);
  });

  it.each([
    ['nothing but its start', Buffer.from([0xff, 0xd8, 0xff])],
    ['a segment beyond its end', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0])],
    ['a segment of length 0', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xd9])],
    ['something else between', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, 7, 7, 7])],
  ])('with %s is not valid', (_name, bytes) => {
    expect(jpegWithoutMetadata(bytes)).toBeNull();
  });
});

describe('a PNG (#58)', () => {
  it('loses its texts, its EXIF and anything after its end', () => {
    const clean = whole(pngWithoutMetadata(pngWithPlace()));
    expect(clean.includes(PLACE)).toBe(false);
    expect(clean.includes('eXIf')).toBe(false);
    expect(clean.subarray(-8, -4).toString()).toBe('IEND');
  });

  it('without metadata stays the same', () => {
    const { bytes } = pngReceipt();
    expect(whole(pngWithoutMetadata(bytes)).equals(bytes)).toBe(true);
  });

  it('that moves becomes its first picture, which does not', () => {
    const moving = caseFile('sticker.png');
    expect(fileKind(moving)).toBe('animated');
    const clean = whole(pngWithoutMetadata(moving));
    expect(fileKind(clean)).toBe('image/png');
    expect(/acTL|fcTL|fdAT/.test(clean.toString('latin1'))).toBe(false);
    expect(clean.includes('IDAT')).toBe(true);
  });

  it('is not cleaned if its EXIF rotates it or if it is truncated, so that it is drawn again', () => {
    expect(pngWithoutMetadata(pngWithPlace(6))).toBeNull();
    expect(pngWithoutMetadata(pngReceipt().bytes.subarray(0, -6))).toBeNull();
  });
});

it.each([
  [[]],
  [[0x49, 0x49]],
  [[0x4d, 0x4d, 0, 42, 0, 0, 0, 8]],
  [[0x49, 0x49, 42, 0, 255, 255, 255, 255]],
])('EXIF that cannot be read rotates nothing: %j (#58)', (bytes) => {
  expect(orientationOf(Uint8Array.from(bytes))).toBe(1);
});

describe('a PDF (#58)', () => {
  const pdfOf = (...parts: (string | Buffer)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const photo = jpegWithPlace(6);
  const pdf = pdfOf('%PDF-1.4\n1 0 obj<</Filter/DCTDecode>>stream\n', photo, '\nendstream\n');

  it('loses what a camera noted in its photos, and nothing moves', () => {
    const clean = whole(pdfWithoutPlaces(new Uint8Array(pdf)));
    for (const secret of [DEVICE, 'xmpmeta', 'Photoshop', `Exif`])
      expect([secret, clean.includes(secret)]).toEqual([secret, false]);
    expect(clean).toHaveLength(pdf.length);
    expect(clean.includes('JFIF')).toBe(true);
    // The picture itself begins after its notes.
    const picture = pdf.indexOf(Buffer.from([0xff, 0xdb]));
    const end = pdf.indexOf(Buffer.from([0xff, 0xd9]));
    expect(clean.subarray(picture, end).equals(pdf.subarray(picture, end))).toBe(true);
  });

  it('that is signed stays the same to the byte', () => {
    const signed = pdfOf(pdf, '2 0 obj<</ByteRange[0 1 2 3]>>endobj\n');
    expect(whole(pdfWithoutPlaces(new Uint8Array(signed))).equals(signed)).toBe(true);
  });

  it('without photos stays the same to the byte', () => {
    const { bytes } = pdfReceipt();
    expect(whole(pdfWithoutPlaces(new Uint8Array(bytes))).equals(bytes)).toBe(true);
  });
});

it('cleans a photo by its own type only (#58)', async () => {
  const png = new Blob([new Uint8Array(pngWithPlace())]);
  const jpeg = new Blob([new Uint8Array(jpegWithPlace(1))]);
  expect(await withoutMetadata(png, 'image/jpeg')).toBeNull();
  expect(await withoutMetadata(jpeg, 'image/png')).toBeNull();
  for (const [photo, type] of [
    [png, 'image/png'],
    [jpeg, 'image/jpeg'],
  ] as const) {
    const clean = await withoutMetadata(photo, type);
    expect(clean?.content.type).toBe(type);
    expect(await clean?.content.text()).not.toContain(PLACE);
  }
});
