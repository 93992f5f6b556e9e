import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import * as z from 'zod';

export const FORMAT = 'pa-ledger-archive';
export const VERSION = 1;
export const MANIFEST_FILE = 'manifest.json';
export const RECEIPTS_FILE = 'receipts.jsonl';
export const RECEIPTS_FOLDER = 'receipts/';
/** The papers of records, kept as receipts are. */
export const PAPERS_FOLDER = 'papers/';
export const DOCUMENTS_FOLDER = 'documents/';

/** A file of the archive. */
const fileSchema = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Lower-case hex of the bytes' SHA-256. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FileEntry = Readonly<z.infer<typeof fileSchema>>;

/** The contents of an archive; the manifest is its last file. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of the file format; another one is refused. */
  version: z.literal(VERSION),
  /** The version of the data, see `domain/src/schema-version.ts`; another one is refused. */
  dataVersion: z.literal(SCHEMA_VERSION),
  project: z.string(),
  /** ISO 8601. All documents are as they were at this moment. */
  asOf: z.string(),
  /** Numbers of documents by collection, such as `expenses` and `expenses.history`. */
  documents: z.record(z.string(), z.int()),
  receipts: z.int(),
  /** All other files. */
  files: z.array(fileSchema),
});
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/**
 * A line of `receipts.jsonl`: where the bytes of a receipt, or of a paper, are in the archive, and what Cloud Storage stored beside
 * them.
 */
export const receiptLineSchema = z.object({
  /** The object's name in Cloud Storage. */
  path: z.string().regex(new RegExp(`^(?:${RECEIPTS_FOLDER}|${PAPERS_FOLDER})`)),
  /** The file of the archive. */
  file: z.string(),
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
  generation: z.string(),
  contentType: z.string(),
  /** The object's custom metadata, without the tokens of download links. */
  metadata: z.record(z.string(), z.string()),
});
export type ReceiptLine = Readonly<z.infer<typeof receiptLineSchema>>;

/**
 * Returns the file of a collection's documents.
 * @param group such as `expenses.history`.
 */
export function documentsFile(group: string): string {
  return `${DOCUMENTS_FOLDER}${group}.jsonl`;
}
