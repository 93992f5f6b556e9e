import { useEffect, useSyncExternalStore } from 'react';
import type { FormSession } from './form-session.ts';
import { NO_UPLOADS, type UploadsView } from './receipt-uploads.ts';

/** Returns what the form shows of its receipts. Failed uploads are retried when the connection is back. */
export function useReceiptUploads(session: FormSession | null): UploadsView {
  const uploads = session?.uploads;
  useEffect(() => {
    if (uploads === undefined) return;
    const retry = () => uploads.retryAll();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [uploads]);
  return useSyncExternalStore(
    uploads?.subscribe ?? neverChanges,
    uploads?.view ?? noUploads,
    noUploads,
  );
}

const neverChanges = () => () => undefined;
const noUploads = () => NO_UPLOADS;
