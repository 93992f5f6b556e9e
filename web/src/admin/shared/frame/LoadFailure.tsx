import Button from '@mui/material/Button';
import type { Failure } from '../../../data/failure.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { sharedMessages } from '../shared-messages.ts';

interface LoadFailureProps {
  readonly failure: Failure;
  /** Undefined where nothing can be tried again. */
  readonly onRetry: (() => void) | undefined;
}

/** Says why a list could not be loaded, and offers to try again. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  const action = onRetry && (
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      {sharedMessages.tryAgain}
    </Button>
  );
  return (
    <Notice tone="error" title={sharedMessages.loadFailed} action={action}>
      {failure.message}
    </Notice>
  );
}
