import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import type { Failure } from '../app/answer.ts';

/** Returns the button that may help after a failure: try again or reload; undefined if neither helps. */
export function retryAction(tryAgain: string, failure: Failure, onRetry?: () => void): ReactNode {
  if (failure.outdated === true) return <ReloadButton />;
  if (!failure.retry || onRetry === undefined) return undefined;
  return (
    <Button variant="contained" onClick={onRetry}>
      {tryAgain}
    </Button>
  );
}
