import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [43_600, '43 KB'],
  [1_048_063, '1023 KB'],
  [1_048_064, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i is written %s', (bytes, written) => {
  expect(formatFileSize(bytes)).toBe(written);
});
