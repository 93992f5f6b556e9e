import type { ReactNode } from 'react';
import { PlainButton } from '../ui/PlainButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { uiMessages } from '../ui/ui-messages.ts';
import type { Failure } from './answer.ts';
import { linkMessages } from './link-messages.ts';
import { SendLink } from './SendLink.tsx';
import { askWithLink, type SubmitterLink } from './submitter-link.ts';

interface LinkFailureProps {
  readonly link: SubmitterLink;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

const OLD: readonly unknown[] = [
  'submitterLinkExpired',
  'submitterLinkReplaced',
  'alreadyCorrected',
  'notCorrectable',
];

/** Whether a failure is about a genuine link that no longer works: the person can get a new one. */
export function isOldLink({ code }: Failure): boolean {
  return OLD.includes(code);
}

/** Says why a link didn't open: the person can retry a failure that may pass, and get a new link by email for an old one. */
export function LinkFailure({ link, failure, onRetry }: LinkFailureProps) {
  return (
    <>
      <StatusPanel
        tone={failure.retry ? 'error' : 'info'}
        heading={failure.unanswered === true ? linkMessages.unanswered : failure.text}
        action={retryAction(failure, onRetry)}
      >
        {failure.retry && <p>{linkMessages.askAssociation}</p>}
      </StatusPanel>
      {isOldLink(failure) && <NewSubmitterLink link={link} />}
    </>
  );
}

/** Emails the submitter a new link of the same kind. */
export function NewSubmitterLink({ link }: Pick<LinkFailureProps, 'link'>) {
  return (
    <SendLink
      send={() => askWithLink('/api/send-link', link, { purpose: 'again' })}
      label={linkMessages.newLink}
      hint={linkMessages.newLinkHint}
    />
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
