import { MAX_PICTURE_PIXELS } from '@pa-ledger/domain/limits';
import { version } from 'libheif-js/package.json';
import { shrunkSize, type DecodedPicture, type PixelSize } from '../shrink-photo.ts';

/** What the page asks of the worker: first to open a file, then to draw its photo at a size. */
export type HeifRequest =
  | {
      readonly file: ArrayBuffer;
      /** Where libheif's files are. */
      readonly folder: string;
    }
  | PixelSize;

/** What the worker answers; null if it's no photo that libheif can decode. */
export type HeifAnswer =
  | { readonly size: PixelSize | null }
  | { readonly picture: ImageBitmap | null };

/** How long a photo may take, in ms: 12 megapixels take some seconds on a computer, 48 up to a minute on a phone. */
const DECODE_MS = 90_000;

/** `web/tools/package-files.ts` puts libheif's files there. */
const FOLDER = `/assets/libheif-${version}`;

/**
 * Decodes a HEIC photo that the browser can't: upright, at the size at which we send photos.
 * @returns `'pixels'` if it's too large, null if it can't be decoded or takes too long.
 * @throws Error if the decoder didn't load.
 */
export async function decodeHeif(photo: Blob): Promise<DecodedPicture | 'pixels' | null> {
  const file = await photo.arrayBuffer();
  const worker = new Worker(new URL('./heif-worker.ts', import.meta.url));
  const stop = AbortSignal.timeout(DECODE_MS);
  try {
    const opened = await ask(worker, { file, folder: FOLDER }, stop);
    if (opened === null || !('size' in opened) || opened.size === null) return null;
    const { width, height } = opened.size;
    if (width * height > MAX_PICTURE_PIXELS) return 'pixels';
    const drawn = await ask(worker, shrunkSize({ width, height }), stop);
    if (drawn === null || !('picture' in drawn) || drawn.picture === null) return null;
    const { picture } = drawn;
    return { source: picture, size: picture, isWhole: true, close: () => picture.close() };
  } finally {
    worker.terminate();
  }
}

/** @returns null if it took too long. */
function ask(worker: Worker, request: HeifRequest, stop: AbortSignal): Promise<HeifAnswer | null> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<HeifAnswer>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('The decoder for HEIC photos failed.'));
    };
    stop.addEventListener('abort', () => resolve(null));
    worker.postMessage(request, 'file' in request ? [request.file] : []);
  });
}
