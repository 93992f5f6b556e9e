import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { lazyNotice } from '../lazy-notice.ts';
import { lazy } from '../lazy.ts';
import { focusPanel, PANEL_ID } from '../shared/frame/focus.ts';
import { TabSkeleton } from '../shared/frame/LoadState.tsx';
import { Notices } from '../shared/frame/Notices.tsx';
import { PasswordAgain } from '../shared/password/PasswordAgain.tsx';
import { LeaveGuard } from '../shared/saving/LeaveGuard.tsx';
import { usePageTitle } from '../usePageTitle.ts';
import { BottomBar } from './BottomBar.tsx';
import { frameMessages } from './frame-messages.ts';
import { HAS_RAIL } from './layout.ts';
import { loadHistory, pageAt, warmUpPages } from './pages.ts';
import { Rail } from './Rail.tsx';
import { listenForSingleKeys } from './single-keys.ts';
import { TopBar } from './TopBar.tsx';

/** Whether the data has this page's version. */
const VersionNotice = lazyNotice(() =>
  import('../version/VersionNotice.tsx').then((file) => file.VersionNotice),
);
/** Whether the session ends soon. */
const SessionNotice = lazyNotice(() =>
  import('./SessionNotice.tsx').then((file) => file.SessionNotice),
);

const HistoryDialogs = lazy(async () => ({ default: (await loadHistory()).HistoryDialogs }));

const KeysDialog = lazy(async () => ({
  default: (await import('./KeysDialog.tsx')).KeysDialog,
}));

/** The frame of the panel: the tabs at the side, the bar at the top, on a phone the bar at the foot, and the page. */
export function Dashboard() {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname);
  const hasRail = useMediaQuery(HAS_RAIL, { noSsr: true });
  usePageTitle(page.label);
  useEffect(() => {
    // After the sign-in, what had the focus is gone.
    if (document.activeElement === document.body) focusPanel();
  }, []);
  useEffect(warmUpPages, []);
  const [showsKeys, setShowsKeys] = useState(false);
  useEffect(() => listenForSingleKeys(() => setShowsKeys(true)), []);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Link href={`#${PANEL_ID}`} onClick={focusPanel} sx={SKIP}>
        {frameMessages.skipToContent}
      </Link>
      {hasRail && <Rail current={page} />}
      <Box sx={CONTENT}>
        <TopBar hasRail={hasRail} />
        <Box component="main" sx={MAIN}>
          <Suspense>
            <SessionNotice />
            <VersionNotice />
          </Suspense>
          <OfflineNotice />
          <Box id={PANEL_ID} role="tabpanel" aria-label={page.label} tabIndex={-1} sx={PANEL}>
            <Suspense fallback={<TabSkeleton />}>
              <Outlet />
            </Suspense>
          </Box>
          {search.includes('history=') && (
            <Suspense>
              <HistoryDialogs />
            </Suspense>
          )}
          {showsKeys && (
            <Suspense>
              <KeysDialog onClose={() => setShowsKeys(false)} />
            </Suspense>
          )}
          <Notices />
        </Box>
        {!hasRail && <BottomBar current={page} />}
      </Box>
      <ScrollRestoration />
      <LeaveGuard />
      <PasswordAgain />
    </Box>
  );
}

/** In sight only while it has the focus. */
const SKIP = {
  position: 'fixed',
  zIndex: 'tooltip',
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '0.5rem 1rem',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
};

const CONTENT = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: 'background.paper',
};

const MAIN = {
  flex: 1,
  width: '100%',
  maxWidth: '100rem',
  marginInline: 'auto',
  padding: { xs: '0.5rem 0.75rem 5rem', sm: '1rem 1.25rem 5rem', lg: '1.25rem 1.5rem 3rem' },
};

const PANEL = { minHeight: '24rem', '&:focus': { outline: 'none' } };

/** Shown while the browser says that it has no connection. */
function OfflineNotice() {
  if (useSyncExternalStore(subscribe, () => navigator.onLine)) return null;
  return (
    <Notice sx={{ marginBottom: '1rem' }} tone="warning" title={frameMessages.offline}>
      {frameMessages.offlineHint}
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
