import { describe, expect, it } from 'vitest';
import { checkedText, MAX_SHEET_BYTES, textOfSheet } from './sheet-text.ts';
import { sheetMessages } from './sheet-messages.ts';

const TEXT = 'Category,Fund\nCafé,Main';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);

function utf16(text: string, isBig: boolean): Uint8Array {
  const units = Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0));
  return bytes(
    ...units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

describe('textOfSheet', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a mark', utf8(`\ufeff${TEXT}`)],
    ['UTF-16, the low byte first', utf16(TEXT, false)],
    ['UTF-16, the high byte first', utf16(TEXT, true)],
    ['Windows-1252', bytes(...Array.from(TEXT, (character) => character.charCodeAt(0)))],
  ])('reads %s', (_, file) => {
    expect(textOfSheet(file)).toEqual({ ok: true, text: TEXT });
  });

  it('reads the quotation marks and dashes of Windows-1252', () => {
    expect(textOfSheet(bytes(0x93, 0x41, 0x94, 0x96, 0x80))).toEqual({ ok: true, text: '“A”–€' });
  });

  it.each([
    ['NULs behind it', `${TEXT}\0\0\0`],
    ['a Ctrl-Z behind it', `${TEXT}\x1a`],
    ['a NUL in front of every character', Array.from(TEXT, (each) => `\0${each}`).join('')],
  ])('reads a text with %s', (_, text) => {
    expect(textOfSheet(utf8(text))).toEqual({ ok: true, text: TEXT });
    expect(checkedText(text)).toEqual({ ok: true, text: TEXT });
  });

  it.each([
    ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0x14), sheetMessages.workbook],
    ['an older workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), sheetMessages.workbook],
    ['a PDF', utf8('%PDF-1.7'), sheetMessages.pdf],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), sheetMessages.binary],
    ['a program', utf8('\x7fELF\x02\x01\x01\0'), sheetMessages.binary],
    ['NULs among odd bytes', bytes(0x41, 0, 0x81, 0), sheetMessages.binary],
    ['nothing', bytes(), sheetMessages.empty],
    ['empty lines', utf8('\r\n \n'), sheetMessages.empty],
    ['half of a UTF-16 file', utf16(TEXT, false).subarray(0, 9), sheetMessages.cutOff],
    ['more than 10 MB', new Uint8Array(MAX_SHEET_BYTES + 1), sheetMessages.tooLarge],
  ])('refuses %s', (_, file, reason) => {
    expect(textOfSheet(file)).toEqual({ ok: false, reason });
  });

  it('says how many rows are too many', () => {
    expect(sheetMessages.tooManyRows(5_000)).toBe('It has more than 5,000 rows. Please split it.');
  });

  it('says in which row a quotation mark is in the wrong place', () => {
    expect(sheetMessages.quotes(1_204)).toBe(
      'A quotation mark in row 1,204 is in the wrong place, so its cells can’t be told apart. Take it out or double it.',
    );
  });
});

it('takes a pasted text as it is', () => {
  expect(checkedText('a\tb')).toEqual({ ok: true, text: 'a\tb' });
  expect(checkedText(' \n')).toEqual({ ok: false, reason: sheetMessages.empty });
});
