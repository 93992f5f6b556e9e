import { importAgain, loadNeeded } from '../../../app/missing-code.ts';
import type { ReceiptUpload } from '../../../firebase/upload-receipt.ts';
import { failIfStalled } from './fail-if-stalled.ts';
import type { Preparation } from './prepare-receipt.ts';

/** How to process a chosen file. */
export interface ReceiptProcessing {
  /**
   * Prepares the file for the upload, or says why we reject it; rejects if this code can't load.
   * @param isOwn whether this page made the file, so that there is nothing to check.
   */
  readonly prepare: (file: File, isOwn?: boolean) => Promise<Preparation>;
  /** Rejects if the upload fails, stalls, or is aborted. */
  readonly upload: (upload: ReceiptUpload) => Promise<'stored' | 'taken'>;
}

const preparing = () => importAgain(() => import('./prepare-receipt.ts'));
const uploading = () => import('../../../firebase/upload-receipt.ts');

/** The first load doesn't include its code: the first file loads it. */
export const receiptProcessing: ReceiptProcessing = {
  prepare: async (file, isOwn) => {
    const { prepareReceipt } = await loadNeeded(preparing);
    return prepareReceipt(file, isOwn).catch(() => ({ refused: 'unreadable' as const }));
  },
  upload: (receipt) =>
    failIfStalled(
      receipt,
      async (upload) => (await loadNeeded(uploading)).uploadReceipt(upload),
      async () => (await uploading()).storageAnswers(),
    ),
};

/** Loads that code before the first file. A failure shows when the code is needed. */
export function preloadReceiptCode(): void {
  for (const load of [preparing, uploading]) load().catch(() => undefined);
}
