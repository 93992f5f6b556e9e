import Button from '@mui/material/Button';
import type { Failure } from '../../firebase/failure.ts';
import { Notice } from '../../ui/Notice.tsx';

interface LoadFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** A list that could not be read says why, and can be read again. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="error"
      title="This could not be loaded."
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failure.message}
    </Notice>
  );
}
