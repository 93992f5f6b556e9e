import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { membersOf } from '@pa-ledger/domain/untyped';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import {
  documentsFile,
  DOCUMENTS_FOLDER,
  FORMAT,
  MANIFEST_FILE,
  manifestSchema,
  VERSION,
  type Manifest,
} from '../../functions/src/archive/manifest.ts';
import { fieldsFromJson, type Json } from '../../functions/src/archive/typed-values.ts';
import { Failure, reasonOf } from '../base/failure.ts';

/** A complete archive: no file is missing or changed. */
export interface Archive {
  readonly manifest: Manifest;
  /**
   * Returns the bytes of a file.
   * @throws Failure when there is none with this name.
   */
  open(name: string): Promise<Readable>;
  /** Returns the lines of a file, each parsed as JSON. */
  lines(name: string): AsyncGenerator<Json>;
  close(): void;
}

/**
 * Opens an archive and reads it through once.
 * @throws Failure when it isn't an archive, is cut off, or differs from its manifest by a byte.
 */
export async function openArchive(path: string): Promise<Archive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    return await readThrough(zip);
  } catch (error) {
    zip?.close();
    throw error instanceof Failure
      ? error
      : new Failure('The archive is damaged or cut off.', reasonOf(error));
  }
}

async function readThrough(zip: ZipFile): Promise<Archive> {
  const entries = await entriesOf(zip);
  const open = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Failure(`The archive lacks ${name}.`);
    return zip.openReadStreamPromise(entry);
  };
  const manifest = parseManifest(await text(await open(MANIFEST_FILE)));
  const named = new Set([MANIFEST_FILE, ...manifest.files.map(({ name }) => name)]);
  const stray = [...entries.keys()].find((name) => !named.has(name));
  if (stray !== undefined) throw new Failure(`The archive has ${stray}, which its manifest lacks.`);
  for (const { name, sha256 } of manifest.files) {
    if ((await hashOf(await open(name))) === sha256) continue;
    throw new Failure(`${name} in the archive is not what was exported.`);
  }
  return {
    manifest,
    open,
    async *lines(name) {
      const input = await open(name);
      for await (const line of createInterface({ input, crlfDelay: Infinity })) {
        // The export wrote these bytes.
        yield JSON.parse(line) as Json;
      }
    },
    close: () => zip.close(),
  };
}

/**
 * Reads a manifest.
 * @throws Failure when it isn't one, or when the archive or its data has another version.
 */
export function parseManifest(text: string): Manifest {
  const json = readJson(text);
  const head = membersOf(json);
  if (head['format'] !== FORMAT) throw new Failure("This isn't an archive of PA Ledger.");
  const { version, dataVersion = 'none' } = head;
  if (version !== VERSION || dataVersion !== SCHEMA_VERSION) {
    throw new Failure(
      `This archive has another form than this program reads: its version is ${String(version)} and that of its data ${String(dataVersion)}, not ${VERSION} and ${SCHEMA_VERSION}. Restore it with the program that wrote it. Its CSV files and receipts open without any program.`,
    );
  }
  const manifest = manifestSchema.safeParse(json).data;
  if (manifest === undefined) throw new Failure('The manifest of the archive is damaged.');
  return manifest;
}

/** Returns undefined for a text that isn't JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new Failure(`The archive has ${entry.fileName} twice.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Returns the SHA-256 of a stream's bytes, in lower-case hex. */
export async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** A document of an archive. */
export interface ArchivedDocument {
  /** For example `expenses/id/history/submitted`. */
  readonly path: string;
  /** When it was created in the exported project. */
  readonly stored: Timestamp;
  readonly data: DocumentData;
}

/** Returns the groups of collections in an archive, such as `expenses.history`. */
export function groupsIn({ manifest }: Archive): string[] {
  return manifest.files
    .map(({ name }) => name)
    .filter((name) => name.startsWith(DOCUMENTS_FOLDER))
    .map((name) => name.slice(DOCUMENTS_FOLDER.length, -'.jsonl'.length));
}

/**
 * Returns the documents of a group; those below one document follow each other.
 * @throws Failure for a document that doesn't belong there.
 */
export async function* documentsIn(
  archive: Archive,
  group: string,
): AsyncGenerator<ArchivedDocument> {
  for await (const line of archive.lines(documentsFile(group))) {
    // A line that isn't a document has none of the three.
    const { path = null, stored = null, fields = null } = line as Partial<Record<string, Json>>;
    const at = fieldsFromJson({ at: stored })['at'] as unknown;
    if (typeof path !== 'string' || groupOf(path) !== group || !(at instanceof Timestamp)) {
      throw new Failure(`The archive has a document among ${group} that does not belong there.`);
    }
    yield { path, stored: at, data: fieldsFromJson(fields) };
  }
}

/** Returns the names of the collections in the path; null when the path isn't a document's. */
function groupOf(path: string): string | null {
  const parts = path.split('/');
  const whole = parts.length % 2 === 0 && parts.every((part) => !/^(?:|\.\.?|__.*__)$/.test(part));
  return whole ? parts.filter((_part, index) => index % 2 === 0).join('.') : null;
}
