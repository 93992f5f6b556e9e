import Button from '@mui/material/Button';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { organization } from '@pa-ledger/domain/organization';
import { type SubmitEvent, Suspense, useState } from 'react';
import { lazyNotice } from '../lazy-notice.ts';
import { lazy } from '../lazy.ts';
import { loginMessages } from './login-messages.ts';
import { adminAddress, logOutReason } from './login-state.ts';
import { sessionStore, signIn as signInTo, warmUpSignIn } from '../session.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { useStore } from '../../app/store.ts';
import { browserSession } from '../../firebase/session/browser-session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { HStack, Sheet, VStack } from '../../ui/layout.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { TouchLink } from '../../ui/text.ts';

const LoginNotices = lazyNotice(async () => (await import('./LoginNotices.tsx')).LoginNotices);

const ForgotPassword = lazy(async () => ({
  default: (await import('./ForgotPassword.tsx')).ForgotPassword,
}));

/** `/admin/login`: the sign-in, and why the session before it ended. */
export function LoginPage() {
  const session = useStore(sessionStore);
  const { state, signIn } = useSignIn();
  usePageTitle(loginMessages.heading);
  const reason =
    session.status === 'signedOut' ? (session.reason ?? logOutReason(window.history.state)) : null;
  const isPersistent = browserSession.isPersistent();
  return (
    <PageFrame heading={loginMessages.heading} width="narrow">
      <Sheet>
        {(reason !== null || !isPersistent) && (
          <Suspense>
            <LoginNotices reason={reason} isPersistent={isPersistent} />
          </Suspense>
        )}
        <LoginForm
          state={state}
          onSignIn={(username, password) => void signIn(username, password)}
        />
        <Forgot />
      </Sheet>
      <HStack sx={{ justifyContent: 'center', marginTop: '1rem' }}>
        <TouchLink href="/">{loginMessages.back}</TouchLink>
      </HStack>
    </PageFrame>
  );
}

/** Under the form: a link to set a new password, for whoever forgot theirs. Few do, so its form loads on a press. */
function Forgot() {
  const [isOpen, setOpen] = useState(false);
  return (
    <VStack sx={{ marginTop: '1rem' }}>
      <Button aria-expanded={isOpen} sx={{ justifySelf: 'start' }} onClick={() => setOpen(!isOpen)}>
        {loginMessages.forgot}
      </Button>
      {isOpen && (
        <Suspense>
          <ForgotPassword />
        </Suspense>
      )}
    </VStack>
  );
}

/** Signs in. Every failure looks the same: the page must not reveal which accounts exist. */
function useSignIn() {
  const [state, setState] = useState<SignInState>('idle');

  const signIn = async (username: string, password: string): Promise<void> => {
    setState('signingIn');
    const succeeded = await signInTo(adminAddress(username, organization.adminDomain), password);
    // After a success the page redirects; until then the button stays busy.
    if (!succeeded) setState('failed');
  };

  return { state, signIn };
}

type SignInState = 'idle' | 'signingIn' | 'failed';

interface LoginFormProps {
  readonly state: SignInState;
  readonly onSignIn: (username: string, password: string) => void;
}

/** The form with username and password. */
function LoginForm({ state, onSignIn }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const busy = state === 'signingIn';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSignIn(username, password);
  };

  return (
    <form onSubmit={submit} noValidate aria-busy={busy || undefined}>
      <VStack sx={{ gap: '1.125rem' }}>
        <TextInput
          label={loginMessages.username}
          required
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          onFocus={warmUpSignIn}
          readOnly={busy}
        />
        <TextInput
          label={loginMessages.password}
          required
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          readOnly={busy}
        />
        {state === 'failed' && <Notice tone="error" title={pageMessages.loginFailed} />}
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? loginMessages.signingIn : loginMessages.signIn}
        </Button>
      </VStack>
    </form>
  );
}
