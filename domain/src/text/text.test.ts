import { describe, expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../../tests/fixtures/blank-texts.ts';
import {
  codeOf,
  CONTROL_CHARACTERS,
  HARMLESS_CHARACTERS,
  LINE_CHARACTERS,
  TURNING_CHARACTERS,
} from '../../../tests/fixtures/characters.ts';
import { characterError, isBlank, isOneLine, isPlainText, onOneLine, tidyText } from './text.ts';

describe('isBlank', () => {
  it.each(BLANK_TEXTS)('sees nothing in: %s (#8)', (_name, text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text} \u200b${text}`)).toBe(true);
  });

  it.each(['a', '0', '.', '\u200ba\u200b', '漢', '🎃', ' ä '])(
    'sees something in %j (#8)',
    (text) => {
      expect(isBlank(text)).toBe(false);
      // The expressions remember nothing of the text before.
      expect(isBlank(text)).toBe(false);
    },
  );
});

const ONE_LINE = ['', 'Dana Whitfield', 'Łódź', '家庭', '🎃', '👩‍👧', "O'Brien", 'نامه‌ها'];
const HALF_CHARACTERS = ['\ud83c', '\udf83', '\udf83\ud83c'];

describe('isOneLine (#107)', () => {
  it.each([...ONE_LINE, ...HARMLESS_CHARACTERS])('accepts %j', (text) => {
    expect(isOneLine(text)).toBe(true);
  });

  it.each([...CONTROL_CHARACTERS, ...LINE_CHARACTERS, ...HALF_CHARACTERS])(
    'refuses %j (#40)',
    (character) => {
      expect(isOneLine(`a${character}b`)).toBe(false);
    },
  );

  it.each(TURNING_CHARACTERS)(
    'refuses %j, which changes the reading direction (#55)',
    (character) => {
      expect(isOneLine(`invoice${character}fdp.exe`)).toBe(false);
    },
  );
});

describe('isPlainText (#107)', () => {
  it.each(['two\nlines\tand 漢 🎃', ...LINE_CHARACTERS, ...HARMLESS_CHARACTERS])(
    'accepts %j',
    (text) => {
      expect(isPlainText(text)).toBe(true);
    },
  );

  it.each([...CONTROL_CHARACTERS, ...TURNING_CHARACTERS, ...HALF_CHARACTERS])(
    'refuses %j',
    (character) => {
      expect(isPlainText(`a\n${character}`)).toBe(false);
    },
  );
});

it('refuses exactly the direction characters, beside control characters and half characters (#107)', () => {
  const every = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0);
  const isHalf = (code: number) => code >= 0xd800 && code < 0xe000;
  const refused = (accepts: (text: string) => boolean) =>
    every.flatMap((text, code) =>
      accepts(text) || isControl(code) || isHalf(code) ? [] : [codeOf(text)],
    );
  expect(refused(isPlainText)).toEqual(TURNING_CHARACTERS.map(codeOf));
  expect(refused(isOneLine).sort()).toEqual(
    [...TURNING_CHARACTERS, '\u2028', '\u2029'].map(codeOf).sort(),
  );
});

describe('characterError (#107)', () => {
  it.each([
    ['one', 'Check\u202e 1042', 'hidden character', '(U+202E, at place 6)'],
    ['one', '\u200e555 0100', 'hidden character', '(U+200E, at place 1)'],
    ['one', 'a\tb', 'tab', '(U+0009, at place 2)'],
    ['one', '🎃🎃\nlines', 'line break', '(U+000A, at place 3)'],
    ['one', 'two\u2028lines', 'line break', '(U+2028, at place 4)'],
    ['many', 'two\n lines\u0000', 'hidden character', '(U+0000, at place 11)'],
    ['many', 'half a \ud83c', 'hidden character', '(U+D83C, at place 8)'],
    ['many', 'a\u001b\u202e', 'hidden character', '(U+001B, at place 2)'],
  ] as const)('of %s: in %j it finds a %s %s', (lines, text, name, where) => {
    expect(characterError('Reference', text, lines)).toEqual({
      code: 'unstorable',
      message: `Reference has a ${name} that cannot be stored ${where}. Please remove it, or type the text again.`,
    });
  });

  it('accepts a text of which every character can be stored', () => {
    expect(characterError('Name', '家庭\u202f', 'one')).toBeNull();
    expect(characterError('Notes', 'two\n\tlines', 'many')).toBeNull();
  });
});

it('onOneLine replaces every character that would be refused (#107)', () => {
  expect(onOneLine('a\u202eb\nc\t\ud83cd', '_')).toBe('a_b_c__d');
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
