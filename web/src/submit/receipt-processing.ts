import type { ReceiptUpload } from '../firebase/upload-receipt.ts';
import type { Preparation } from './prepare-receipt.ts';

/** What is done with a chosen file. */
export interface ReceiptProcessing {
  /** Readies the file to be sent, or says why it cannot be; rejects when this code could not be loaded. */
  readonly prepare: (file: File) => Promise<Preparation>;
  /** Rejects when the upload failed or was aborted. */
  readonly upload: (upload: ReceiptUpload) => Promise<'stored' | 'taken'>;
}

const preparing = () => import('./prepare-receipt.ts');
const uploading = () => import('../firebase/upload-receipt.ts');

/** Its code is no part of the first load: it comes with the first file. */
export const receiptProcessing: ReceiptProcessing = {
  prepare: async (file) => {
    const { prepareReceipt } = await preparing();
    return prepareReceipt(file).catch(() => ({ refused: 'unreadable' as const }));
  },
  upload: async (upload) => {
    const { uploadReceipt } = await uploading();
    return uploadReceipt(upload);
  },
};

/** Fetches that code ahead of the first file. A failure is told when it is needed. */
export function preloadReceiptCode(): void {
  for (const load of [preparing, uploading]) load().catch(() => undefined);
}
