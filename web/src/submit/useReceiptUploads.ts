import { useEffect, useSyncExternalStore } from 'react';
import type { FormSession } from './form-session.ts';
import { NO_UPLOADS, type UploadsView } from './receipt-uploads.ts';

/** What the form shows of its receipts. Failed ones are tried again when the connection is back. */
export function useReceiptUploads(session: FormSession | null): UploadsView {
  const uploads = session?.uploads;
  useEffect(() => {
    if (uploads === undefined) return;
    const again = () => uploads.retryAll();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [uploads]);
  return useSyncExternalStore(
    uploads?.subscribe ?? neverChanges,
    uploads?.view ?? nothing,
    nothing,
  );
}

const neverChanges = () => () => undefined;
const nothing = () => NO_UPLOADS;
