import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { lazy } from '../lazy.ts';
import { logOut, sessionStore } from '../session.ts';
import { mayLeave } from '../shared/saving/leave-guard.ts';
import { frameMessages } from './frame-messages.ts';
import { PersonIcon } from './icons.tsx';
import { singleKeys, switchSingleKeys } from './single-keys.ts';

const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

/** Who is signed in, their password, whether single keys do anything, the way back to the expense form, and Logout. */
export function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changesPassword, setChangesPassword] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const session = useStore(sessionStore);
  const hasKeys = useStore(singleKeys);
  const id = useId();
  const who = session.status === 'signedIn' ? frameMessages.signedInAs(session.admin.email) : '';
  const close = (): void => setAnchor(null);

  const leave = async (): Promise<void> => {
    close();
    if (!(await mayLeave())) return;
    setLeaving(true);
    await logOut();
  };

  return (
    <>
      <IconButton
        aria-label={who}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        disabled={leaving}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <PersonIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Typography
          component="li"
          role="presentation"
          variant="body2"
          sx={{ padding: '0.5rem 1rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {who}
        </Typography>
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            setChangesPassword(true);
          }}
        >
          {frameMessages.password.change}
        </MenuItem>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={hasKeys}
          onClick={() => switchSingleKeys(!hasKeys)}
        >
          {frameMessages.keys.heading}
          <Typography component="span" aria-hidden sx={STATE}>
            {hasKeys ? frameMessages.keys.isOn : frameMessages.keys.isOff}
          </Typography>
        </MenuItem>
        <MenuItem component="a" href="/">
          {frameMessages.expenseForm}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>{frameMessages.logout}</MenuItem>
      </Menu>
      {changesPassword && (
        <Suspense>
          <PasswordDialog onClose={() => setChangesPassword(false)} />
        </Suspense>
      )}
    </>
  );
}

const STATE = { marginInlineStart: 'auto', paddingInlineStart: '1.5rem', color: 'text.secondary' };
