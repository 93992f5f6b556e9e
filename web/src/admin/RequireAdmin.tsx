import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { adminMessages } from './admin-messages.ts';
import { AdminSkeleton } from './AdminFrame.tsx';
import { checkAgain, logOut, sessionStore } from './session.ts';
import { useStore } from '../app/store.ts';
import type { LoginState } from './login/login-state.ts';

/** Shows its children only to an admin; everybody else goes to the sign-in. */
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
            heading={adminMessages.refused}
            action={
              <Button variant="contained" onClick={() => void logOut()}>
                {adminMessages.logout}
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
            heading={adminMessages.unreachable}
            action={
              <Button variant="contained" onClick={checkAgain}>
                {adminMessages.tryAgain}
              </Button>
            }
          >
            <p>{adminMessages.unreachableHint}</p>
          </StatusPanel>
        </AdminSkeleton>
      );
  }
}
