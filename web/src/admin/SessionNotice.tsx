import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { browserSession } from '../firebase/session/browser-session.ts';
import { Notice } from '../ui/Notice.tsx';
import { focusPanel } from './shared/focus.ts';

const LOOK_EVERY_MS = 10_000;

/** Says that the session ends soon. Every press or key prolongs it, so the button only has to give the focus back. */
export function SessionNotice() {
  const isEnding = useEnding();
  if (!isEnding) return null;
  return createPortal(
    <OnTop>
      <Notice
        tone="warning"
        title="You will be logged out in a few minutes."
        action={
          <Button variant="outlined" size="small" color="inherit" onClick={focusPanel}>
            Stay logged in
          </Button>
        }
      >
        Nothing has been done here for almost 2 hours. What is not saved is lost then.
      </Notice>
    </OnTop>,
    document.body,
  );
}

/** Whether the session ends soon; looked up again after whatever the person does, in this tab or in another. */
function useEnding(): boolean {
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    const watch = new AbortController();
    const look = (): void => setEnding(browserSession.isEnding());
    // After the press itself, which is heard before this.
    for (const type of ['click', 'keyup', 'wheel']) {
      window.addEventListener(type, look, { signal: watch.signal, passive: true });
    }
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      watch.abort();
    };
  }, []);
  return isEnding;
}

/** Above dialogs, and beside what they hide from screen readers: whoever left one open is told as well. */
const OnTop = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.modal + 1,
  top: '0.75rem',
  insetInline: '0.75rem',
  maxWidth: '44rem',
  marginInline: 'auto',
  borderRadius: 10,
  boxShadow: theme.shadows[6],
}));
