import { FIRST_VERSION } from '@pa-ledger/domain/schema-version';
import { Failure } from '../base/failure.ts';

/** The contents of an archive; the manifest is its last file. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** The version of the file format; another one is refused. */
  readonly version: number;
  /** The version of the data, see `domain/src/schema-version.ts`; absent means 1. */
  readonly dataVersion: number;
  readonly project: string;
  /** ISO 8601. All documents are as they were at this moment. */
  readonly asOf: string;
  /** Numbers of documents by collection, such as `expenses` and `expenses.history`. */
  readonly documents: Readonly<Record<string, number>>;
  readonly receipts: number;
  /** All other files. */
  readonly files: readonly FileEntry[];
}

/** A file of the archive. */
export interface FileEntry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hex of the bytes' SHA-256. */
  readonly sha256: string;
}

/**
 * A line of `receipts.jsonl`: where a receipt's bytes are in the archive, and what Cloud Storage stored beside them.
 */
export interface ReceiptLine {
  /** The object's name in Cloud Storage. */
  readonly path: string;
  /** The file of the archive. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly generation: string;
  readonly contentType: string;
  /** The object's custom metadata, without the tokens of download links. */
  readonly metadata: Readonly<Record<string, string>>;
}

export const FORMAT = 'pa-ledger-archive';
export const VERSION = 1;
export const MANIFEST_FILE = 'manifest.json';
export const RECEIPTS_FILE = 'receipts.jsonl';
export const RECEIPTS_FOLDER = 'receipts/';
export const DOCUMENTS_FOLDER = 'documents/';

/**
 * Returns the file of a collection's documents.
 * @param group such as `expenses.history`.
 */
export function documentsFile(group: string): string {
  return `${DOCUMENTS_FOLDER}${group}.jsonl`;
}

/**
 * Reads a manifest.
 * @throws Failure when it is not one, or has another version.
 */
export function parseManifest(text: string): Manifest {
  const value = readObject(text);
  if (value['format'] !== FORMAT) throw new Failure('This is no archive of PA Ledger.');
  if (value['version'] !== VERSION) {
    throw new Failure(
      `This archive is of version ${String(value['version'])}; this program reads ${VERSION}.`,
    );
  }
  const { files, documents, dataVersion = FIRST_VERSION } = value;
  const complete =
    typeof value['project'] === 'string' &&
    typeof value['asOf'] === 'string' &&
    Number.isSafeInteger(dataVersion) &&
    Number(dataVersion) >= FIRST_VERSION &&
    Number.isSafeInteger(value['receipts']) &&
    typeof documents === 'object' &&
    documents !== null &&
    Object.values(documents).every(Number.isSafeInteger) &&
    Array.isArray(files) &&
    files.every(isFileEntry);
  if (!complete) throw new Failure('The manifest of the archive is damaged.');
  // Each field was checked above.
  return { ...value, dataVersion } as Record<string, unknown> & Manifest;
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Reported below.
  }
  throw new Failure('The manifest of the archive is damaged.');
}

function isFileEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, sha256 } = value as Partial<Record<keyof FileEntry, unknown>>;
  return (
    typeof name === 'string' && Number.isSafeInteger(size) && /^[0-9a-f]{64}$/.test(String(sha256))
  );
}
