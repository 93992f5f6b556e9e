import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_CANVAS_PIXELS } from './page-size.ts';

/** pdf.js's `VerbosityLevel.ERRORS`. */
const ERRORS_ALONE = 0;

type PdfOptions = Omit<Exclude<Parameters<typeof getDocument>[0], undefined>, 'data' | 'worker'>;

/** The most pixels that an image in a PDF may have: an A4 page at 600 dpi has 35 million. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** Larger images are made smaller while they are decoded: no canvas is larger either. Four bytes a pixel. */
const MAX_DECODED_BYTES = 4 * MAX_CANVAS_PIXELS;

/**
 * What pdf.js is told beside the file. A PDF comes from a stranger: nothing in it runs, nothing in it leads elsewhere, and
 * what it needs is fetched from our own origin.
 * @param version pdf.js's own; `web/tools/pdfjs-files.ts` puts its files below an address with it.
 */
export function pdfOptions(version: string): PdfOptions {
  const files = `/assets/pdfjs-${version}`;
  return {
    // The policy has no 'wasm-unsafe-eval'; the decoders come as JavaScript.
    useWasm: false,
    wasmUrl: `${files}/decoders/`,
    cMapUrl: `${files}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}/standard_fonts/`,
    useWorkerFetch: true,
    useSystemFonts: false,
    // XFA forms are programs.
    enableXfa: false,
    // What is faulty is left out and said, rather than all that comes after it.
    stopAtErrors: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    canvasMaxAreaInBytes: MAX_DECODED_BYTES,
    // What a PDF has wrong is not the page's to log.
    verbosity: ERRORS_ALONE,
  };
}
