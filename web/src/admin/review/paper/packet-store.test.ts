import { describe, expect, it } from 'vitest';
import { memoryStore, writeAll, writeOutput } from './packet-store.ts';

/** The store on the browser's disk: tests/panel/packet.spec.ts. */

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a store in memory', () => {
  it('has what is written until it is cleared', async () => {
    const store = memoryStore();
    expect(await store.read('a')).toBeNull();
    await store.write('a', new Blob(['one']));
    await store.write('a', new Blob(['two']));
    expect(await (await store.read('a'))?.text()).toBe('two');
    await store.clear();
    expect(await store.read('a')).toBeNull();
  });

  it('takes a file in pieces of any size', async () => {
    const store = memoryStore();
    const large = new Uint8Array(3_000_000).fill(7);
    const file = await writeOutput('all.zip', store, async (write) => {
      await write([bytes('a'), large]);
      await write([large, bytes('z')]);
    });
    expect([file.name, file.size]).toEqual(['all.zip', 6_000_002]);
    expect(await (await store.read('all.zip'))?.slice(-1).text()).toBe('z');
  });

  it('keeps what was there if writing fails', async () => {
    const store = memoryStore();
    await store.write('all.zip', new Blob(['before']));
    const failing = writeOutput('all.zip', store, async (write) => {
      await write([bytes('half')]);
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await (await store.read('all.zip'))?.text()).toBe('before');
  });
});

it('a stream is no longer read after a stop', async () => {
  const stopping = new AbortController();
  let cancelled: unknown = null;
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(bytes('more'));
    },
    cancel: (reason) => {
      cancelled = reason;
    },
  });
  const reason = new Error('stopped');
  const writing = writeAll(
    endless,
    () => {
      if (pulled > 5) stopping.abort(reason);
      return Promise.resolve();
    },
    stopping.signal,
  );
  await expect(writing).rejects.toBe(reason);
  expect(cancelled).toBe(reason);
});
