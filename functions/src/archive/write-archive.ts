import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
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

/**
 * Begins an archive.
 * @throws Error when the file exists.
 */
export function createArchive(path: string): ArchiveWriter {
  const files: FileEntry[] = [];
  const zip = new ZipFile();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  zip.outputStream.pipe(file);
  const closed = finished(file);
  // Callers that wait for a file or for the end get the error.
  const broken = new Promise<never>((_resolve, reject) => {
    closed.catch(reject);
    zip.on('error', reject);
  });
  broken.catch(() => undefined);

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
    await Promise.race([finished(counted), broken]);
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
      await Promise.race([closed, broken]);
    },
  };
}
