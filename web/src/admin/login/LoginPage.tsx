import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { browserSession } from '../../firebase/session/browser-session.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { MIN_TOUCH_SIZE } from '../../ui/theme.ts';
import { lazyNotice } from '../lazy-notice.ts';
import { useStore } from '../../app/store.ts';
import { sessionStore } from '../session.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { logOutReason, returnTo } from './login-state.ts';
import { LoginForm } from './LoginForm.tsx';
import { useSignIn } from './useSignIn.ts';

const LoginNotices = lazyNotice(async () => (await import('./LoginNotices.tsx')).LoginNotices);

/** `/admin/login`. Somebody who is signed in is redirected to the requested address. */
export function LoginPage() {
  const session = useStore(sessionStore);
  const location = useLocation();
  const { state, signIn } = useSignIn();
  usePageTitle('Admin Login');
  const reason =
    session.status === 'signedOut' ? (session.reason ?? logOutReason(location.state)) : null;
  const isPersistent = browserSession.isPersistent();
  if (session.status === 'signedIn') return <Navigate to={returnTo(location.state)} replace />;
  return (
    <PageFrame heading="Admin Login" overline={organization.schoolName} width="narrow">
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
      <BackLink href="/">Back to the expense submission</BackLink>
    </PageFrame>
  );
}

const BackLink = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: MIN_TOUCH_SIZE,
  margin: '1rem auto 0',
  paddingInline: '1rem',
  color: theme.vars.palette.primary.main,
}));
