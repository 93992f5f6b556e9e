import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../../../ui/Notice.tsx';
import { detailMessages } from './detail-messages.ts';

/** Says that possible duplicates are not known, which must not look like there are none. */
export function DuplicatesUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Space>
      <Notice
        tone="warning"
        title={detailMessages.duplicatesUnknown}
        action={
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {detailMessages.lookAgain}
          </Button>
        }
      />
    </Space>
  );
}

const Space = styled('div')({ marginTop: '1.25rem' });
