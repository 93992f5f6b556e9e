import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { FileEntry } from './manifest.ts';

/** Writes a zip file as a stream: one file after the other, and none has to fit into memory. */
export interface ArchiveWriter {
  /** The files so far. */
  readonly files: readonly FileEntry[];
  /**
   * Adds a file and waits until it is written.
   * @param compress false for bytes that are already compressed.
   */
  add(name: string, bytes: Readable, compress: boolean): Promise<FileEntry>;
  /** Adds a text. */
  addText(name: string, text: string): Promise<FileEntry>;
  /** Writes the end; without it the archive is damaged. */
  end(): Promise<void>;
}

/** Begins an archive. @param out where its bytes go. If it breaks, so does each call from then on. */
export function createArchive(out: Writable): ArchiveWriter {
  const files: FileEntry[] = [];
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, out);
  // Callers that wait for a file or for the end get the error.
  written.catch(() => undefined);
  zip.on('error', (error: Error) => out.destroy(error));

  const add = async (name: string, bytes: Readable, compress: boolean): Promise<FileEntry> => {
    const hash = createHash('sha256');
    let size = 0;
    const counting = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of bytes) {
        // A binary stream gives Buffers; its type does not say so.
        const chunk = piece as Buffer;
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    const counted = Readable.from(counting());
    zip.addReadStream(counted, name, { compress, mtime: new Date() });
    try {
      await Promise.race([finished(counted), written]);
    } finally {
      // What nobody writes any longer isn't read on.
      counted.destroy();
    }
    const entry = { name, size, sha256: hash.digest('hex') };
    files.push(entry);
    return entry;
  };

  return {
    files,
    add,
    addText: (name, text) => add(name, Readable.from([Buffer.from(text)]), true),
    async end() {
      zip.end();
      await written;
    },
  };
}
