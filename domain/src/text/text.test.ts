import { describe, expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../../tests/fixtures/blank-texts.ts';
import {
  codeOf,
  CONTROL_CHARACTERS,
  HARMLESS_CHARACTERS,
  LINE_BREAKS,
  LINE_CHARACTERS,
  PASTED_CHARACTERS,
  TURNING_CHARACTERS,
} from '../../../tests/fixtures/characters.ts';
import {
  escapeMarkup,
  initialsOf,
  isBlank,
  isOneLine,
  isPlainText,
  onOneLine,
  shortList,
  tidyText,
  withoutInvisible,
  formatFileSize,
} from './text.ts';

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

it('onOneLine replaces every character that would be refused (#107)', () => {
  expect(onOneLine('a\u202eb\nc\t\ud83cd', '_')).toBe('a_b_c__d');
});

describe('tidyText', () => {
  it.each([
    ['  a b  ', 'a b'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['\ufeffa\u00a0', 'a'],
    ['\n\n', ''],
    ['\u202a+1 555 010 0142\u202c', '+1 555 010 0142'],
    ['\u202d(555) 010-0142\u202c ', '(555) 010-0142'],
    ['Paper\vMarkers', 'Paper\nMarkers'],
    ['a\tb', 'a\tb'],
    ['half \ud83c of it', 'half \ufffd of it'],
  ])('writes %j as %j', (text, expected) => {
    expect(tidyText(text)).toBe(expected);
  });

  it.each(PASTED_CHARACTERS)('takes out %j, which nobody can see (#107)', (character) => {
    expect(tidyText(`${character}a${character}b${character}`)).toBe('ab');
    expect(tidyText(` ${character} a ${character}`, 'one')).toBe('a');
  });

  it.each(LINE_BREAKS)('ends a line at %j, and on one line makes a space of it', (end) => {
    expect(tidyText(`a${end}b${end}`)).toBe('a\nb');
    expect(tidyText(`a${end}b${end}`, 'one')).toBe('a b');
  });

  it.each(['👩‍👧', 'نامه‌ها', 'क्‍ष', 'Zoe\u0301', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'a\u00a0b', '1\u202f000'])(
    'keeps what means something: %j',
    (text) => {
      expect(tidyText(text)).toBe(text);
      expect(tidyText(text, 'one')).toBe(text);
    },
  );

  it('makes a text that can be stored of any text', () => {
    for (let code = 0; code < 0x11000; code++) {
      const text = `a${String.fromCodePoint(code)}b`;
      expect(isPlainText(tidyText(text)) && isOneLine(tidyText(text, 'one')), codeOf(text)).toBe(
        true,
      );
    }
  });
});

it('withoutInvisible leaves what can be seen', () => {
  expect(withoutInvisible('Pat\u200d\u00ad\u2060 Doe\u2800')).toBe('Pat Doe');
});

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [43_600, '43 KB'],
  [1_048_063, '1023 KB'],
  [1_048_064, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i is written %s', (bytes, written) => {
  expect(formatFileSize(bytes)).toBe(written);
});

it('names all of five, and the first five of more with how many are left out', () => {
  const five = ['one', 'two', 'three', 'four', 'five'];
  expect(shortList(['one'])).toBe('one');
  expect(shortList(five)).toBe('one; two; three; four; five');
  expect(shortList([...five, 'six', 'seven'])).toBe('one; two; three; four; five and 2 more');
});

it('makes text safe in markup, once', () => {
  expect(escapeMarkup(`<b class="x" id='y'>R&amp;D</b>`)).toBe(
    '&lt;b class=&quot;x&quot; id=&#39;y&#39;&gt;R&amp;amp;D&lt;/b&gt;',
  );
});

it.each([
  ['Maple Grove PTA', 'MG'],
  [' lincoln ', 'L'],
  ['🎈 club', '🎈C'],
  ['', ''],
])('takes the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
