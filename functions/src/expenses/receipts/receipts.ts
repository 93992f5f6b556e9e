import {
  type FilesFolder,
  filePath,
  type Receipt,
  type ReceiptClaim,
} from '@pa-ledger/domain/expenses/expense';
import { fileKind, HEAD_BYTES } from '@pa-ledger/domain/expenses/file-kind';
import { membersOf } from '@pa-ledger/domain/untyped';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { paperPlace } from '@pa-ledger/domain/papers/paper';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { getStorage } from 'firebase-admin/storage';
import { DomainError } from '../../platform/domain-error.ts';
import { refusedFile } from '../expense-refusals.ts';
import { errorCodeOf } from '../../platform/failures.ts';
import { dedupeInFlight } from '../../platform/in-flight.ts';
import type { ReceiptStore } from '../../platform/services.ts';
import type { File, FileMetadata } from '@google-cloud/storage';
import { EventEmitter, once, setMaxListeners } from 'node:events';
import type { Readable } from 'node:stream';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/**
 * Every upload through Firebase gets a token that opens its object forever, past all rules, to anyone with the address.
 * We remove it when the upload arrives, and again when something names it. The object's generation stays.
 */
const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

/** Marks an upload that arrived but that nothing names yet. The rules let no one else write metadata. */
const AWAITED = 'awaited';

/** These replace an upload's own headers: the rules can't check `Cache-Control`. */
const HEADERS = { contentDisposition: 'attachment', cacheControl: 'private, no-store' };

/** The files of a folder in the project's bucket. Only a request that needs Storage loads this file. */
export function bucketFiles(folder: FilesFolder): ReceiptStore {
  return createReceiptStore(getStorage().bucket(), folder);
}

/** The files of a folder in a bucket: receipts of expenses, or papers. */
export function createReceiptStore(bucket: Bucket, folder: FilesFolder = 'receipts'): ReceiptStore {
  // Approvers who decide a step at the same time share one check of the receipt.
  const lookAt = dedupeInFlight((path) => metadataOf(bucket, path));
  const isUnchanged = async (receipt: Receipt): Promise<boolean> => {
    const found = await lookAt(receipt.path);
    return found?.generation === receipt.generation && found.size === receipt.size;
  };
  const keep = async (owner: string, claim: ReceiptClaim) => {
    const path = filePath(folder, owner, claim.slot);
    const found = await metadataOf(bucket, path);
    if (found === null) throw refusedFile('receiptMissing', folder, claim);
    if (found.size !== claim.size || found.type !== claim.type)
      throw refusedFile('receiptDamaged', folder, claim);
    const { sha256, head } = await readThrough(bucket, path);
    if (sha256 !== claim.sha256) throw refusedFile('receiptDamaged', folder, claim);
    if (fileKind(head) !== claim.type) throw refusedFile('receiptNotWhatItClaims', folder, claim);
    const metadata = { [DOWNLOAD_TOKENS]: null, [AWAITED]: null };
    const kept = await unlessGone(bucket.file(path).setMetadata({ ...HEADERS, metadata }));
    // The sweeper came first.
    if (kept === null) throw refusedFile('receiptMissing', folder, claim);
    return { path, ...found };
  };
  return {
    isUnchanged,
    async pin(owner, claim) {
      const { path, generation } = await keep(owner, claim);
      return { ...claim, path, generation };
    },
    async pinPaper(owner, claim) {
      return (await keep(owner, claim)).md5;
    },
    async receive(path) {
      const found = await metadataOf(bucket, path);
      if (found?.isPinned !== false) return;
      const metadata = { [DOWNLOAD_TOKENS]: null, [AWAITED]: 'yes' };
      // If someone pinned or removed it in between, there's nothing left to do.
      const before = { ifMetagenerationMatch: found.metageneration };
      await unlessGone(bucket.file(path).setMetadata({ ...HEADERS, metadata }, before));
    },
    async read(receipt) {
      if (!(await isUnchanged(receipt))) throw new DomainError('changedSinceSent');
      const { path, generation } = receipt;
      const bytes = bytesOf(bucket.file(path, { generation }));
      // Until the first bytes come, we can still answer with an error.
      const isOpen = (await unlessGone(once(bytes, 'readable'))) !== null;
      if (!isOpen) throw new DomainError('changedSinceSent');
      return bytes;
    },
    async readSame(owner, { slot, sha256 }) {
      const path = filePath(folder, owner, slot);
      const found = await metadataOf(bucket, path);
      const bytes = found === null ? null : await buffer(bytesOf(bucket.file(path)));
      if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new DomainError('changedSinceSent');
      return bytes;
    },
    async forEach(visit) {
      for await (const file of bucket.getFilesStream({ prefix: `${folder}/` })) {
        // getFilesStream yields File objects, but its type doesn't say so.
        const { name, metadata } = file as ReturnType<Bucket['file']>;
        const owner = name.split('/')[1] ?? '';
        if (folder === 'receipts' ? !isExpenseId(owner) : paperPlace(owner) === null) continue;
        const createdAt = Date.parse(metadata.timeCreated ?? '');
        const metageneration = String(metadata.metageneration);
        await visit({ path: name, owner, createdAt, pinned: isPinned(metadata), metageneration });
      }
    },
    async remove({ path, metageneration }) {
      const asFound = { ifMetagenerationMatch: metageneration };
      return (await unlessGone(bucket.file(path).delete(asFound))) !== null;
    },
  };
}

async function metadataOf(
  bucket: Bucket,
  path: string,
): Promise<{
  size: number;
  type: string;
  generation: string;
  metageneration: string;
  md5: string;
  isPinned: boolean;
} | null> {
  const [metadata] = (await unlessGone(bucket.file(path).getMetadata())) ?? [];
  if (metadata === undefined) return null;
  return {
    size: Number(metadata.size),
    type: metadata.contentType ?? '',
    generation: String(metadata.generation),
    metageneration: String(metadata.metageneration),
    md5: metadata.md5Hash ?? '',
    isPinned: isPinned(metadata),
  };
}

/**
 * Whether the server kept an object or put it there. An upload has a token until it arrives, and a mark from then on.
 */
function isPinned({ metadata }: FileMetadata): boolean {
  return (metadata?.[DOWNLOAD_TOKENS] ?? '') === '' && metadata?.[AWAITED] === undefined;
}

/** Returns null if the object is gone or changed. */
async function unlessGone<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if ([404, 412].includes(Number(errorCodeOf(error)))) return null;
    throw error;
  }
}

/** Reads an object once from end to end, and keeps only its hash and its first bytes. */
async function readThrough(
  bucket: Bucket,
  path: string,
): Promise<{ sha256: string; head: Buffer }> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  for await (const piece of bytesOf(bucket.file(path))) {
    // A binary stream yields Buffers, but its type doesn't say so.
    const bytes = piece as Buffer;
    hash.update(bytes);
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES);
  }
  return { sha256: hash.digest('hex'), head };
}

/** More than the libraries put on an answer's body: 12 for one of several pieces, however many. */
const LISTENERS = 20;

/** Returns the bytes of an object in Cloud Storage, without Node's false warning of a leak (MaxListenersExceeded). */
export function bytesOf(object: File): Readable {
  const bytes = object.createReadStream();
  bytes.once('response', (response: unknown) => {
    const { body } = membersOf(response);
    if (body instanceof EventEmitter) setMaxListeners(LISTENERS, body);
  });
  return bytes;
}
