import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../../tests/fixtures/blank-texts.ts';
import {
  codeOf,
  CONTROL_CHARACTERS,
  TURNING_CHARACTERS,
} from '../../../tests/fixtures/characters.ts';
import { RECEIPT_TYPES } from '../limits.ts';
import { isReceiptName, receiptNameFor, shortFileName } from './receipt-name.ts';

const BAD_NAMES = [
  ['the parent folder', '..'],
  ['this folder', '.'],
  ['three dots', '...'],
  ['a path', '../../etc/passwd'],
  ['a Windows path', 'C:\\receipts\\a.pdf'],
  ['a null character', 'a.pdf\u0000.exe'],
  ['a line break', 'a\r\nContent-Type: text/html'],
  ...[...TURNING_CHARACTERS, ...CONTROL_CHARACTERS].map(
    (character) => [codeOf(character), `invoice${character}fdp.exe`] as const,
  ),
  ['half a character', 'a\ud83c.pdf'],
  ['201 characters', `${'a'.repeat(197)}.pdf`],
  ...BLANK_TEXTS,
] as const;

describe('isReceiptName', () => {
  it.each([
    'receipt.pdf',
    '%2e%2e%2f',
    'Quittung für Äpfel 🎃.png',
    `${'a'.repeat(196)}.pdf`,
    '.a',
    // macOS writes a narrow no-break space.
    'Screenshot 2026-10-17 at 3.05.12\u202fPM.png',
    'نامه\u200cها 👩\u200d👧.pdf',
  ])('accepts %s (#55, #107)', (name) => {
    expect(isReceiptName(name)).toBe(true);
  });

  it.each(BAD_NAMES)('refuses %s (#55, #107)', (_why, name) => {
    expect(isReceiptName(name)).toBe(false);
  });
});

describe('receiptNameFor', { timeout: 60_000 }, () => {
  it.each([
    ['receipt.pdf', 'receipt.pdf'],
    [' a b.pdf ', 'a b.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd.pdf'],
    ['invoice\u202efdp.exe', 'invoice_fdp.exe.pdf'],
    ['\u200einvoice\u061c\u0000.pdf', '_invoice__.pdf'],
    ['a\ud83c.pdf', 'a_.pdf'],
    ['at 3.05\u202fPM.pdf', 'at 3.05\u202fPM.pdf'],
    ['..', 'receipt.pdf'],
    ['\u200b', 'receipt.pdf'],
    ['', 'receipt.pdf'],
  ])('shows %j as %j (#55)', (fileName, expected) => {
    expect(receiptNameFor(fileName, 'application/pdf')).toBe(expected);
  });

  it.each([
    ['receipt', 'application/pdf', 'receipt.pdf'],
    ['attachment.bin', 'image/jpeg', 'attachment.jpg'],
    ['photo.jpg.download', 'image/jpeg', 'photo.jpg'],
    ['IMG_0001.JPG.', 'image/jpeg', 'IMG_0001.JPG'],
    ['scan-0001.png', 'image/jpeg', 'scan-0001.jpg'],
    ['IMG_0042.heic', 'image/jpeg', 'IMG_0042.jpg'],
    ['photo.jfif', 'image/jpeg', 'photo.jpg'],
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['scan.pdf', 'image/png', 'scan.png'],
    ['scan.pdf.png', 'application/pdf', 'scan.pdf.pdf'],
    ['Invoice 12.50', 'application/pdf', 'Invoice 12.50.pdf'],
    ['page.html', 'application/pdf', 'page.html.pdf'],
    ['.png', 'image/jpeg', 'receipt.jpg'],
  ] as const)('ends %s as %s does: %s (#47)', (fileName, type, expected) => {
    expect(receiptNameFor(fileName, type)).toBe(expected);
  });

  it('keeps the start and the ending of a long name (#55)', () => {
    const name = receiptNameFor(`start${'x'.repeat(500)} last page.pdf`, 'application/pdf');
    expect(name).toHaveLength(200);
    expect(name).toMatch(/^start.*….* last page\.pdf$/);
  });

  it('shows a long name at any length with its ending', () => {
    expect(shortFileName('a long name of a receipt from the market.pdf', 30)).toBe(
      'a long na… from the market.pdf',
    );
    expect(shortFileName('short.pdf', 30)).toBe('short.pdf');
  });

  it('gives every file a name that can be stored (#55)', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 })
        .map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(names, fc.constantFrom(...RECEIPT_TYPES), (name, type) => {
        const given = receiptNameFor(name, type);
        expect(isReceiptName(given)).toBe(true);
        expect(receiptNameFor(given, type)).toBe(given);
      }),
      { numRuns: 500 },
    );
  });
});
