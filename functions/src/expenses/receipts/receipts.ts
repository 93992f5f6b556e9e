import { type FilesFolder, filePath, type Receipt } from '@pa-ledger/domain/expenses/expense';
import { fileKind, HEAD_BYTES } from '@pa-ledger/domain/expenses/file-kind';
import { membersOf } from '@pa-ledger/domain/members';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { getStorage } from 'firebase-admin/storage';
import { DomainError } from '../../platform/domain-error.ts';
import { refusedFile } from '../expense-messages.ts';
import { errorCodeOf } from '../../platform/failures.ts';
import { dedupeInFlight } from '../../platform/dedupe-in-flight.ts';
import type { ReceiptStore } from '../../platform/services.ts';
import type { File } from '@google-cloud/storage';
import { EventEmitter, setMaxListeners } from 'node:events';
import type { Readable } from 'node:stream';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/**
 * Every upload through Firebase gets a token that opens its object forever, past all rules, to anybody with the address. The
 * submission removes it; the object's generation stays.
 */
const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';
const NO_DOWNLOAD_TOKENS = { metadata: { [DOWNLOAD_TOKENS]: null } };

/** The files of a folder in a bucket: receipts of expenses, or pictures of deposits' slips, which are kept alike. */
export function createReceiptStore(bucket: Bucket, folder: FilesFolder = 'receipts'): ReceiptStore {
  // Approvers of one step who decide at the same time share one check of the receipt.
  const lookAt = dedupeInFlight((path) => metadataOf(bucket, path));
  const isUnchanged = async (receipt: Receipt): Promise<boolean> => {
    const found = await lookAt(receipt.path);
    return found?.generation === receipt.generation && found.size === receipt.size;
  };
  return {
    isUnchanged,
    async pin(owner, claim) {
      const path = filePath(folder, owner, claim.slot);
      const found = await metadataOf(bucket, path);
      if (found === null) throw refusedFile('receiptMissing', claim);
      if (found.size !== claim.size || found.type !== claim.type)
        throw refusedFile('receiptDamaged', claim);
      const { sha256, head } = await readThrough(bucket, path);
      if (sha256 !== claim.sha256) throw refusedFile('receiptDamaged', claim);
      if (fileKind(head) !== claim.type) throw refusedFile('receiptNotWhatItClaims', claim);
      await bucket.file(path).setMetadata(NO_DOWNLOAD_TOKENS);
      return { ...claim, path, generation: found.generation };
    },
    async read(receipt) {
      if (!(await isUnchanged(receipt))) throw new DomainError('changedSinceSent');
      return buffer(bytesOf(bucket.file(receipt.path)));
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
        // The stream of getFilesStream gives File objects; its type does not say so.
        const { name, metadata } = file as ReturnType<Bucket['file']>;
        const owner = name.split('/')[1] ?? '';
        if (!isExpenseId(owner)) continue;
        const createdAt = Date.parse(metadata.timeCreated ?? '');
        const pinned = (metadata.metadata?.[DOWNLOAD_TOKENS] ?? '') === '';
        await visit({ path: name, owner, createdAt, pinned });
      }
    },
    async remove(path) {
      await bucket.file(path).delete({ ignoreNotFound: true });
    },
  };
}

async function metadataOf(
  bucket: Bucket,
  path: string,
): Promise<{ size: number; type: string; generation: string } | null> {
  try {
    const [metadata] = await bucket.file(path).getMetadata();
    return {
      size: Number(metadata.size),
      type: metadata.contentType ?? '',
      generation: String(metadata.generation),
    };
  } catch (error) {
    if (errorCodeOf(error) === 404) return null;
    throw error;
  }
}

/** Reads an object once from end to end and keeps only its hash and its first bytes. */
async function readThrough(
  bucket: Bucket,
  path: string,
): Promise<{ sha256: string; head: Buffer }> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  for await (const piece of bytesOf(bucket.file(path))) {
    // A binary stream gives Buffers; its type does not say so.
    const bytes = piece as Buffer;
    hash.update(bytes);
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES);
  }
  return { sha256: hash.digest('hex'), head };
}

/** Above the number that the libraries put on an answer's body: 12 on one of several pieces, and no more as it grows. */
const LISTENERS = 20;

/** Returns the bytes of an object in Cloud Storage, without Node's warning of a leak (MaxListenersExceeded) that is none. */
export function bytesOf(object: File): Readable {
  const bytes = object.createReadStream();
  bytes.once('response', (response: unknown) => {
    const { body } = membersOf(response);
    if (body instanceof EventEmitter) setMaxListeners(LISTENERS, body);
  });
  return bytes;
}
