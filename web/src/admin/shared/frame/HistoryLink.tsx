import IconButton from '@mui/material/IconButton';
import { useLocation } from 'react-router-dom';
import { LineIcon } from '../../../ui/icons.tsx';
import { sharedMessages } from '../shared-messages.ts';
import { PanelLink } from './ActionLink.tsx';
import { historySearch, OPENED_HERE } from './history-address.ts';

interface HistoryLinkProps {
  readonly of: HistoryOf;
  /** What it is called, for screen readers. */
  readonly name: string;
}

/** A document whose History can be opened. */
export interface HistoryOf {
  readonly collection: string;
  readonly id: string;
}

/** Opens the History of a row or a card. */
export function HistoryLink({ of, name }: HistoryLinkProps) {
  const { search } = useLocation();
  const label = sharedMessages.history(name);
  return (
    <IconButton
      component={PanelLink}
      to={{ search: historySearch(search, of.collection, of.id) }}
      state={OPENED_HERE}
      title={label}
      aria-label={label}
      sx={{ color: 'text.secondary' }}
    >
      <LineIcon name="history" />
    </IconButton>
  );
}
