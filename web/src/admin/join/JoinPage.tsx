import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useStore } from '../../app/store.ts';
import { Sheet } from '../../ui/layout.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { usePageTitle } from '../usePageTitle.ts';
import { joinLink, type JoinLink } from './join-link.ts';
import { joinMessages as words } from './join-messages.ts';
import { JoinForm } from './JoinForm.tsx';
import { useInvitation } from './useInvitation.ts';

interface JoinPageProps {
  /** Called once the person is signed in. */
  readonly onSignedIn: () => void;
}

/** `/admin/join`: the page behind a person's link, where they choose their password. */
export function JoinPage({ onSignedIn }: JoinPageProps) {
  const link = useStore(joinLink);
  if (link === null) {
    return (
      <Frame heading={words.heading}>
        <StatusPanel tone="info" heading={words.incomplete}>
          <p>{words.incompleteHint}</p>
        </StatusPanel>
      </Frame>
    );
  }
  return <LinkPage key={link.token} link={link} onSignedIn={onSignedIn} />;
}

interface LinkPageProps extends JoinPageProps {
  readonly link: JoinLink;
}

function LinkPage({ link, onSignedIn }: LinkPageProps) {
  const { state, retry, refuse } = useInvitation(link);
  switch (state.kind) {
    case 'loading':
      return (
        <Frame heading={words.heading}>
          <StatusPanel tone="busy" heading={words.opening} />
        </Frame>
      );
    case 'failed':
      return (
        <Frame heading={words.heading}>
          <StatusPanel
            tone="error"
            heading={state.text}
            action={
              <Button variant="contained" onClick={retry}>
                {words.tryAgain}
              </Button>
            }
          />
        </Frame>
      );
    case 'refused':
      return (
        <Frame heading={words.heading}>
          <StatusPanel
            tone="info"
            heading={state.text}
            action={
              <Button variant="contained" href="/admin/login">
                {words.signIn}
              </Button>
            }
          >
            <p>{words.forgotHint}</p>
          </StatusPanel>
        </Frame>
      );
    case 'open':
      return (
        <Frame heading={words.headings[state.invitation.purpose]}>
          <JoinForm
            link={link}
            invitation={state.invitation}
            onRefused={refuse}
            onSignedIn={onSignedIn}
          />
        </Frame>
      );
  }
}

interface FrameProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Frame({ heading, children }: FrameProps) {
  usePageTitle(heading);
  return (
    <PageFrame heading={heading} width="narrow">
      <Sheet>{children}</Sheet>
    </PageFrame>
  );
}
