import { describe, expect, it } from 'vitest';
import {
  hugePng,
  jpegReceipt,
  pdfReceipt,
  pngReceipt,
  SPOOFED_FILES,
} from '../../../tests/fixtures/receipt-files.ts';
import { RECEIPT_CASES } from '../../../tests/fixtures/receipt-cases.ts';
import { fileKind, HEAD_BYTES } from './file-kind.ts';

const kindOf = (bytes: Uint8Array) => fileKind(bytes.subarray(0, HEAD_BYTES));
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const [pdf, jpeg, png] = [pdfReceipt().bytes, jpegReceipt().bytes, pngReceipt().bytes];

describe('what a file is (#47)', () => {
  it.each([
    ['a PDF', pdf, 'application/pdf'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a PNG with a huge picture', hugePng().bytes, 'image/png'],
    ['a PDF behind 1,019 bytes', Buffer.concat([Buffer.alloc(1_019), pdf]), 'application/pdf'],
    ['a PDF behind 1,020 bytes', Buffer.concat([Buffer.alloc(1_020), pdf]), null],
    ['a PNG that ends in its signature', png.subarray(0, 7), null],
    ['a PNG that ends before its picture', png.subarray(0, 33), 'image/png'],
    ['nothing', Buffer.alloc(0), null],
    ['a JPEG that speaks of a PDF', Buffer.concat([jpeg.subarray(0, 4), pdf]), 'image/jpeg'],
    ['a PDF stored in a ZIP', Buffer.concat([latin1('PK\x03\x04'), pdf]), null],
    ['a program that holds a PDF', Buffer.concat([latin1('MZ\x90\0'), pdf]), null],
    ['a photo of an iPhone', latin1('\0\0\0\x24ftypheic\0\0\0\0'), 'heic'],
    ['another HEIF', latin1('\0\0\0\x18ftypmif1\0\0\0\0'), 'heic'],
    ['an AVIF', latin1('\0\0\0\x20ftypavif\0\0\0\0'), 'avif'],
    ['a WebP', latin1('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
    ['a GIF', latin1('GIF89a'), 'gif'],
    ['a film', latin1('\0\0\0\x18ftypmp42'), null],
  ])('%s', (_name, bytes, kind) => {
    expect(kindOf(bytes)).toBe(kind);
  });

  it.each(RECEIPT_CASES)('the case $file is $kind', ({ bytes, kind }) => {
    expect(kindOf(bytes)).toBe(kind);
  });

  it.each(SPOOFED_FILES)('$name is none of the receipts', ({ bytes }) => {
    expect(['application/pdf', 'image/jpeg', 'image/png']).not.toContain(kindOf(bytes));
  });
});
