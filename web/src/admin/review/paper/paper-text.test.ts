import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOREIGN_TEXTS } from '../../../../../tests/fixtures/review-packet.ts';
import { isStandardText, onOneLineOf, printedText, wrapText } from './paper-text.ts';

/** As if each character were one wide. */
const measure = (line: string) => line.length;

describe('a printed text', () => {
  it('has no character that no one sees, and plain spaces and hyphens', () => {
    expect(printedText(' a\u00a0b\u202fc\u2011d\u2212e\u200b\u202e\tf\r\ng ')).toBe(
      'a b c-d-e f\ng',
    );
    // Composed, a letter and its accent are in the standard fonts.
    expect(isStandardText(printedText('Jose\u0301'))).toBe(true);
  });

  it.each(Object.entries(FOREIGN_TEXTS))('is a picture if it has %s', (_, text) => {
    expect(isStandardText(text)).toBe(false);
  });

  it('is text if the standard fonts have it', () => {
    expect(isStandardText('Peña & Søn: “50 € – Œuvre” … ©')).toBe(true);
    // They'd be written as other characters.
    for (const text of ['\u0080', '\u0000', '\u00a0', 'ł', '→'])
      expect(isStandardText(text)).toBe(false);
  });
});

describe('lines', () => {
  it.each([
    ['break at spaces', 'one two three', ['one two', 'three']],
    ['keep line breaks', 'one\n\ntwo', ['one', '', 'two']],
    ['break long words after a mark', 'dana@example.com', ['dana@', 'example.', 'com']],
    ['break others anywhere', 'abcdefghijk', ['abcdefgh', 'ijk']],
    ['go on after a long word', 'a abcdefghijk b', ['a', 'abcdefgh', 'ijk b']],
    ['break Chinese anywhere', '王小明买了南瓜和稻草', ['王小明买了南瓜和', '稻草']],
  ])('%s', (_, text, lines) => {
    expect(wrapText(text, 8, measure)).toEqual(lines);
  });

  it('never break inside a character that is made of several', () => {
    const family = '👨‍👩‍👧';
    expect(wrapText(`${family}${family}`, family.length, measure)).toEqual([family, family]);
  });

  it('lose nothing and are no wider than asked', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'ł', '-', '@', '1'), maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word), fc.integer({ min: 1, max: 12 }), (words, width) => {
        const lines = wrapText(words.join(' '), width, measure);
        expect(lines.every(({ length }) => length <= width)).toBe(true);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      }),
    );
  });

  it('end with an ellipsis where there is only one', () => {
    expect(onOneLineOf('one\ntwo', 8, measure)).toBe('one two');
    expect(onOneLineOf('one two three', 8, measure)).toBe('one two…');
  });
});
