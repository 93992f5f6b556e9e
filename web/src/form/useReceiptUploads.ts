import { useEffect } from 'react';
import { createStore, useStore } from '../app/store.ts';
import type { FormSession } from './form-session.ts';
import { NO_UPLOADS, type UploadsView } from './receipt-items.ts';

const NO_SESSION = createStore(NO_UPLOADS);

/** Returns what the form shows of its receipts. It retries failed uploads when the connection returns. */
export function useReceiptUploads(session: FormSession | null): UploadsView {
  const uploads = session?.uploads;
  useEffect(() => {
    if (uploads === undefined) return;
    const retry = () => uploads.retryAll();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [uploads]);
  return useStore(uploads ?? NO_SESSION);
}
