import type { ReactNode } from 'react';
import { PlainButton } from '../ui/PlainButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { uiMessages } from '../ui/ui-messages.ts';
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
  if (outdated === true) {
    return (
      <PlainButton type="button" onClick={() => window.location.reload()}>
        {uiMessages.reload}
      </PlainButton>
    );
  }
  if (!retry) return undefined;
  return (
    <PlainButton type="button" onClick={onRetry}>
      {linkMessages.tryAgain}
    </PlainButton>
  );
}
