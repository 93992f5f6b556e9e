import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_CANVAS_PIXELS } from './page-size.ts';

/** pdf.js's `VerbosityLevel.ERRORS`. */
const ERRORS_ONLY = 0;

type PdfOptions = Omit<Exclude<Parameters<typeof getDocument>[0], undefined>, 'data' | 'worker'>;

/** The most pixels of an image in a PDF: an A4 page at 600 dpi has 35 million. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** pdf.js scales larger images down while decoding, since no canvas is larger either. Four bytes a pixel. */
const MAX_DECODED_BYTES = 4 * MAX_CANVAS_PIXELS;

/**
 * Returns the options of pdf.js. A PDF comes from a stranger: nothing in it runs, no link in it works, and everything it
 * needs comes from this site's own origin.
 * @param version of pdf.js; `web/tools/package-files.ts` puts its files under a path with it.
 * @param many whether one PDF after the other is drawn: browsers keep up to 512 MB of what they have decoded for a PDF that's long
 * closed. pdf.js decodes by itself then, which takes three times as long for a scan.
 */
export function pdfOptions(version: string, many = false): PdfOptions {
  const files = `/assets/pdfjs-${version}`;
  return {
    ...(many ? { isImageDecoderSupported: false } : {}),
    // The Content-Security-Policy has no 'wasm-unsafe-eval'; the decoders are JavaScript.
    useWasm: false,
    wasmUrl: `${files}/decoders/`,
    cMapUrl: `${files}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}/standard_fonts/`,
    useWorkerFetch: true,
    useSystemFonts: false,
    // XFA forms have scripts.
    enableXfa: false,
    // pdf.js omits and reports a faulty part; without this, everything after it would be missing.
    stopAtErrors: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    canvasMaxAreaInBytes: MAX_DECODED_BYTES,
    // A PDF's faults aren't the page's errors.
    verbosity: ERRORS_ONLY,
  };
}
