import type { App } from 'firebase-admin/app';
import { type Firestore, getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { Readable } from 'node:stream';
import { bytesOf } from '../../functions/src/expenses/receipts/receipts.ts';
import { versionToExport } from './archive-version.ts';
import { csvFiles, isTable, type Row } from './csv-tables.ts';
import {
  documentsFile,
  type FileEntry,
  FORMAT,
  type Manifest,
  MANIFEST_FILE,
  type ReceiptLine,
  RECEIPTS_FILE,
  RECEIPTS_FOLDER,
  VERSION,
} from './manifest.ts';
import { type NameReceiptFile, receiptFileNames } from './receipt-files.ts';
import { toJson } from './typed-values.ts';
import { documentsOf, type Group, groupsBelow, topGroups } from './walk-documents.ts';
import { type ArchiveWriter, createArchive } from './write-archive.ts';

/** Cloud Storage keeps the tokens of download links here: a person who has one needs no sign-in. */
const LINK_TOKENS = 'firebaseStorageDownloadTokens';

/** Where to export from and to. */
export interface ExportRequest {
  readonly app: App;
  readonly project: string;
  readonly bucket: string;
  /** The file to write; it must not exist. */
  readonly out: string;
  /** Reports the next step to the person who waits. */
  readonly progress: (what: string) => void;
}

/**
 * Writes all documents, as of one moment, and all receipts into one archive.
 * @throws Failure when the data are newer than this program, or are being migrated.
 */
export async function exportProject(request: ExportRequest): Promise<Manifest> {
  const db = getFirestore(request.app);
  // The server's clock, not that of this computer.
  const { readTime } = await db.collection('settings').limit(1).get();
  const dataVersion = await versionToExport(db, readTime);
  const archive = createArchive(request.out);
  const documents = await addDocuments(db, archive, readTime, request.progress);
  const fileName = receiptFileNames(documents.expenses);
  const receipts = await addReceipts(request, archive, fileName);
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    dataVersion,
    project: request.project,
    asOf: readTime.toDate().toISOString(),
    documents: documents.counts,
    receipts: receipts.count,
    files: [...documents.files, ...receipts.files],
  };
  await archive.addText(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
  await archive.end();
  return manifest;
}

async function addDocuments(
  db: Firestore,
  archive: ArchiveWriter,
  moment: Timestamp,
  progress: ExportRequest['progress'],
): Promise<{
  files: FileEntry[];
  counts: Record<string, number>;
  expenses: readonly Row[];
}> {
  const files: FileEntry[] = [];
  const counts: Record<string, number> = {};
  const tables = new Map<string, Row[]>();
  const waiting = await topGroups(db);
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    progress(`Documents of ${group.name}`);
    const rows: Row[] = [];
    tables.set(group.name, rows);
    let count = 0;
    const hasTable = isTable(group.name);
    const lines = linesOf(db, group, moment, (row) => {
      count++;
      if (hasTable) rows.push(row);
    });
    files.push(await archive.add(documentsFile(group.name), Readable.from(lines), true));
    counts[group.name] = count;
    waiting.push(...(await groupsBelow(group)));
  }
  for (const [name, text] of csvFiles(tables)) files.push(await archive.addText(name, text));
  return { files, counts, expenses: tables.get('expenses') ?? [] };
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

async function addReceipts(
  { app, bucket: name, progress }: ExportRequest,
  archive: ArchiveWriter,
  fileName: NameReceiptFile,
): Promise<{ files: FileEntry[]; count: number }> {
  const bucket = getStorage(app).bucket(name);
  const [found] = await bucket.getFiles({ prefix: RECEIPTS_FOLDER });
  const files: FileEntry[] = [];
  const lines: string[] = [];
  for (const [index, object] of found.entries()) {
    if (index % 100 === 0) progress(`Receipts: ${index} of ${found.length}`);
    const { contentType = '', generation, metadata = {} } = object.metadata;
    const file = fileName(object.name, contentType);
    // Receipts are compressed already.
    const added = await archive.add(file, bytesOf(object), false);
    files.push(added);
    const own = Object.entries(metadata).filter(([key]) => key !== LINK_TOKENS);
    const line: ReceiptLine = {
      path: object.name,
      file,
      size: added.size,
      sha256: added.sha256,
      generation: String(generation),
      contentType,
      metadata: Object.fromEntries(own.map(([key, value]) => [key, String(value)])),
    };
    lines.push(`${JSON.stringify(line)}\n`);
  }
  files.push(await archive.addText(RECEIPTS_FILE, lines.join('')));
  return { files, count: found.length };
}
