import { expect, it } from 'vitest';
import { generatePassword, passwordQuestion, requireGoodPassword } from './password.ts';

it('a generated password is long and different each time (#61)', () => {
  const passwords = Array.from({ length: 100 }, generatePassword);
  expect(new Set(passwords).size).toBe(100);
  for (const password of passwords) {
    expect(password).toMatch(/^(?:[a-z2-9]{5}-){4}[a-z2-9]{5}$/);
    expect(requireGoodPassword(password)).toBe(password);
  }
});

it('a short password is refused (#61)', () => {
  expect(() => requireGoodPassword('a'.repeat(14))).toThrow('at least 15 characters');
  expect(requireGoodPassword('a'.repeat(15))).toBe('a'.repeat(15));
});

it('the question tells what a password needs, before it is refused', () => {
  expect(passwordQuestion('pat@example.org')).toContain('pat@example.org (at least 15 characters;');
});
