import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { LineIcon } from '../../../ui/icons.tsx';
import { HAS_RAIL } from '../../frame/layout.ts';
import type { MoreAction } from '../frame/MoreMenu.tsx';
import { sharedMessages } from '../shared-messages.ts';
import type { Column } from './table-model.ts';
import { NO_ROOM_FOR_ALL } from './table-styles.ts';

interface ColumnChoice<Row> {
  /** The chosen columns; all of them where rows are cards. */
  readonly columns: readonly Column<Row>[];
  /** Opens the menu of columns; null where rows are cards. */
  readonly chooser: MoreAction | null;
}

/**
 * Lets people choose a table's columns, which this browser keeps. The first one always shows.
 * @param list names what is kept.
 */
export function useColumnChoice<Row>(list: string, all: readonly Column<Row>[]): ColumnChoice<Row> {
  const kept = `pa-ledger:hidden-columns:${list}`;
  const [hidden, setHidden] = useState(() => (localStorage.getItem(kept) ?? '').split(' '));
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const isTable = useMediaQuery(HAS_RAIL, { noSsr: true });
  if (!isTable) return { columns: all, chooser: null };
  const [, ...choices] = all;
  const isShown = (id: string) => !hidden.includes(id);
  const toggle = (id: string) => {
    const next = isShown(id) ? [...hidden, id] : hidden.filter((one) => one !== id);
    setHidden(next);
    localStorage.setItem(kept, next.join(' '));
  };
  const chooser: MoreAction = {
    label: sharedMessages.chooseColumns,
    right: 'readBooks',
    onClick: () => setOpen(true),
    outside: (
      <>
        <span hidden ref={place} />
        <Menu
          open={isOpen}
          onClose={() => setOpen(false)}
          anchorEl={() => place.current?.parentElement ?? document.body}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-label': sharedMessages.chooseColumns } }}
        >
          {choices.map(({ id, label, isWide }) => (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isShown(id)}
              sx={isWide === true ? { [NO_ROOM_FOR_ALL]: { display: 'none' } } : {}}
              onClick={() => toggle(id)}
            >
              <ListItemIcon>{isShown(id) && <LineIcon name="check" />}</ListItemIcon>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </>
    ),
  };
  return { columns: all.filter(({ id }, at) => at === 0 || isShown(id)), chooser };
}
