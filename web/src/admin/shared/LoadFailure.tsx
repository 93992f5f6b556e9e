import Button from '@mui/material/Button';
import type { Failure } from '../../data/failure.ts';
import { Notice } from '../../ui/Notice.tsx';
import { sharedMessages } from './shared-messages.ts';

interface LoadFailureProps {
  readonly failure: Failure;
  readonly onRetry: (() => void) | undefined;
}

/** Says why a list could not be loaded, and offers to try again. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="error"
      title={sharedMessages.loadFailed}
      action={
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {sharedMessages.tryAgain}
        </Button>
      }
    >
      {failure.message}
    </Notice>
  );
}
