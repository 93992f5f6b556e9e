import { describe, expect, it } from 'vitest';
import { hasSignatureOf, declaredType } from './receipt-type.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

describe('declaredType', () => {
  it.each(['application/pdf', 'image/jpeg', 'image/png'])('takes %s', (type) => {
    expect(declaredType(type)).toBe(type);
  });
  it('knows the other spelling of JPEG', () => {
    expect(declaredType('image/jpg')).toBe('image/jpeg');
    expect(declaredType('IMAGE/PNG')).toBe('image/png');
  });
  it.each(['', 'text/html', 'image/svg+xml', 'image/heic', 'image/gif', 'application/zip'])(
    'refuses "%s"',
    (type) => {
      expect(declaredType(type)).toBeNull();
    },
  );
});

describe('hasSignatureOf', () => {
  it('knows the three signatures', () => {
    expect(hasSignatureOf('application/pdf', PDF)).toBe(true);
    expect(hasSignatureOf('image/jpeg', JPEG)).toBe(true);
    expect(hasSignatureOf('image/png', PNG)).toBe(true);
  });
  it('refuses another type, a truncated start and markup', () => {
    expect(hasSignatureOf('image/png', JPEG)).toBe(false);
    expect(hasSignatureOf('image/png', PNG.subarray(0, 7))).toBe(false);
    expect(hasSignatureOf('application/pdf', new Uint8Array())).toBe(false);
    expect(hasSignatureOf('image/jpeg', new TextEncoder().encode('<html>'))).toBe(false);
  });
});
