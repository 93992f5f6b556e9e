import { describe, expect, it } from 'vitest';
import { EMAIL_ADDRESSES, NOT_EMAIL_ADDRESSES } from '../../../tests/fixtures/emails.ts';
import { isEmailAddress, normalizeEmail } from './email.ts';

describe('isEmailAddress', () => {
  it.each(EMAIL_ADDRESSES)('#40 accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(NOT_EMAIL_ADDRESSES)('#40 refuses %s', (_name, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('drops the white space around and the difference of case', () => {
    expect(normalizeEmail(' Treasurer@Example.COM\n')).toBe('treasurer@example.com');
  });

  it('#40 never turns another letter into one of an address', () => {
    const letters = Array.from({ length: 0xff80 }, (_, index) => String.fromCharCode(index + 0x80));
    const taken = letters.filter((letter) => isEmailAddress(normalizeEmail(`x${letter}@a.com`)));
    expect(taken).toEqual([]);
  });
});
