import { describe, expect, it } from 'vitest';
import { EMAIL_ADDRESSES, NOT_EMAIL_ADDRESSES } from '../../tests/fixtures/emails.ts';
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
    for (let code = 0x80; code <= 0xffff; code++) {
      const letter = String.fromCharCode(code);
      expect(isEmailAddress(normalizeEmail(`x${letter}y@example.com`))).toBe(false);
    }
  });
});
