import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from './text-lines.ts';

/** Each character is as wide as the next one. */
const widthOf = (line: string) => Array.from(line).length;
const lines = (text: string, width = 10) => textLines(text, widthOf, width);

describe('textLines', () => {
  it('breaks at spaces, at line ends, and in words that are too long', () => {
    expect(lines('Paper plates for the picnic')).toEqual(['Paper', 'plates for', 'the picnic']);
    expect(lines('a\nb\u2028c\u2029\nd')).toEqual(['a', 'b', 'c', '', 'd']);
    expect(lines('incomprehensible')).toEqual(['incomprehe', 'nsible']);
    expect(lines('紙皿と紙コップと割り箸を買う')).toEqual(['紙皿と紙コップと割り', '箸を買う']);
    expect(lines('1\t2')).toEqual(['1  2']);
  });

  it('never breaks what a person sees as one character', () => {
    const family = '👩‍👩‍👧‍👦';
    const wide = (line: string) => line.length;
    expect(textLines(family.repeat(3), wide, 5)).toEqual([family, family, family]);
  });

  it('loses nothing but spaces, whatever the text (#144)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 1, max: 12 }),
        (text, width) => {
          const bare = (part: string) => part.replace(/[\s\u2028\u2029]/g, '');
          expect(bare(lines(text, width).join(''))).toBe(bare(text));
        },
      ),
    );
  });
});
