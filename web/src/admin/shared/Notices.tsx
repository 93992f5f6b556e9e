import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { MIN_TOUCH_SIZE } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dismiss, noticeStore, notify, type NoticeAction } from './notices.ts';

const READ_MS = 7_000;
/** An action wants to be reached with the keyboard too. */
const ACT_MS = 20_000;
/** While a dialog closes, the page behind it is hidden from screen readers. */
const AFTER_DIALOG_MS = 400;

/** Where `notify` is seen, and heard in turn. */
export function Notices() {
  const said = useSyncExternalStore(noticeStore.subscribe, noticeStore.view);
  const [heard, setHeard] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(said?.text ?? ''), AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const act = async (action: NoticeAction): Promise<void> => {
    setBusy(true);
    const result = await action.run();
    setBusy(false);
    notify(result.ok ? action.done : result.message, result.ok ? null : action);
  };

  return (
    <>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      {said !== null && (
        <Behind
          key={said.key}
          open
          autoHideDuration={said.action === null ? READ_MS : ACT_MS}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') dismiss(said.key);
          }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Slip elevation={6}>
            <Words>{said.text}</Words>
            {said.action !== null && (
              <Button
                color="inherit"
                disabled={busy}
                onClick={() => said.action !== null && void act(said.action)}
              >
                {said.action.label}
              </Button>
            )}
            <IconButton color="inherit" aria-label="Dismiss" onClick={() => dismiss(said.key)}>
              <Icon name="close" />
            </IconButton>
          </Slip>
        </Behind>
      )}
    </>
  );
}

/** Behind dialogs: on a phone it would lie over their buttons. It is still there when they are closed. */
const Behind = styled(Snackbar)(({ theme }) => ({ zIndex: theme.zIndex.modal - 1 }));

const Slip = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  padding: '0.25rem 0.375rem 0.25rem 1.125rem',
  borderRadius: 12,
  color: theme.vars.palette.brand.onBand,
  backgroundColor: theme.vars.palette.brand.band,
  border: `1px solid ${theme.vars.palette.brand.quietOnBand}`,
  '& .MuiButton-root': {
    fontWeight: 700,
    color: theme.vars.palette.brand.leaf,
    '&.Mui-disabled': { color: theme.vars.palette.brand.quietOnBand },
  },
  '& .MuiIconButton-root': { width: MIN_TOUCH_SIZE, height: MIN_TOUCH_SIZE, fontSize: '0.9rem' },
  '& .Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.brand.leaf}`,
    outlineOffset: -3,
  },
}));

const Words = styled('p')({ margin: '0.625rem 0', minWidth: 0, overflowWrap: 'anywhere' });
