import { PACKETS_FOLDER } from '../../../firebase/browser-storage.ts';

/*
 * Where a packet is kept while it's made: on the browser's own disk, so that 600 MB of receipts don't have to be in memory, and
 * nothing is downloaded again after a stop or a reload.
 */

export interface PacketStore {
  /** Returns a file; null if there isn't one. */
  readonly read: (name: string) => Promise<File | null>;
  readonly write: (name: string, content: Blob) => Promise<void>;
  /** Begins a file, which is there once its writer is closed. */
  readonly create: (name: string) => Promise<PacketWriter>;
  /** Removes everything of this person's. */
  readonly clear: () => Promise<void>;
}

/** Writes a file piece by piece. */
export interface PacketWriter {
  readonly write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly close: () => Promise<File>;
  /** Leaves no file, or the one that was there before. */
  readonly abort: () => Promise<void>;
}

/**
 * Opens a person's store, and removes those of others who used this browser before.
 * @param uid the signed-in person's.
 */
export async function openPacketStore(uid: string): Promise<PacketStore> {
  try {
    return await openDiskStore(uid);
  } catch {
    // No such disk: an older browser, or a private window.
    return memoryStore();
  }
}

async function openDiskStore(uid: string): Promise<PacketStore> {
  const root = await navigator.storage.getDirectory();
  const packets = await root.getDirectoryHandle(PACKETS_FOLDER, { create: true });
  const others: string[] = [];
  for await (const name of packets.keys()) if (name !== uid) others.push(name);
  for (const name of others) await packets.removeEntry(name, { recursive: true });
  let folder = await packets.getDirectoryHandle(uid, { create: true });
  // Safari before 26 has the folder, but only workers can write into it.
  if (!('createWritable' in FileSystemFileHandle.prototype)) throw new Error('No writable files.');

  const create = async (name: string): Promise<PacketWriter> => {
    const handle = await folder.getFileHandle(name, { create: true });
    const stream = await handle.createWritable();
    return {
      write: (chunk) => stream.write(chunk),
      async close() {
        await stream.close();
        return handle.getFile();
      },
      abort: () => stream.abort(),
    };
  };

  return {
    async read(name) {
      try {
        const file = await (await folder.getFileHandle(name)).getFile();
        // A file that was begun and never closed is there, and empty.
        return file.size === 0 ? null : file;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return null;
        throw error;
      }
    },
    create,
    async write(name, content) {
      const handle = await folder.getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    },
    async clear() {
      await packets.removeEntry(uid, { recursive: true });
      folder = await packets.getDirectoryHandle(uid, { create: true });
    },
  };
}

/** Returns a store that lasts as long as the page. Browsers move large blobs out of memory by themselves. */
export function memoryStore(): PacketStore {
  const files = new Map<string, File>();
  return {
    read: (name) => Promise.resolve(files.get(name) ?? null),
    write(name, content) {
      files.set(name, new File([content], name, { type: content.type }));
      return Promise.resolve();
    },
    create(name) {
      let parts: Blob[] = [];
      let open: Uint8Array<ArrayBuffer>[] = [];
      let bytes = 0;
      const seal = (): void => {
        parts.push(new Blob(open));
        open = [];
        bytes = 0;
      };
      return Promise.resolve({
        write(chunk) {
          open.push(chunk);
          bytes += chunk.byteLength;
          if (bytes > BLOB_BYTES) seal();
          return Promise.resolve();
        },
        close() {
          seal();
          const file = new File(parts, name);
          files.set(name, file);
          return Promise.resolve(file);
        },
        abort() {
          parts = [];
          open = [];
          return Promise.resolve();
        },
      });
    },
    clear() {
      files.clear();
      return Promise.resolve();
    },
  };
}

/** What's in a blob is no longer in the page's own memory. */
const BLOB_BYTES = 4 * 1024 * 1024;

/** Takes the next pieces of a file. */
type Write = (chunks: readonly Uint8Array<ArrayBuffer>[]) => Promise<void>;

/** Each write takes a message to another process of the browser. */
const WRITE_BYTES = 1024 * 1024;

/** Writes a file in large pieces. If that fails or is stopped, there's no file. */
export async function writeOutput(
  name: string,
  store: PacketStore,
  writeAllTo: (write: Write) => Promise<void>,
): Promise<File> {
  const writer = await store.create(name);
  let held: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const release = async (): Promise<void> => {
    const piece = joined(held);
    held = [];
    bytes = 0;
    await writer.write(piece);
  };
  try {
    await writeAllTo(async (chunks) => {
      held.push(...chunks);
      bytes += chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
      if (bytes >= WRITE_BYTES) await release();
    });
    await release();
    return await writer.close();
  } catch (error) {
    await writer.abort().catch(() => undefined);
    throw error;
  }
}

/** Writes a stream to its end. @throws the signal's reason. */
export async function writeAll(
  stream: ReadableStream<Uint8Array>,
  write: Write,
  signal: AbortSignal,
): Promise<void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) return;
      // It has no shared memory.
      await write([value as Uint8Array<ArrayBuffer>]);
    }
  } catch (error) {
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
}

/** Joins pieces without a blob: browsers keep those long after the page has forgotten them. */
export function joined(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
