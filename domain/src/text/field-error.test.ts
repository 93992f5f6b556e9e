import { describe, expect, it } from 'vitest';
import { characterError, isFieldErrorCode } from './field-error.ts';

it.each([
  ['required', true],
  ['tooLong', true],
  ['mileageMissing', false],
  ['toString', false],
  ['', false],
])('knows the code %j: %s', (code, known) => {
  expect(isFieldErrorCode(code)).toBe(known);
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
