import { describe, expect, it } from 'vitest';
import { asFailure, Failure } from './failure.ts';

function refusal(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code, path });
}

describe('asFailure', () => {
  it.each([
    ['EACCES', '.local/logs', '.local/logs may not be read or written by you.'],
    ['EROFS', '.local/logs', '.local/logs lies where nothing can be written.'],
    ['ENOENT', 'a.zip', 'a.zip is not there.'],
    ['ENOSPC', undefined, 'A file cannot be written: the disk is full.'],
  ])('says what %s of %s means', (code, path, sentence) => {
    expect(asFailure(refusal(code, path))?.message).toBe(sentence);
  });

  it('leaves a failure as it is, and a mistake of the program to its stack', () => {
    const failure = new Failure('The project is not empty.');
    expect(asFailure(failure)).toBe(failure);
    for (const mistake of [
      new TypeError('null has no length'),
      refusal('ECONNRESET'),
      refusal('EACCES'),
      'text',
    ]) {
      expect(asFailure(mistake)).toBeNull();
    }
  });
});
