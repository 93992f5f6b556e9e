import { expect, it } from 'vitest';
import { isFieldErrorCode } from './field-error.ts';

it.each([
  ['required', true],
  ['tooLong', true],
  ['mileageMissing', false],
  ['toString', false],
  ['', false],
])('knows the code %j: %s', (code, known) => {
  expect(isFieldErrorCode(code)).toBe(known);
});
