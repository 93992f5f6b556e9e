import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { Readable, type Writable } from 'node:stream';
import { type Bucket, bytesOf } from '../expenses/receipts/receipts.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { DATA_VERSION } from '../firestore/paths.ts';
import { csvFiles, isTable, type Row } from './csv-tables.ts';
import {
  documentsFile,
  FORMAT,
  type Manifest,
  MANIFEST_FILE,
  PAPERS_FOLDER,
  type ReceiptLine,
  RECEIPTS_FILE,
  RECEIPTS_FOLDER,
  VERSION,
} from './manifest.ts';
import { type NameReceiptFile, receiptFileNames } from './receipt-files.ts';
import { toJson } from './typed-values.ts';
import { documentsOf, type Group, groupsBelow, topGroups } from './walk-documents.ts';
import { type ArchiveWriter, createArchive } from './write-archive.ts';

/** Where Cloud Storage keeps the tokens of download links, which open a file without a sign-in. */
const LINK_TOKENS = 'firebaseStorageDownloadTokens';

/** Where to export from and to. */
export interface ExportRequest {
  readonly db: Firestore;
  /** Its id, for whoever reads the archive. */
  readonly project: string;
  /** The bucket of the receipts. */
  readonly bucket: Bucket;
  /** Where the bytes go. It's destroyed unless the archive is complete. */
  readonly out: Writable;
  /** Reports the next step to the person who waits. */
  readonly progress?: (what: string) => void;
}

/**
 * Writes all documents, as of one moment, and all receipts into one archive. None of it is in memory at once.
 * @throws DomainError when the data has another version than this program, or is being migrated or restored.
 */
export async function exportProject(request: ExportRequest): Promise<Manifest> {
  const archive = createArchive(request.out);
  try {
    return await writeAll(request, archive);
  } catch (error) {
    request.out.destroy();
    throw error;
  }
}

async function writeAll(request: ExportRequest, archive: ArchiveWriter): Promise<Manifest> {
  const { db, progress = () => undefined } = request;
  // The server's clock, not that of this computer.
  const { readTime } = await db.collection('settings').limit(1).get();
  const options = { readOnly: true, readTime } as const;
  const version = db.runTransaction(
    (transaction) => transaction.get(db.doc(DATA_VERSION)),
    options,
  );
  requireCurrentVersion(await version);
  const { counts, expenses } = await addDocuments(db, archive, readTime, progress);
  const receipts = await addReceipts(request.bucket, archive, progress, receiptFileNames(expenses));
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    dataVersion: SCHEMA_VERSION,
    project: request.project,
    asOf: readTime.toDate().toISOString(),
    documents: counts,
    receipts,
    files: [...archive.files],
  };
  await archive.addText(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
  await archive.end();
  return manifest;
}

async function addDocuments(
  db: Firestore,
  archive: ArchiveWriter,
  moment: Timestamp,
  progress: (what: string) => void,
): Promise<{ counts: Record<string, number>; expenses: readonly Row[] }> {
  const counts: Record<string, number> = {};
  const tables = new Map<string, Row[]>();
  const waiting = await topGroups(db);
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    const { name } = group;
    progress(`Documents of ${name}`);
    const rows: Row[] = [];
    let count = 0;
    const lines = linesOf(db, group, moment, (row) => {
      count++;
      if (isTable(name)) rows.push(row);
    });
    await archive.add(documentsFile(name), Readable.from(lines), true);
    tables.set(name, rows);
    counts[name] = count;
    waiting.push(...(await groupsBelow(group)));
  }
  for (const [name, text] of csvFiles(tables)) await archive.addText(name, text);
  return { counts, expenses: tables.get('expenses') ?? [] };
}

/** Returns one line for each document; `stored` gives the order in which the documents of an expense were created. */
async function* linesOf(
  db: Firestore,
  group: Group,
  moment: Timestamp,
  visit: (row: Row) => void,
): AsyncGenerator<Buffer> {
  for await (const document of documentsOf(db, group, moment)) {
    const data = document.data();
    visit({ id: document.id, parentId: document.ref.parent.parent?.id ?? '', data });
    const { path } = document.ref;
    const line = { path, stored: toJson(document.createTime), fields: toJson(data) };
    yield Buffer.from(`${JSON.stringify(line)}\n`);
  }
}

/** Returns the number of receipts and papers. */
async function addReceipts(
  bucket: Bucket,
  archive: ArchiveWriter,
  progress: (what: string) => void,
  fileName: NameReceiptFile,
): Promise<number> {
  const folders = [RECEIPTS_FOLDER, PAPERS_FOLDER].map((prefix) => bucket.getFiles({ prefix }));
  const found = (await Promise.all(folders)).flatMap(([files]) => files);
  const lines: ReceiptLine[] = [];
  for (const [index, object] of found.entries()) {
    if (index % 100 === 0) progress(`Receipts: ${index} of ${found.length}`);
    const { contentType = '', generation, metadata = {} } = object.metadata;
    const file = fileName(object.name, contentType);
    // Receipts are already compressed.
    const { size, sha256 } = await archive.add(file, bytesOf(object), false);
    const own = Object.entries(metadata).filter(([key]) => key !== LINK_TOKENS);
    lines.push({
      path: object.name,
      file,
      size,
      sha256,
      generation: String(generation),
      contentType,
      metadata: Object.fromEntries(own.map(([key, value]) => [key, String(value)])),
    });
  }
  await archive.addText(RECEIPTS_FILE, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return found.length;
}
