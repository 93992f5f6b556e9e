import type { Alert } from '@pa-ledger/domain/alert';
import type { Fields } from '../../firebase/documents.ts';
import { listenPage, type Page, type RowQuery } from '../../firebase/listenPage.ts';
import { liveStore } from '../shared/live-store.ts';

/** As many as are read and shown; who has more has the oldest to do first in any case. */
const SHOWN = 20;

/** An alert with its document's id. */
export type ShownAlert = Alert & { readonly id: string };

/** The oldest first. */
export const ALERTS_QUERY: RowQuery = {
  collection: 'alerts',
  filters: [],
  orderBy: { field: 'since', direction: 'asc' },
};

/** The alerts; one that was cleared is no longer there. */
export const alerts = liveStore<Page<ShownAlert>>((tell) =>
  listenPage({ ...ALERTS_QUERY, size: SHOWN, after: null }, readAlert, tell),
);

function readAlert(id: string, fields: Fields): ShownAlert {
  // Written by the functions alone in this form; its moments are numbers by now.
  return { ...(fields as Fields & Alert), id };
}
