import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReceiptUpload } from '../../../firebase/upload-receipt.ts';
import { failIfStalled, STALL_MS } from './fail-if-stalled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts an upload that the test advances by hand. */
function started({ remove = new AbortController(), answers = false } = {}) {
  const sending = Promise.withResolvers<'stored'>();
  let inner: ReceiptUpload | undefined;
  const progress: number[] = [];
  const upload: ReceiptUpload = {
    folder: 'receipts',
    owner: 'e',
    slot: 0,
    bytes: new Blob(['x']),
    type: 'image/png',
    onProgress: (part) => progress.push(part),
    signal: remove.signal,
  };
  const reach = { answers };
  const outcome = failIfStalled(
    upload,
    (given) => {
      inner = given;
      return sending.promise;
    },
    () => Promise.resolve(reach.answers),
  ).catch((error: unknown) => error);
  return { sending, progress, outcome, reach, inner: () => inner };
}

it('fails when nothing arrives and the storage does not answer, and stops the upload', async () => {
  const { outcome, inner } = started();
  // With the 5 seconds that an answer may take: within 15.
  expect(STALL_MS).toBeLessThan(10_000);
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  expect(inner()?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(Error);
  expect(inner()?.signal.aborted).toBe(true);
});

it('goes on while more arrives, and not for what is only sent again', async () => {
  const { outcome, inner, progress } = started();
  for (const part of [0.1, 0.2]) {
    await vi.advanceTimersByTimeAsync(STALL_MS - 1);
    inner()?.onProgress(part);
  }
  expect(inner()?.signal.aborted).toBe(false);
  inner()?.onProgress(0.2);
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(await outcome).toBeInstanceOf(Error);
  expect(progress).toEqual([0.1, 0.2, 0.2]);
});

it('goes on without progress as long as the storage answers', async () => {
  const { outcome, inner, sending } = started({ answers: true });
  await vi.advanceTimersByTimeAsync(10 * STALL_MS);
  expect(inner()?.signal.aborted).toBe(false);
  sending.resolve('stored');
  expect(await outcome).toBe('stored');
  expect(vi.getTimerCount()).toBe(0);
  // An answer after the end causes no further request.
  await vi.advanceTimersByTimeAsync(10 * STALL_MS);
  expect(vi.getTimerCount()).toBe(0);
  const lost = started({ answers: true });
  await vi.advanceTimersByTimeAsync(STALL_MS);
  lost.reach.answers = false;
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(await lost.outcome).toBeInstanceOf(Error);
});

it('hands on what came of it, and that it was removed', async () => {
  const done = started();
  done.sending.resolve('stored');
  expect(await done.outcome).toBe('stored');
  expect(vi.getTimerCount()).toBe(0);
  const removal = new AbortController();
  const removed = started({ remove: removal });
  removal.abort();
  expect(await removed.outcome).toBeInstanceOf(Error);
  expect(removed.inner()?.signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
