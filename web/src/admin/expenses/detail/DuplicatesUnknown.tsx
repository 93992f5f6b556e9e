import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../../../ui/Notice.tsx';

/** Whether an expense was submitted before is not known, which must not look like a no. */
export function DuplicatesUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Space>
      <Notice
        tone="warning"
        title="Possible duplicates could not be looked up."
        action={
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            Look again
          </Button>
        }
      />
    </Space>
  );
}

const Space = styled('div')({ marginTop: '1.25rem' });
