import { describe, expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../tests/fixtures/blank-texts.ts';
import { isBlank, isOneLine, isPlainText, tidyText } from './text.ts';

describe('isBlank', () => {
  it.each(BLANK_TEXTS)('#8 sees nothing in: %s', (_name, text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text} \u200b${text}`)).toBe(true);
  });

  it.each(['a', '0', '.', '\u200ba\u200b', '漢', '🎃', ' ä '])(
    '#8 sees something in %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
      // The expressions keep no memory of the text before.
      expect(isBlank(text)).toBe(false);
    },
  );
});

const DIRECTION_MARKS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2069'];

describe('isOneLine', () => {
  it.each(['', 'Dana Whitfield', 'Łódź', '家庭', '🎃', "O'Brien"])('accepts %j', (text) => {
    expect(isOneLine(text)).toBe(true);
  });

  it.each(['\n', '\r', '\t', '\u0000', '\u001f', '\u007f', '\u0085', '\u009f', '\u2028', '\u2029'])(
    '#40 refuses %j',
    (character) => {
      expect(isOneLine(`a${character}b`)).toBe(false);
    },
  );

  it.each(DIRECTION_MARKS)('#55 refuses the direction mark %j', (mark) => {
    expect(isOneLine(`invoice${mark}fdp.exe`)).toBe(false);
  });

  it('refuses half a character', () => {
    expect(isOneLine('a\ud83c')).toBe(false);
  });
});

describe('isPlainText', () => {
  it('accepts several lines, tabs and every script', () => {
    expect(isPlainText('two\nlines\tand 漢 🎃')).toBe(true);
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u000c', '\r', '\u001b', '\u007f', '\u009f', '\ud800'])(
    'refuses %j',
    (character) => {
      expect(isPlainText(`a${character}`)).toBe(false);
    },
  );
});

describe('tidyText', () => {
  it.each([
    ['  a b  ', 'a b'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['\ufeffa\u00a0', 'a'],
    ['\n\n', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(tidyText(text)).toBe(expected);
  });
});
