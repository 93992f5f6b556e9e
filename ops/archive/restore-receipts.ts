import type { DocumentData } from 'firebase-admin/firestore';
import type { Bucket } from '../base/bucket.ts';
import { changedReceipts } from '../base/changed-receipts.ts';
import { Readable } from 'node:stream';
import {
  type ReceiptLine,
  receiptLineSchema,
  RECEIPTS_FILE,
} from '../../functions/src/archive/manifest.ts';
import { Failure } from '../base/failure.ts';
import type { Archive } from './read-archive.ts';

/** Uploads that run at the same time. */
const AT_ONCE = 4;

/** A restored receipt: Cloud Storage gives the same bytes a new generation. */
export interface RestoredReceipt extends ReceiptLine {
  readonly newGeneration: string;
}

/**
 * Returns the receipts of an archive.
 * @throws Failure for a line that names no receipt and file.
 */
export async function receiptLines(archive: Archive): Promise<ReceiptLine[]> {
  const files = new Map(archive.manifest.files.map((file) => [file.name, file]));
  const lines: ReceiptLine[] = [];
  for await (const json of archive.lines(RECEIPTS_FILE)) {
    const line = receiptLineSchema.safeParse(json).data;
    if (line === undefined || files.get(line.file)?.sha256 !== line.sha256) {
      throw new Failure('The archive has a receipt without its file.');
    }
    lines.push(line);
  }
  return lines;
}

/**
 * Uploads the receipts with their names and types.
 * @returns them by path.
 */
export async function restoreReceipts(
  archive: Archive,
  lines: readonly ReceiptLine[],
  bucket: Bucket,
  progress: (done: number) => void,
): Promise<Map<string, RestoredReceipt>> {
  const restored = new Map<string, RestoredReceipt>();
  const upload = async (line: ReceiptLine): Promise<void> => {
    const { path, file, contentType, metadata } = line;
    const object = bucket.file(path);
    const options = { resumable: false, contentType, metadata: { metadata: { ...metadata } } };
    // A function, because each try reads the bytes from the start.
    await object.save(async function* () {
      yield* await archive.open(file);
    }, options);
    const [{ generation }] = await object.getMetadata();
    restored.set(path, { ...line, newGeneration: String(generation) });
    progress(restored.size);
  };
  await Readable.from(lines).forEach(upload, { concurrency: AT_ONCE });
  return restored;
}

/** The groups of documents that name receipts: expenses, and the earlier versions of their submissions. */
const NAMING = ['expenses', 'expenses.versions'];

/** Returns a document of a group as the restore writes it: with its receipts' new generations. */
export function restoredIn(
  group: string,
  data: DocumentData,
  restored: ReadonlyMap<string, RestoredReceipt>,
): DocumentData {
  return NAMING.includes(group) ? pinnedAnew(data, restored) : data;
}

/**
 * Returns an expense with its receipts' new generations and a new digest. A receipt that had changed before the export
 * keeps its old generation, so that the app still reports the change.
 */
function pinnedAnew(
  data: DocumentData,
  restored: ReadonlyMap<string, RestoredReceipt>,
): DocumentData {
  const anew = changedReceipts(data, (receipt) => {
    const object = restored.get(String(receipt['path']));
    const same =
      object !== undefined &&
      object.sha256 === receipt['sha256'] &&
      object.generation === receipt['generation'];
    return same ? { ...receipt, generation: object.newGeneration } : receipt;
  });
  return { ...data, ...anew };
}
