import { Fragment, useEffect, type ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { Contact, GetLink } from './LinkFailure.tsx';
import { readSubmitterLink, useHash, type SubmitterLink } from './submitter-link.ts';
import { useMessages } from '../ui/messages.ts';

interface LinkedPageProps {
  /** The page's heading before it knows more. */
  readonly title: string;
  /** What the page is for, while it opens. */
  readonly hint: string;
  /** Renders what a link opens, from scratch for each link. */
  readonly open: (link: SubmitterLink) => ReactNode;
  /** How to get a link, below what is none. */
  readonly instead?: ReactNode;
}

/**
 * A page whose link is behind `#`. Opening it only reads. The build renders it without a link, and the HTML has that first
 * view.
 */
export function LinkedPage({ title, hint, open, instead = <GetLink /> }: LinkedPageProps) {
  const linkMessages = useMessages('link');
  const hash = useHash();
  if (hash === null) return <OpeningLink title={title} hint={hint} />;
  const link = readSubmitterLink(hash);
  if (link === null) {
    return (
      <LinkFrame title={title}>
        <StatusPanel tone="error" heading={linkMessages.notWhole}>
          <p>{linkMessages.openAgain}</p>
          <Contact />
        </StatusPanel>
        {instead}
      </LinkFrame>
    );
  }
  return <Fragment key={link.token}>{open(link)}</Fragment>;
}

/** Shown until the page knows what its link opens. */
export function OpeningLink({ title, hint }: Pick<LinkedPageProps, 'title' | 'hint'>) {
  const linkMessages = useMessages('link');
  return (
    <LinkFrame title={title} busy>
      <StatusPanel tone="busy" heading={linkMessages.opening}>
        <p>{hint}</p>
      </StatusPanel>
    </LinkFrame>
  );
}

interface LinkFrameProps {
  readonly title: string;
  /** Whether more is coming. */
  readonly busy?: true;
  readonly children: ReactNode;
}

/** The frame around what a link opens; the page's title is its heading. */
export function LinkFrame({ title, busy, children }: LinkFrameProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PageFrame heading={title} width="narrow">
      <Sheet aria-busy={busy}>{children}</Sheet>
    </PageFrame>
  );
}
