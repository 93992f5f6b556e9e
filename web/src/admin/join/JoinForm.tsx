import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { firstPassword, type TypedTwice } from '@pa-ledger/domain/people/password';
import type { Invitation } from '@pa-ledger/domain/people/people-requests';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { english } from '../../app/english.ts';
import { ask, type Failure } from '../../app/answer.ts';
import { clearBrowserStorage } from '../../firebase/browser-storage.ts';
import { browserSession } from '../../firebase/session/browser-session.ts';
import { Facts } from '../../ui/Facts.tsx';
import { VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { signIn } from '../session.ts';
import { useFocusOnFailure } from '../shared/frame/field-focus.ts';
import { NewPassword } from '../shared/password/NewPassword.tsx';
import { joinWith, type Joined } from './join-flow.ts';
import { beginWith, leaveJoin, type JoinLink } from './join-link.ts';
import { joinMessages as words } from './join-messages.ts';
import { personLinkRequest } from './link-request.ts';

interface JoinFormProps {
  readonly link: JoinLink;
  readonly invitation: Invitation;
  /** Called where the link no longer works. */
  readonly onRefused: (failure: Failure) => void;
  readonly onSignedIn: () => void;
}

/** Who invites to what, and the form of the password. */
export function JoinForm({ link, invitation, onRefused, onSignedIn }: JoinFormProps) {
  const { purpose, email } = invitation;
  const [isOther] = useState(() => browserSession.storedUid() !== null);
  const [isSet, setSet] = useState(false);
  const [failed, setFailed] = useState<{ readonly text: string } | null>(null);
  const notice = useFocusOnFailure(failed);
  const form = useForm<TypedTwice>({
    resolver: zodResolver(firstPassword(email)),
    defaultValues: { next: '', again: '' },
  });
  const { isSubmitting } = form.formState;

  const show = (joined: Joined): void => {
    switch (joined.kind) {
      case 'signedIn':
        leaveJoin();
        onSignedIn();
        return;
      case 'passwordSet':
        setSet(true);
        return;
      case 'refused':
        onRefused(joined.failure);
        return;
      case 'weak':
        form.setError('next', { message: words.weak }, { shouldFocus: true });
        return;
      case 'again':
        setFailed({ text: joined.why === 'server' ? joined.text : words[joined.why] });
    }
  };
  const press = async ({ next }: TypedTwice): Promise<void> => {
    setFailed(null);
    // Only here, since few people ever set a password.
    const { setPassword } = await import('../../firebase/change-password.ts').catch(() => ({
      setPassword: () => Promise.resolve('unreachable' as const),
    }));
    const { token, secret } = link;
    const joined = await joinWith(next, {
      signOutOthers,
      join: () => ask('/api/join', personLinkRequest(token, { secret }), english, fetch),
      onBegun: () => beginWith(link, invitation),
      setPassword,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      signIn,
      clock: () => performance.now(),
    });
    show(joined);
  };

  if (isSet) {
    return (
      <StatusPanel
        tone="success"
        heading={words.passwordSet}
        action={
          <Button variant="contained" href="/admin/login">
            {words.signIn}
          </Button>
        }
      >
        <p>{words.passwordSetHint}</p>
      </StatusPanel>
    );
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-busy={isSubmitting || undefined}
        onSubmit={(event) => void form.handleSubmit(press)(event)}
      >
        <VStack sx={{ gap: '1.25rem' }}>
          <Purpose invitation={invitation} />
          {isOther && (
            <Notice tone="warning" title={words.otherSignedIn}>
              {words.otherSignedInHint}
            </Notice>
          )}
          <NewPassword email={email} readOnly={isSubmitting} />
          <SecondaryText>{words.username}</SecondaryText>
          {failed !== null && (
            <Notice ref={notice} tone="error" title={words.notYet}>
              {failed.text}
            </Notice>
          )}
          <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
            {isSubmitting ? words.working : words.press[purpose]}
          </Button>
        </VStack>
      </form>
    </FormProvider>
  );
}

/** Who invites whom to what, or whose password is set anew. */
function Purpose({ invitation }: Pick<JoinFormProps, 'invitation'>) {
  const { purpose, name, email, role, endsOn, invitedBy } = invitation;
  return (
    <VStack sx={{ gap: '0.5rem' }}>
      <p>{purpose === 'reset' ? words.reset : words.invited(invitedBy, role)}</p>
      {purpose === 'join' && (
        <p>
          {words.roleHints[role]} {endsOn !== null && words.endsOn(formatDate(endsOn))}
        </p>
      )}
      <Facts
        rows={[
          [words.name, name],
          [words.email, email],
        ]}
      />
    </VStack>
  );
}

/** Ends a session in this browser, in all of its tabs, before the SDK finds its sign-in. */
async function signOutOthers(): Promise<void> {
  if (browserSession.storedUid() === null) return;
  browserSession.end('loggedOut');
  await clearBrowserStorage().catch(() => undefined);
}
