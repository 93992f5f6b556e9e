import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadFiles } from './first-load.ts';

/** What a page's first load brings. */
export interface FirstLoad {
  readonly scripts: number;
  /** JavaScript in kB (1,000 bytes) of brotli, each file compressed by itself. */
  readonly kb: number;
}

/**
 * Weighs the JavaScript of a page's first load in a built site.
 * @param dist the built site's folder.
 * @param html the page, below it.
 */
export function firstLoadWeight(dist: string, html: string): FirstLoad {
  const read = (path: string): string => readFileSync(join(dist, path), 'utf8');
  const files = firstLoadFiles(read(html), read);
  const bytes = files.map((path) => brotliCompressSync(readFileSync(join(dist, path))).length);
  return { scripts: files.length, kb: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
}
