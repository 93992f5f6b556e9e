import { expect, it } from 'vitest';
import { isContention } from './failures.ts';

const answered = (code: number, message: string): Error =>
  Object.assign(new Error(message), { code });

it.each([
  [3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'],
  [3, '3 INVALID_ARGUMENT: Transaction is invalid or expired.'],
  [3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'],
  [6, '6 ALREADY_EXISTS: Document already exists'],
  [9, '9 FAILED_PRECONDITION: The stored version does not match'],
  [10, '10 ABORTED: Transaction lock timeout.'],
])('code %i is another write that came first: %s', (code, message) => {
  expect(isContention(answered(code, message))).toBe(true);
});

it.each([
  [3, '3 INVALID_ARGUMENT: A document cannot be written because it is too large'],
  [13, '13 INTERNAL: Transaction is invalid or closed.'],
])('code %i is none: %s', (code, message) => {
  expect(isContention(answered(code, message))).toBe(false);
  expect(isContention(message)).toBe(false);
});
