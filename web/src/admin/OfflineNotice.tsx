import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { adminMessages } from './admin-messages.ts';

/** Shown while the browser says that it has no connection. */
export function OfflineNotice() {
  if (useSyncExternalStore(subscribe, () => navigator.onLine)) return null;
  return (
    <Notice sx={{ marginBottom: '1.25rem' }} tone="warning" title={adminMessages.offline}>
      {adminMessages.offlineHint}
    </Notice>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
