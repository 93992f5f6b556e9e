import type { FilesFolder } from '@pa-ledger/domain/expenses/expense';
import { getStorage } from 'firebase-admin/storage';
import type { ReceiptStore } from '../../platform/services.ts';
import { createReceiptStore } from './receipts.ts';

/** The files of a folder in the project's bucket: in a file of its own, so that only who needs Storage loads it. */
export function bucketFiles(folder: FilesFolder): ReceiptStore {
  return createReceiptStore(getStorage().bucket(), folder);
}
