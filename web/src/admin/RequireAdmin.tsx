import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { checkAgain, logOut, sessionStore } from './session.ts';
import { useStore } from '../app/store.ts';
import type { LoginState } from './login/login-state.ts';

/** Shows its children to an admin alone; everybody else goes to the sign-in. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const session = useStore(sessionStore);
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'checking':
      return <AdminSkeleton />;
    case 'signedIn':
      return children;
    case 'signedOut': {
      const state: LoginState = { wanted: `${pathname}${search}`, reason: session.reason };
      return <Navigate to="/admin/login" replace state={state} />;
    }
    case 'refused':
      return (
        <AdminSkeleton>
          <StatusPanel
            tone="error"
            heading="This account cannot use the admin panel."
            action={
              <Button variant="contained" onClick={() => void logOut()}>
                Logout
              </Button>
            }
          >
            <p>{session.message}</p>
          </StatusPanel>
        </AdminSkeleton>
      );
    case 'failed':
      return (
        <AdminSkeleton>
          <StatusPanel
            tone="error"
            heading="The admin panel could not be reached."
            action={
              <Button variant="contained" onClick={checkAgain}>
                Try again
              </Button>
            }
          >
            <p>Please look whether you are online.</p>
          </StatusPanel>
        </AdminSkeleton>
      );
  }
}
