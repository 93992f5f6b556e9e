import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { adminMessages } from './admin-messages.ts';

/** Shown while the browser says that it has no connection. */
export function OfflineNotice() {
  if (useSyncExternalStore(subscribe, () => navigator.onLine)) return null;
  return (
    <Space>
      <Notice tone="warning" title={adminMessages.offline}>
        {adminMessages.offlineHint}
      </Notice>
    </Space>
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

const Space = styled('div')({ marginBottom: '1.25rem' });
