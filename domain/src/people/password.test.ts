import { expect, it } from 'vitest';
import { passwordChange, SHORTEST_PASSWORD } from './password.ts';

it('a new password has at least 12 characters, and the current one is asked for', () => {
  const current = 'the one before';
  const long = 'x'.repeat(SHORTEST_PASSWORD);
  expect(passwordChange.safeParse({ current, next: long }).success).toBe(true);
  expect(passwordChange.safeParse({ current, next: long.slice(1) }).success).toBe(false);
  expect(passwordChange.safeParse({ current: '', next: long }).success).toBe(false);
});
