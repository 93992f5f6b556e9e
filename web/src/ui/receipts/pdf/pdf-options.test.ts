import { existsSync } from 'node:fs';
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { servedFiles } from '../../../../tools/package-files.ts';
import { pdfOptions } from './pdf-options.ts';

const options = pdfOptions(version);

it('takes nothing of a PDF for a program, and compiles none (#99)', () => {
  expect(options).toMatchObject({ enableXfa: false, useWasm: false });
});

it('fetches what a PDF needs from our own origin, where the build puts it (#99)', () => {
  const files = servedFiles()
    .map(({ path }) => `/${path}`)
    .filter((path) => path.includes('/pdfjs-'));
  for (const [folder, file] of [
    [options.cMapUrl, 'UniJIS-UTF16-H.bcmap'],
    [options.standardFontDataUrl, 'LiberationSans-Regular.ttf'],
    [options.wasmUrl, 'openjpeg_nowasm_fallback.js'],
    [options.wasmUrl, 'jbig2_nowasm_fallback.js'],
  ] as const) {
    expect(files).toContain(`${String(folder)}${file}`);
  }
  expect(servedFiles().filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(files.filter((path) => /wasm$|sandbox|quickjs/.test(path))).toEqual([]);
});

it('decodes no image with more pixels than the finest scan, and none larger than it is painted (#100)', () => {
  expect(options.maxImageSize).toBe(40_000_000);
  expect(options.canvasMaxAreaInBytes).toBe(4 * 2 ** 23);
});
