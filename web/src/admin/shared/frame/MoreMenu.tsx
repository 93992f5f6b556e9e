import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Right } from '@pa-ledger/domain/people/rights';
import { type ReactNode, useId, useState } from 'react';
import type { LinkProps } from 'react-router-dom';
import { LineIcon } from '../../../ui/icons.tsx';
import { sharedMessages } from '../shared-messages.ts';
import { PanelLink } from './ActionLink.tsx';

/** What a heading offers beside its main button. */
export interface MoreAction {
  readonly label: string;
  /** A press runs this, or goes there. */
  readonly onClick?: () => void;
  readonly to?: Pick<LinkProps, 'to' | 'state'>;
  readonly disabled?: boolean;
  /** Who it's shown to: those who may change the books, unless another right is named. */
  readonly right?: Right;
  /** Whether a wide screen has a button for it beside the menu. */
  readonly isButton?: boolean;
  /** Its dialog, or how far it is: outside the menu, whose content goes away and hears every key typed in it. */
  readonly outside?: ReactNode;
}

/** The button with three dots, and its menu. */
export function MoreMenu({ actions }: { readonly actions: readonly MoreAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (actions.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        title={sharedMessages.moreActions}
        aria-label={sharedMessages.moreActions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <LineIcon name="more" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map(({ label, to, disabled = false, onClick }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            {...(to && { component: PanelLink, ...to })}
            onClick={() => {
              close();
              onClick?.();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
