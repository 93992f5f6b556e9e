import { expect, it } from 'vitest';
import { generatePassword, requireGoodPassword } from './password.ts';

it('#61 a generated password is long, and another one each time', () => {
  const passwords = Array.from({ length: 100 }, generatePassword);
  expect(new Set(passwords).size).toBe(100);
  for (const password of passwords) {
    expect(password).toMatch(/^(?:[a-z2-9]{5}-){4}[a-z2-9]{5}$/);
    expect(requireGoodPassword(password)).toBe(password);
  }
});

it('#61 a short one is refused', () => {
  expect(() => requireGoodPassword('a'.repeat(14))).toThrow('at least 15 characters');
  expect(requireGoodPassword('a'.repeat(15))).toBe('a'.repeat(15));
});
