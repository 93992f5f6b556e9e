import { MAX_RECEIPT_BYTES, SHRINK_ABOVE_BYTES } from '@pa-ledger/domain/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { caseFile, RECEIPT_CASES } from '../../../../../tests/fixtures/receipt-cases.ts';
import {
  hugePng,
  jpegReceipt,
  phonePhoto,
  SPOOFED_FILES,
} from '../../../../../tests/fixtures/receipt-files.ts';
import { prepareReceipt } from './prepare-receipt.ts';

const { bytes: JPEG } = jpegReceipt();

/** Prepares a file where no browser can draw one, so only its bytes and its name count. */
async function prepared(bytes: Uint8Array, name: string, type = '') {
  const result = await prepareReceipt(new File([new Uint8Array(bytes)], name, { type }));
  return 'refused' in result ? result.refused : `${result.name}: ${result.type}`;
}

function sized(start: string, size: number): Uint8Array {
  return Buffer.concat([Buffer.from(start, 'latin1')], size);
}

describe('a chosen file is what its first bytes say (#47)', () => {
  it.each([
    ['IMG_0001.JPG.', '', 'IMG_0001.JPG: image/jpeg'],
    ['photo.jpg.download', '', 'photo.jpg: image/jpeg'],
    ['photo', 'text/html', 'photo.jpg: image/jpeg'],
  ])('a JPEG called %s of %j is %s', async (name, type, expected) => {
    expect(await prepared(JPEG, name, type)).toBe(expected);
  });

  // The browser tests cover those that must be drawn.
  it.each(RECEIPT_CASES.filter(({ kind }) => kind !== 'webp' && kind !== 'heic'))(
    'the case $file',
    async ({ file, bytes, right }) => {
      const expected = 'refused' in right ? null : `${right.name}: ${right.type}`;
      expect(await prepared(bytes, file)).toBe(expected);
    },
  );

  it.each(SPOOFED_FILES)('$name is refused under the name of a PDF', async ({ bytes }) => {
    expect(await prepared(bytes, 'receipt.pdf', 'application/pdf')).toMatch(/^(?:type|picture)$/);
  });

  it.each([
    ['text under the name of one', 'Hello', 'IMG_0001.HEIC', 'type'],
    ['a WebP that this browser cannot draw', 'RIFF\x24\0\0\0WEBPVP8 ', 'screenshot.jpg', 'picture'],
    ['nothing', '', 'empty.pdf', 'empty'],
  ])('%s is refused as what it is', async (_name, start, name, reason) => {
    expect(await prepared(Buffer.from(start, 'latin1'), name)).toBe(reason);
  });

  it('an animated PNG that can be neither cleaned nor drawn is refused here, not by the server', async () => {
    expect(await prepared(caseFile('sticker.png').subarray(0, 300), 'sticker.png')).toBe('damaged');
  });

  it('has at most 10 MB', async () => {
    const pdf = (size: number) => prepared(sized('%PDF-1.4', size), 'a.pdf');
    expect(await pdf(MAX_RECEIPT_BYTES)).toBe('a.pdf: application/pdf');
    expect(await pdf(MAX_RECEIPT_BYTES + 1)).toBe('tooLarge');
    const photo = (size: number) => prepared(Buffer.concat([JPEG], size), 'a.jpg');
    // Not drawn here, so not smaller: only the data after its end goes.
    expect(await photo(SHRINK_ABOVE_BYTES + 1)).toBe('a.jpg: image/jpeg');
    expect(await photo(MAX_RECEIPT_BYTES + 1)).toBe('tooLarge');
  });
});

describe('what is wrong with a file', () => {
  const faultOf = async (bytes: Uint8Array) => {
    const result = await prepareReceipt(new File([new Uint8Array(bytes)], 'a'));
    return 'refused' in result ? `refused: ${result.refused}` : result.fault;
  };

  it('is said of a picture by its first bytes alone if it is too large to draw', async () => {
    expect(await faultOf(hugePng().bytes)).toBe('pixels');
    expect(await faultOf(Buffer.concat([hugePng().bytes], MAX_RECEIPT_BYTES + 1))).toBe(
      'refused: pixels',
    );
    const jpeg = Buffer.from(JPEG);
    // After the frame's marker: its length and depth.
    jpeg.writeUInt32BE(0x2711_2711, jpeg.indexOf('\xff\xc0', 0, 'latin1') + 5);
    expect(await faultOf(jpeg)).toBe('pixels');
  });

  it('is that it cannot be drawn', async () => {
    expect(await faultOf(JPEG)).toBe('damaged');
    expect(await faultOf(JPEG.subarray(0, 30))).toBe('damaged');
    expect(await faultOf(caseFile('trunc-head.png'))).toBe('damaged');
  });

  it('is nothing where a PDF cannot be looked at', async () => {
    expect(await faultOf(caseFile('trunc.pdf'))).toBeNull();
  });
});

describe('a large photo', () => {
  const drawing = vi.fn((_picture: Blob) => Promise.reject(new Error('No browser draws here.')));
  vi.stubGlobal('createImageBitmap', drawing);
  afterEach(() => drawing.mockClear());

  /** A JPEG with more picture data of its own. */
  const filled = (size: number) =>
    Buffer.concat([JPEG.subarray(0, -2), Buffer.alloc(size), JPEG.subarray(-2)]);

  it('that has nothing to take out is sent as it is, with every pixel', async () => {
    const bytes = filled(SHRINK_ABOVE_BYTES);
    const chosen = new File([new Uint8Array(bytes)], 'till-roll.jpg');
    const result = await prepareReceipt(chosen);
    expect(result).toMatchObject({ name: 'till-roll.jpg', shrunk: false });
    const sent = 'bytes' in result ? await result.bytes.arrayBuffer() : new ArrayBuffer();
    expect(bytes.equals(new Uint8Array(sent))).toBe(true);
    // To see whether it opens, which we check on what we send.
    expect(drawing).toHaveBeenCalledOnce();
    expect(drawing.mock.calls[0]?.[0]).not.toBe(chosen);
  });

  it.each([
    ['that lies on its side', Buffer.from(phonePhoto(6).bytes)],
    ['with something behind its end', Buffer.concat([filled(SHRINK_ABOVE_BYTES), JPEG])],
    ['over the limit', filled(MAX_RECEIPT_BYTES)],
  ])('%s is drawn smaller', async (_name, bytes) => {
    const chosen = new File([new Uint8Array(bytes)], 'photo.jpg');
    await prepareReceipt(chosen);
    expect(drawing.mock.calls[0]?.[0]).toBe(chosen);
  });
});
