import { lazy, Suspense, useLayoutEffect } from 'react';
import { useStore } from '../app/store.ts';
import { AdminSkeleton, PanelFailure } from './frame/AdminSkeleton.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { isAtLogin, showLogin } from './login/login-state.ts';
import { sessionStore } from './session.ts';

/** Loads the panel's code, which brings the router and Firestore along. */
const loadPanel = () => import('./frame/Panel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).Panel }));

/** Loads it before it's needed; if that fails, the page that needs it shows the error. */
export function warmUpPanel(): void {
  void loadPanel().catch(() => undefined);
}

/** The admin panel: the sign-in, and everything behind it for an admin. */
export function AdminApp() {
  const session = useStore(sessionStore);
  const { status } = session;
  const reason = status === 'signedOut' ? session.reason : undefined;
  useLayoutEffect(() => {
    if (status === 'signedOut') showLogin(reason);
  }, [status, reason]);
  if (status === 'signedOut' || (status === 'checking' && isAtLogin())) return <LoginPage />;
  if (status === 'checking') return <AdminSkeleton />;
  if (session.status !== 'signedIn') return <PanelFailure session={session} />;
  return (
    <Suspense fallback={<AdminSkeleton />}>
      <Panel />
    </Suspense>
  );
}
