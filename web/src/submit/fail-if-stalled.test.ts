import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReceiptUpload } from '../firebase/upload-receipt.ts';
import { failIfStalled, STALL_MS } from './fail-if-stalled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts an upload that the test moves on by hand. */
function started(remove = new AbortController()) {
  const sending = Promise.withResolvers<'stored'>();
  let inner: ReceiptUpload | undefined;
  const progress: number[] = [];
  const upload: ReceiptUpload = {
    expenseId: 'e',
    slot: 0,
    bytes: new Blob(['x']),
    type: 'image/png',
    onProgress: (part) => progress.push(part),
    signal: remove.signal,
  };
  const outcome = failIfStalled(upload, (given) => {
    inner = given;
    return sending.promise;
  }).catch((error: unknown) => error);
  return { sending, progress, outcome, inner: () => inner };
}

it('fails within 15 seconds when nothing arrives, and stops the upload', async () => {
  const { outcome, inner } = started();
  expect(STALL_MS).toBeLessThan(15_000);
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

it('hands on what came of it, and that it was removed', async () => {
  const done = started();
  done.sending.resolve('stored');
  expect(await done.outcome).toBe('stored');
  expect(vi.getTimerCount()).toBe(0);
  const removal = new AbortController();
  const removed = started(removal);
  removal.abort();
  expect(await removed.outcome).toBeInstanceOf(Error);
  expect(removed.inner()?.signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
