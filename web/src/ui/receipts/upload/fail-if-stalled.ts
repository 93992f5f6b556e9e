import type { ReceiptUpload } from '../../../firebase/upload-receipt.ts';

/** After this long without progress, in ms, we check whether the storage answers at all. */
export const STALL_MS = 8_000;

/**
 * Runs an upload and fails if it stalls: the SDK would silently try to reach the storage for minutes. An upload that is only
 * slow continues; for a small file, the browser reports no progress.
 * @param answers whether the storage is reachable; it says so within a few seconds.
 * @throws Error if it stalls, fails or is aborted.
 */
export async function failIfStalled<T>(
  upload: ReceiptUpload,
  send: (upload: ReceiptUpload) => Promise<T>,
  answers: () => Promise<boolean>,
): Promise<T> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(() => void look(), STALL_MS);
  async function look(): Promise<void> {
    const asked = timer;
    const isReached = await answers().catch(() => false);
    // More has arrived by now, or all of it.
    if (timer !== asked) return;
    if (isReached) timer = setTimeout(() => void look(), STALL_MS);
    else stop();
  }
  let furthest = 0;
  const onProgress = (part: number) => {
    upload.onProgress(part);
    if (part <= furthest) return;
    furthest = part;
    clearTimeout(timer ?? undefined);
    timer = setTimeout(() => void look(), STALL_MS);
  };
  upload.signal.addEventListener('abort', stop);
  const aborted = new Promise<never>((_resolve, reject) => {
    abort.signal.addEventListener('abort', () =>
      reject(new Error('The upload stalled or was removed.')),
    );
  });
  const sent = send({ ...upload, onProgress, signal: abort.signal });
  return Promise.race([sent, aborted]).finally(() => {
    clearTimeout(timer ?? undefined);
    timer = null;
  });
}
