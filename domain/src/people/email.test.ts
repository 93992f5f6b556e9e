import { describe, expect, it } from 'vitest';
import { EMAIL_ADDRESSES, NOT_EMAIL_ADDRESSES } from '../../../tests/fixtures/emails.ts';
import { isEmailAddress, normalizeEmail } from './email.ts';

describe('isEmailAddress', () => {
  it.each(EMAIL_ADDRESSES)('accepts %s (#40)', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(NOT_EMAIL_ADDRESSES)('refuses %s (#40)', (_name, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('removes surrounding white space and differences of case', () => {
    expect(normalizeEmail(' Treasurer@Example.COM\n')).toBe('treasurer@example.com');
  });

  it('never turns another letter into an ASCII letter (#40)', () => {
    const letters = Array.from({ length: 0xff80 }, (_, index) => String.fromCharCode(index + 0x80));
    const taken = letters.filter((letter) => isEmailAddress(normalizeEmail(`x${letter}@a.com`)));
    expect(taken).toEqual([]);
  });
});
