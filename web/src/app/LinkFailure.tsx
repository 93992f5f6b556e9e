import { organization } from '@pa-ledger/domain/organization';
import type { ReactNode } from 'react';
import { PlainButton } from '../ui/PlainButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { TouchLink } from '../ui/text.ts';
import type { Failure } from './answer.ts';
import { SendLink } from './SendLink.tsx';
import { askWithLink, type SubmitterLink } from './submitter-link.ts';
import { useMessages, useWords } from '../ui/messages.ts';
import { addressIn } from '../ui/own-address.ts';

interface LinkFailureProps {
  readonly link: SubmitterLink;
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** How to get a link if this isn't one of ours. */
  readonly instead?: ReactNode;
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

/** Whether a failure is about a link that isn't ours, or isn't for this page. */
export function isWrongLink({ code }: Failure): boolean {
  return code === 'submitterLinkRefused';
}

/** Says why a link didn't open: the person can retry a failure that may pass, and get a new link by email for an old one. */
export function LinkFailure({ link, failure, onRetry, instead = <GetLink /> }: LinkFailureProps) {
  const linkMessages = useMessages('link');
  const { reload } = useMessages('ui');
  return (
    <>
      <StatusPanel
        tone={failure.retry ? 'error' : 'info'}
        heading={failure.unanswered === true ? linkMessages.unanswered : failure.text}
        action={retryAction(failure, onRetry, { reload, tryAgain: linkMessages.tryAgain })}
      >
        {!isOldLink(failure) && <Contact />}
      </StatusPanel>
      {isOldLink(failure) && <NewSubmitterLink link={link} />}
      {isWrongLink(failure) && instead}
    </>
  );
}

/** Whom to ask if nothing on the page helps. */
export function Contact() {
  const linkMessages = useMessages('link');
  const { contactEmail } = organization;
  return (
    <>
      <p>{linkMessages.askAssociation}</p>
      {contactEmail && <TouchLink href={`mailto:${contactEmail}`}>{contactEmail}</TouchLink>}
    </>
  );
}

/** Leads to the page that emails a link. */
export function GetLink() {
  const linkMessages = useMessages('link');
  const language = useMessages('language');
  return (
    <p style={{ textAlign: 'center' }}>
      <TouchLink href={addressIn(language, '/status')}>{linkMessages.getLink}</TouchLink>
    </p>
  );
}

/** Emails the submitter a new link of the same kind. */
export function NewSubmitterLink({ link }: Pick<LinkFailureProps, 'link'>) {
  const linkMessages = useMessages('link');
  const words = useWords('language', 'page');
  return (
    <SendLink
      send={() => askWithLink('/api/send-link', link, words, { purpose: 'again' })}
      label={linkMessages.newLink}
      hint={linkMessages.newLinkHint}
      sentHint={linkMessages.newLinkSent}
    />
  );
}

function retryAction(
  { outdated, retry }: Failure,
  onRetry: () => void,
  words: { readonly reload: string; readonly tryAgain: string },
): ReactNode {
  if (outdated === true) {
    return (
      <PlainButton type="button" onClick={() => window.location.reload()}>
        {words.reload}
      </PlainButton>
    );
  }
  if (!retry) return undefined;
  return (
    <PlainButton type="button" onClick={onRetry}>
      {words.tryAgain}
    </PlainButton>
  );
}
