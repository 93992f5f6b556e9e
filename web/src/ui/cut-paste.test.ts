import { expect, it } from 'vitest';
import { isCut } from './cut-paste.ts';

/** Like the browser's own inputs, it has its properties from its class. */
class Input {
  readonly #properties: readonly [string, number | null, number | null, number];
  constructor(...properties: readonly [string, number | null, number | null, number]) {
    this.#properties = properties;
  }
  get value() {
    return this.#properties[0];
  }
  get selectionStart() {
    return this.#properties[1];
  }
  get selectionEnd() {
    return this.#properties[2];
  }
  get maxLength() {
    return this.#properties[3];
  }
}

const at = (value: string, start: number | null, end = start, maxLength = 5) =>
  new Input(value, start, end, maxLength);

it.each([
  ['what fits exactly', 'abc', at('xy', 2), false],
  ['one character more', 'abcd', at('xy', 2), true],
  ['what replaces all that was there', 'abcde', at('vwxyz', 0, 5), false],
  ['what replaces a part', 'abc', at('vwxyz', 1, 3), true],
  ['into a full field', 'a', at('vwxyz', 5), true],
  ['lines, whose ends the browser counts once', 'a\r\nb\r\nc', at('', 0), false],
  ['where it is not told what is selected', 'abcde', at('xy', null), false],
  ['more than fits there at all', 'abcdef', at('', null), true],
  ['where there is no limit', 'a'.repeat(9_999), at('', 0, 0, -1), false],
])('pasting %s', (_name, pasted, input, cut) => {
  expect(isCut(pasted, input)).toBe(cut);
});
