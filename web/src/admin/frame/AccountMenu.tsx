import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { Suspense, useId, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { lazy } from '../lazy.ts';
import { logOut, sessionStore } from '../session.ts';
import { ownPerson } from '../shared/rights/own-person.ts';
import { mayLeave } from '../shared/saving/leave-guard.ts';
import { frameMessages } from './frame-messages.ts';
import { PersonIcon } from './icons.tsx';
import { singleKeys, switchSingleKeys } from './single-keys.ts';

const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

const NameDialog = lazy(async () => ({
  default: (await import('./NameDialog.tsx')).NameDialog,
}));

/** Who is signed in, their name and password, whether single keys do anything, the way back to the expense form, and Logout. */
export function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changes, setChanges] = useState<'name' | 'password' | null>(null);
  const [leaving, setLeaving] = useState(false);
  const session = useStore(sessionStore);
  const hasKeys = useStore(singleKeys);
  const id = useId();
  const email = session.status === 'signedIn' ? session.admin.email : '';
  const who = email === '' ? '' : frameMessages.signedInAs(email);
  const own = useStore(ownPerson);
  const person = own.status === 'ready' ? own.value : null;
  const close = (): void => setAnchor(null);
  const change = (what: 'name' | 'password'): void => {
    close();
    setChanges(what);
  };

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
          {person !== null && (
            <Typography component="span" variant="body2" sx={OWN}>
              {`${person.name} · ${ROLE_NAMES[person.role]}`}
            </Typography>
          )}
        </Typography>
        <Divider />
        {person !== null && (
          <MenuItem onClick={() => change('name')}>{frameMessages.name.change}</MenuItem>
        )}
        <MenuItem onClick={() => change('password')}>{frameMessages.password.change}</MenuItem>
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
      <Suspense>
        {changes === 'password' && (
          <PasswordDialog email={email} onClose={() => setChanges(null)} />
        )}
        {changes === 'name' && person !== null && (
          <NameDialog name={person.name} onClose={() => setChanges(null)} />
        )}
      </Suspense>
    </>
  );
}

const OWN = { display: 'block', color: 'text.primary', fontWeight: 600 };
const STATE = { marginInlineStart: 'auto', paddingInlineStart: '1.5rem', color: 'text.secondary' };
