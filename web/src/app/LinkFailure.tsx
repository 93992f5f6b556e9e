import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import type { Failure } from './answer.ts';
import { linkMessages } from './link-messages.ts';

interface LinkFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Says why a link opened nothing: a failure that may pass can be tried again. */
export function LinkFailure({ failure, onRetry }: LinkFailureProps) {
  return (
    <StatusPanel
      tone={failure.retry ? 'error' : 'info'}
      heading={failure.unanswered === true ? linkMessages.unanswered : failure.text}
      action={retryAction(failure, onRetry)}
    >
      {failure.retry && <p>{linkMessages.askAssociation}</p>}
    </StatusPanel>
  );
}

function retryAction({ outdated, retry }: Failure, onRetry: () => void): ReactNode {
  if (outdated === true) return <ReloadButton />;
  if (!retry) return undefined;
  return (
    <Button variant="contained" onClick={onRetry}>
      {linkMessages.tryAgain}
    </Button>
  );
}
