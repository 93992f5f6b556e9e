import { MAX_RECEIPT_BYTES, SHRINK_ABOVE_BYTES } from '@pa-ledger/domain/limits';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jpegReceipt, SPOOFED_FILES } from '../../../../../tests/fixtures/receipt-files.ts';
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
