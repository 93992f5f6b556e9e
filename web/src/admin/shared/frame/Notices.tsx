import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { styled, type Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { LineIcon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/text.ts';
import { HAS_RAIL } from '../../frame/layout.ts';
import { dismiss, noticeStore, notify, type NoticeAction } from './notices.ts';
import { sharedMessages } from '../shared-messages.ts';

const READ_MS = 7_000;
/** Longer, so that the action can also be reached with the keyboard. */
const ACT_MS = 20_000;
/** While a dialog closes, screen readers cannot read the page behind it yet. */
const AFTER_DIALOG_MS = 400;

/** Shows the notices of `notify`, and announces them to screen readers. */
export function Notices() {
  const notice = useStore(noticeStore);
  const [announced, setAnnounced] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(notice?.text ?? ''), AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const act = async (action: NoticeAction): Promise<void> => {
    setBusy(true);
    const result = await action.run();
    setBusy(false);
    notify(result.ok ? action.done : result.message, result.ok ? null : action);
  };

  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {notice !== null && (
        <Snackbar
          sx={PLACE}
          key={notice.key}
          open
          autoHideDuration={notice.action === null ? READ_MS : ACT_MS}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') dismiss(notice.key);
          }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <NoticePaper elevation={6}>
            <p>{notice.text}</p>
            {notice.action !== null && (
              <Button
                color="inherit"
                disabled={busy}
                onClick={() => notice.action !== null && void act(notice.action)}
              >
                {notice.action.label}
              </Button>
            )}
            <IconButton
              color="inherit"
              aria-label={sharedMessages.dismiss}
              onClick={() => dismiss(notice.key)}
            >
              <LineIcon name="close" />
            </IconButton>
          </NoticePaper>
        </Snackbar>
      )}
    </>
  );
}

/**
 * Behind dialogs: on a phone it would cover their buttons. It's still there when they are closed. And above the bar at the foot,
 * which leads away from here.
 */
const PLACE = ({ zIndex }: Theme) => ({
  zIndex: zIndex.modal - 1,
  [`@media not ${HAS_RAIL}`]: { bottom: 'calc(72px + env(safe-area-inset-bottom))' },
});

const NoticePaper = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  padding: '0.25rem 0.375rem 0.25rem 1.125rem',
  borderRadius: 12,
  color: theme.vars.palette.brand.onBand,
  backgroundColor: theme.vars.palette.brand.band,
  border: `1px solid ${theme.vars.palette.brand.quietOnBand}`,
  '& > p': { margin: '0.625rem 0', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiButton-root': {
    fontWeight: 700,
    color: theme.vars.palette.brand.onBand,
    '&.Mui-disabled': { color: theme.vars.palette.brand.quietOnBand },
  },
  '& .Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.brand.onBand}`,
    outlineOffset: -3,
  },
}));
