import { styled } from '@mui/material/styles';
import { Notice } from '../ui/Notice.tsx';
import { useOnline } from './shared/useOnline.ts';

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Space>
      <Notice tone="warning" title="You are offline.">
        What you see is as it was before. Nothing can be saved until the connection is back; what
        you type stays here.
      </Notice>
    </Space>
  );
}

const Space = styled('div')({ marginBottom: '1.25rem' });
