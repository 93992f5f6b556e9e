import { useEffect, useSyncExternalStore } from 'react';
import type { FormSession } from './form-session.ts';
import { EMPTY_TRAY, type TrayView } from './ReceiptUploads.ts';

/** What the form shows of its receipts. Failed ones are tried again when the connection is back. */
export function useReceiptUploads(session: FormSession | null): TrayView {
  const tray = session?.tray;
  useEffect(() => {
    if (tray === undefined) return;
    const again = () => tray.retryAll();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [tray]);
  return useSyncExternalStore(tray?.subscribe ?? neverChanges, tray?.view ?? nothing, nothing);
}

const neverChanges = () => () => undefined;
const nothing = () => EMPTY_TRAY;
