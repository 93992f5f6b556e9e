import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import { AdminSkeleton, PanelFailure } from './frame/AdminSkeleton.tsx';
import { isAtJoin, takeLink } from './join/join-link.ts';
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

/** The page behind a person's link: most people see it once. */
const JoinPage = lazy(async () => ({ default: (await import('./join/JoinPage.tsx')).JoinPage }));

/** The admin panel, or the page of a link with which someone joins it. */
export function AdminApp() {
  const [joins, setJoins] = useState(() => isAtJoin());
  useEffect(() => {
    // Another link that's opened in this tab changes only what's behind the `#`.
    const take = (): void => takeLink();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  if (!joins) return <SessionApp />;
  return (
    <Suspense fallback={<AdminSkeleton />}>
      <JoinPage onSignedIn={() => setJoins(false)} />
    </Suspense>
  );
}

/** The sign-in, and everything behind it. */
function SessionApp() {
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
