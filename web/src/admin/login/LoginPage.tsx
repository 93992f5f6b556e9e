import { organization } from '@pa-ledger/domain/organization';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useStore } from '../../app/store.ts';
import { browserSession } from '../../firebase/session/browser-session.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { HStack } from '../../ui/layout.ts';
import { TouchLink } from '../../ui/text.ts';
import { lazyNotice } from '../lazy-notice.ts';
import { sessionStore, signIn as signInTo } from '../session.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { LoginForm, type SignInState } from './LoginForm.tsx';
import { adminAddress } from './admin-address.ts';
import { loginMessages } from './login-messages.ts';
import { logOutReason, returnTo } from './login-state.ts';

const LoginNotices = lazyNotice(async () => (await import('./LoginNotices.tsx')).LoginNotices);

/** `/admin/login`. Somebody who is signed in is redirected to the requested address. */
export function LoginPage() {
  const session = useStore(sessionStore);
  const location = useLocation();
  const { state, signIn } = useSignIn();
  usePageTitle(loginMessages.heading);
  const reason =
    session.status === 'signedOut' ? (session.reason ?? logOutReason(location.state)) : null;
  const isPersistent = browserSession.isPersistent();
  if (session.status === 'signedIn') return <Navigate to={returnTo(location.state)} replace />;
  return (
    <PageFrame heading={loginMessages.heading} overline={organization.schoolName} width="narrow">
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
      </Sheet>
      <HStack sx={{ justifyContent: 'center', marginTop: '1rem' }}>
        <TouchLink href="/">{loginMessages.back}</TouchLink>
      </HStack>
    </PageFrame>
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
