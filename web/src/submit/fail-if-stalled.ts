import type { ReceiptUpload } from '../firebase/upload-receipt.ts';

/** An upload of which nothing more arrives for this long has failed, in ms. */
export const STALL_MS = 12_000;

/**
 * Does an upload and fails if it stalls: the SDK would try to reach the storage for minutes without a word. An upload that
 * is only slow goes on.
 * @throws Error if it stalls, fails or is aborted.
 */
export async function failIfStalled<T>(
  upload: ReceiptUpload,
  send: (upload: ReceiptUpload) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  let timer = setTimeout(stop, STALL_MS);
  let furthest = 0;
  const onProgress = (part: number) => {
    upload.onProgress(part);
    if (part <= furthest) return;
    furthest = part;
    clearTimeout(timer);
    timer = setTimeout(stop, STALL_MS);
  };
  upload.signal.addEventListener('abort', stop);
  const aborted = new Promise<never>((_resolve, reject) => {
    abort.signal.addEventListener('abort', () =>
      reject(new Error('The upload stalled or was removed.')),
    );
  });
  const sent = send({ ...upload, onProgress, signal: abort.signal });
  return Promise.race([sent, aborted]).finally(() => clearTimeout(timer));
}
