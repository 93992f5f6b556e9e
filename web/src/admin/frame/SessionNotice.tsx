import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { browserSession } from '../../firebase/session/browser-session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { frameMessages } from './frame-messages.ts';
import { focusPanel } from '../shared/frame/focus.ts';

const CHECK_EVERY_MS = 10_000;

/** Says that the session ends soon. Every click or key extends it, so the button only has to return the focus. */
export function SessionNotice() {
  const isEnding = useEnding();
  if (!isEnding) return null;
  return createPortal(
    <AboveDialogs>
      <Notice
        tone="warning"
        title={frameMessages.sessionEnds}
        action={
          <Button variant="outlined" size="small" color="inherit" onClick={focusPanel}>
            {frameMessages.stay}
          </Button>
        }
      >
        {frameMessages.sessionEndsHint}
      </Notice>
    </AboveDialogs>,
    document.body,
  );
}

/** Returns whether the session ends soon; checked again after everything the person does, in this tab or another. */
function useEnding(): boolean {
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    const watch = new AbortController();
    const check = (): void => setEnding(browserSession.isEnding());
    // These events come after the press itself, which extends the session.
    for (const type of ['click', 'keyup', 'wheel']) {
      window.addEventListener(type, check, { signal: watch.signal, passive: true });
    }
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => {
      clearInterval(timer);
      watch.abort();
    };
  }, []);
  return isEnding;
}

/** Above dialogs, and outside of what they hide from screen readers, for whoever left a dialog open. */
const AboveDialogs = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.modal + 1,
  top: '0.75rem',
  insetInline: '0.75rem',
  maxWidth: '44rem',
  marginInline: 'auto',
  borderRadius: 10,
  boxShadow: theme.shadows[6],
}));
