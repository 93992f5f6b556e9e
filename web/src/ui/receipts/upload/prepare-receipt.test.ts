import { MAX_RECEIPT_BYTES, SHRINK_ABOVE_BYTES } from '@pa-ledger/domain/limits';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  jpegReceipt,
  phonePhoto,
  SPOOFED_FILES,
} from '../../../../../tests/fixtures/receipt-files.ts';
import { prepareReceipt } from './prepare-receipt.ts';

const { bytes: JPEG } = jpegReceipt();
const caseFile = (name: string) =>
  readFileSync(new URL(`../../../../../tests/fixtures/receipt-cases/${name}`, import.meta.url));

/** Prepares a file where no browser can draw one: what its bytes and its name come to. */
async function prepared(bytes: Uint8Array, name: string, type = '') {
  const result = await prepareReceipt(new File([new Uint8Array(bytes)], name, { type }));
  return 'refused' in result ? result.refused : `${result.name}: ${result.type}`;
}

function sized(start: string, size: number): Uint8Array {
  return Buffer.concat([Buffer.from(start, 'latin1')], size);
}

describe('a chosen file is what its first bytes say (#47)', () => {
  it.each([
    ['attachment.bin', 'application/octet-stream', 'attachment.jpg: image/jpeg'],
    ['scan-0001.png', 'image/png', 'scan-0001.jpg: image/jpeg'],
    ['IMG_0042.heic', 'image/heic', 'IMG_0042.jpg: image/jpeg'],
    ['IMG_0001.JPG.', '', 'IMG_0001.JPG: image/jpeg'],
    ['photo.jpg.download', '', 'photo.jpg: image/jpeg'],
    ['photo', 'text/html', 'photo.jpg: image/jpeg'],
  ])('a JPEG called %s of %j is %s', async (name, type, expected) => {
    expect(await prepared(JPEG, name, type)).toBe(expected);
  });

  it.each([
    ['receipt', 'receipt.pdf: application/pdf'],
    ['bom.pdf', 'bom.pdf: application/pdf'],
    ['http-header-first.pdf', 'http-header-first.pdf: application/pdf'],
    // It no longer moves.
    ['sticker.png', 'sticker.png: image/png'],
  ])('the case %s is %s', async (file, expected) => {
    expect(await prepared(caseFile(file), file)).toBe(expected);
  });

  it.each(SPOOFED_FILES)('$name is refused under the name of a PDF', async ({ bytes }) => {
    expect(await prepared(bytes, 'receipt.pdf', 'application/pdf')).toMatch(/^(?:type|picture)$/);
  });

  it.each([
    ['an iPhone photo, whatever its name', '\0\0\0\x24ftypheic', 'IMG_1204.jpg', 'heic'],
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
    // Not drawn here, so not smaller: what is behind its end is left out.
    expect(await photo(SHRINK_ABOVE_BYTES + 1)).toBe('a.jpg: image/jpeg');
    expect(await photo(MAX_RECEIPT_BYTES + 1)).toBe('tooLarge');
  });
});

describe('a large photo', () => {
  const drawing = vi.fn(() => Promise.reject(new Error('No browser draws here.')));
  vi.stubGlobal('createImageBitmap', drawing);
  afterEach(() => drawing.mockClear());

  /** A JPEG with more of its picture's own data. */
  const filled = (size: number) =>
    Buffer.concat([JPEG.subarray(0, -2), Buffer.alloc(size), JPEG.subarray(-2)]);

  it('that has nothing to take out is sent as it is, with every pixel', async () => {
    const bytes = filled(SHRINK_ABOVE_BYTES);
    const result = await prepareReceipt(new File([new Uint8Array(bytes)], 'till-roll.jpg'));
    expect(result).toMatchObject({ name: 'till-roll.jpg', shrunk: false });
    const sent = 'bytes' in result ? await result.bytes.arrayBuffer() : new ArrayBuffer();
    expect(bytes.equals(new Uint8Array(sent))).toBe(true);
    expect(drawing).not.toHaveBeenCalled();
  });

  it.each([
    ['that lies on its side', Buffer.from(phonePhoto(6).bytes)],
    ['with something behind its end', Buffer.concat([filled(SHRINK_ABOVE_BYTES), JPEG])],
    ['over the limit', filled(MAX_RECEIPT_BYTES)],
  ])('%s is drawn smaller', async (_name, bytes) => {
    await prepareReceipt(new File([new Uint8Array(bytes)], 'photo.jpg'));
    expect(drawing).toHaveBeenCalledOnce();
  });
});
