import { filePath, type FilesFolder } from '@pa-ledger/domain/expenses/expense';
import type { ReceiptType } from '@pa-ledger/domain/limits';
import { FirebaseError } from 'firebase/app';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { firebaseBackend } from './app.ts';
import { lazyPromise } from './lazy-promise.ts';

/** How long to wait for the storage's answer, in ms. */
const ANSWER_MS = 5_000;

/** A receipt to upload to its slot, or a paper. */
export interface ReceiptUpload {
  readonly folder: FilesFolder;
  /** The id of its expense, or `paperOwner`'s. */
  readonly owner: string;
  readonly slot: number;
  readonly bytes: Blob;
  readonly type: ReceiptType;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a receipt; a slot accepts one file once.
 * @returns `taken` if the rules refuse the slot.
 * @throws Error if the upload fails for another reason or is aborted.
 */
export async function uploadReceipt(upload: ReceiptUpload): Promise<'stored' | 'taken'> {
  const place = ref(await receiptStorage(), filePath(upload.folder, upload.owner, upload.slot));
  upload.signal.throwIfAborted();
  const task = uploadBytesResumable(place, upload.bytes, { contentType: upload.type });
  upload.signal.addEventListener('abort', () => task.cancel());
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    upload.onProgress(bytesTransferred / totalBytes),
  );
  try {
    await task;
    return 'stored';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'storage/unauthorized') return 'taken';
    throw error;
  }
}

/** Returns whether the storage answers within a few seconds, no matter how. */
export async function storageAnswers(): Promise<boolean> {
  const { emulator } = await firebaseBackend();
  const local = emulator('storage');
  const origin =
    local === null
      ? 'https://firebasestorage.googleapis.com'
      : `http://${local.host}:${local.port}`;
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch(`${origin}/v0/b/`, { mode: 'no-cors', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** One per page. */
const receiptStorage = lazyPromise(connect);

async function connect(): Promise<FirebaseStorage> {
  const { app, emulator } = await firebaseBackend();
  const connected = getStorage(app);
  const local = emulator('storage');
  if (local !== null) connectStorageEmulator(connected, local.host, local.port);
  return connected;
}
