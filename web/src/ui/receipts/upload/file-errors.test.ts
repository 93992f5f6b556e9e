import { describe, expect, it } from 'vitest';
import { isLargePhoto, checkFile } from './file-errors.ts';

const MB = 1024 * 1024;

describe('checkFile', () => {
  it.each([
    ['application/pdf', 1],
    ['application/pdf', 10 * MB],
    ['image/png', 10 * MB],
    ['image/jpeg', 25 * MB],
  ])('lets %s of %i bytes on', (type, size) => {
    expect(checkFile({ name: 'a.heic', type, size })).toEqual({ type });
  });
  it.each([
    ['application/pdf', 10 * MB + 1, 'tooLarge'],
    ['application/pdf', 0, 'empty'],
    ['image/jpeg', 0, 'empty'],
    ['text/html', 5, 'type'],
    ['', 5, 'type'],
  ])('refuses %s of %i bytes: %s', (type, size, refused) => {
    expect(checkFile({ name: 'a.pdf', type, size })).toEqual({ refused });
  });
  it.each([
    ['image/heic', 'IMG_0001'],
    ['image/heif-sequence', 'IMG_0001'],
    ['', 'IMG_0001.HEIC'],
    ['application/octet-stream', 'photo.heif'],
  ])('has an answer of its own for an iPhone photo: %s, %s', (type, name) => {
    expect(checkFile({ name, type, size: 5 })).toEqual({ refused: 'heic' });
  });
});

describe('isLargePhoto', () => {
  it('begins above 3 MB and leaves PDF files alone', () => {
    expect(isLargePhoto({ type: 'image/jpeg', size: 3 * MB })).toBe(false);
    expect(isLargePhoto({ type: 'image/jpeg', size: 3 * MB + 1 })).toBe(true);
    expect(isLargePhoto({ type: 'image/png', size: 3 * MB + 1 })).toBe(true);
    expect(isLargePhoto({ type: 'application/pdf', size: 9 * MB })).toBe(false);
  });
});
