import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import type { Failure } from './answer.ts';

/** The button that may help after a failure: the same again, or a newer page; undefined if neither does. */
export function retryAction(failure: Failure, onRetry?: () => void): ReactNode {
  if (failure.outdated === true) return <ReloadButton />;
  if (!failure.retry || onRetry === undefined) return undefined;
  return (
    <Button variant="contained" onClick={onRetry}>
      Try again
    </Button>
  );
}
