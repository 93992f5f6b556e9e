import Button from '@mui/material/Button';
import { Notice } from '../../../ui/Notice.tsx';
import { detailMessages } from './detail-messages.ts';

/** Says that possible duplicates are not known, which must not look like there are none. */
export function DuplicatesUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      sx={{ marginTop: '1.25rem' }}
      tone="warning"
      title={detailMessages.duplicatesUnknown}
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {detailMessages.lookAgain}
        </Button>
      }
    />
  );
}
