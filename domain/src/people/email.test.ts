import { describe, expect, it } from 'vitest';
import {
  EMAIL_ADDRESSES,
  NOT_EMAIL_ADDRESSES,
  NOT_TYPED_ADDRESSES,
  PASTED_ADDRESSES,
} from '../../../tests/fixtures/emails.ts';
import { isEmailAddress, normalizeEmail, typedAddress } from './email.ts';

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

describe('typedAddress', () => {
  it.each(PASTED_ADDRESSES)('takes the address out of %j', (typed) => {
    expect(typedAddress(typed)).toBe('pat.doe@example.com');
  });

  it.each(EMAIL_ADDRESSES)('leaves %s as it is', (address) => {
    expect(typedAddress(address)).toBe(address);
  });

  it.each(NOT_TYPED_ADDRESSES)('makes no address of %s (#40)', (_name, typed) => {
    expect(isEmailAddress(typedAddress(typed))).toBe(false);
  });
});
