import { useLocation } from 'react-router-dom';
import { sharedMessages } from '../shared-messages.ts';
import { historySearch, OPENED_HERE } from './history-address.ts';
import type { MoreAction } from './MoreMenu.tsx';

/** Returns what opens a History from a tab's heading: of its one document, or without an id of what was deleted. */
export function useHistoryAction(collection: string, id?: string): MoreAction {
  const { search } = useLocation();
  return {
    label: id === undefined ? sharedMessages.showDeleted : sharedMessages.historyOfAll,
    right: 'readBooks',
    to: { to: { search: historySearch(search, collection, id) }, state: OPENED_HERE },
  };
}
