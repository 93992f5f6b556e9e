import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazy } from './lazy.ts';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { AdminFrame } from './AdminFrame.tsx';
import { JournalAtFoot, HeaderActions } from './HeaderActions.tsx';
import { TabBar } from './TabBar.tsx';
import { adminMessages } from './admin-messages.ts';
import { lazyNotice } from './lazy-notice.ts';
import { TabSkeleton } from './shared/frame/LoadState.tsx';
import { Notices } from './shared/frame/Notices.tsx';
import { focusPanel, PANEL_ID } from './shared/frame/focus.ts';
import { LeaveGuard } from './shared/saving/LeaveGuard.tsx';
import { JOURNAL, loadHistory, pageAt, PAGES, TABS, warmUpPages } from './tabs.ts';
import { usePageTitle } from './usePageTitle.ts';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/layout.ts';

const AlertsNotice = lazyNotice(() =>
  import('./alerts/AlertsNotice.tsx').then((file) => file.AlertsNotice),
);
/** Whether the data have this page's version. */
const VersionNotice = lazyNotice(() =>
  import('./version/VersionNotice.tsx').then((file) => file.VersionNotice),
);
/** Whether the session ends soon. */
const SessionNotice = lazyNotice(() =>
  import('./SessionNotice.tsx').then((file) => file.SessionNotice),
);

const HistoryDialogs = lazy(async () => ({ default: (await loadHistory()).HistoryDialogs }));

const [First] = TABS;

/** Starts to watch whether the account is still the administrator's. If the code fails to load, the tabs say what is refused. */
function watchAccount(): () => void {
  const watch = import('./account-check.ts').then(
    ({ watchAccountEntry }) => watchAccountEntry(),
    () => () => undefined,
  );
  return () => void watch.then((stop) => stop());
}

/** `/admin`: Logout, the link back to the form, and the tabs; each tab's code loads when it is opened. */
export function Dashboard() {
  const { pathname, search } = useLocation();
  const { path, label } = pageAt(pathname);
  usePageTitle(label);
  useEffect(() => {
    // After the sign-in, what had the focus is gone.
    if (document.activeElement === document.body) focusPanel();
  }, []);
  useEffect(warmUpPages, []);
  useEffect(watchAccount, []);
  return (
    <AdminFrame
      aside={<HeaderActions />}
      footer={<JournalAtFoot />}
      notice={
        <Suspense>
          <SessionNotice />
          <VersionNotice />
          <AlertsNotice />
        </Suspense>
      }
    >
      <TabBar current={path} />
      <Panel
        id={PANEL_ID}
        role={path === JOURNAL.path ? 'region' : 'tabpanel'}
        aria-label={label}
        tabIndex={-1}
        data-first={path === First.path || undefined}
      >
        <OfflineNotice />
        <Suspense fallback={<TabSkeleton />}>
          <Routes>
            <Route index element={<First.Page />} />
            {PAGES.map(({ route, Page }) => (
              <Route key={route} path={route} element={<Page />} />
            ))}
            <Route path="*" element={<Navigate to="/admin" replace />} />
          </Routes>
        </Suspense>
      </Panel>
      {search.includes('history=') && (
        <Suspense>
          <HistoryDialogs />
        </Suspense>
      )}
      <LeaveGuard />
      <Notices />
    </AdminFrame>
  );
}

const Panel = styled(Sheet)({
  minHeight: '24rem',
  padding: 'clamp(1rem, 2.5vw, 2rem)',
  // The first tab touches the corner of the sheet.
  '&[data-first]': { borderStartStartRadius: 0 },
  '&:focus': { outline: 'none' },
});

/** Shown while the browser says that it has no connection. */
function OfflineNotice() {
  if (useSyncExternalStore(subscribe, () => navigator.onLine)) return null;
  return (
    <Notice sx={{ marginBottom: '1.25rem' }} tone="warning" title={adminMessages.offline}>
      {adminMessages.offlineHint}
    </Notice>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
