import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { OPENS_NEW } from '../shared/frame/opens-new.ts';
import { frameMessages } from './frame-messages.ts';
import { AddIcon } from './icons.tsx';
import { withKey } from './single-keys.ts';

const { newRecord } = frameMessages;

/** What can be added from everywhere, with the page that is or opens its form. */
const RECORDS = [
  { label: newRecord.deposit, page: 'bank/deposits/new' },
  { label: newRecord.revenue, page: `financial/revenue?${OPENS_NEW}` },
  { label: newRecord.expense, page: `financial/expenses?${OPENS_NEW}` },
  { label: newRecord.transfer, page: `financial/transfers?${OPENS_NEW}` },
];

/** The button "New" with the menu of what can be added. */
export function NewMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        {...withKey('n')}
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {frameMessages.new}
      </Button>
      <NewItems id={id} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

interface NewItemsProps {
  readonly id: string;
  /** Where it opens; null while it's closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The menu itself. */
export function NewItems({ id, anchor, onClose }: NewItemsProps) {
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {RECORDS.map(({ label, page }) => (
        <MenuItem key={page} component={PanelLink} to={`/admin/${page}`} onClick={onClose}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
