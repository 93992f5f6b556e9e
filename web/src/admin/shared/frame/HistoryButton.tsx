import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { sharedMessages } from '../shared-messages.ts';
import { PanelLink } from './ActionLink.tsx';
import { historySearch, OPENED_HERE } from './history-address.ts';

interface HistoryButtonProps {
  readonly collection: string;
  /** Without one it opens what was deleted in the collection. */
  readonly id?: string;
}

/** Opens a History from the heading of a tab: of its one document, or of what was deleted. */
export function HistoryButton({ collection, id }: HistoryButtonProps) {
  const { search } = useLocation();
  return (
    <Button
      component={PanelLink}
      to={{ search: historySearch(search, collection, id) }}
      state={OPENED_HERE}
    >
      {id === undefined ? sharedMessages.showDeleted : sharedMessages.historyOfAll}
    </Button>
  );
}
