import type { Alert, AlertKind } from '@pa-ledger/domain/alerts/alert';
import type { Fields } from '../../data/documents.ts';
import { listenPage } from '../../data/listen.ts';
import type { Page, RowQuery } from '../../data/row-query.ts';
import { combineStores, liveStore } from '../shared/records/live-store.ts';
import { onlyFor } from '../shared/rights/own-person.ts';

/** How many are read of each query, and shown. */
const SHOWN = 20;

/**
 * Shown before all others: who may act, and work that fails for everybody, such as mail with a wrong setting. Strangers
 * can cause any number of the others, by expenses with undeliverable addresses.
 */
const URGENT: readonly AlertKind[] = ['adminRenamed', 'workFails'];

/** An alert with its document's id. */
export type ShownAlert = Alert & { readonly id: string };

/** The alerts to show. */
export interface ShownAlerts {
  readonly rows: readonly ShownAlert[];
  /** Whether there are others. */
  readonly more: boolean;
}

/** Oldest first. */
export const ALERTS_QUERY: RowQuery = {
  collection: 'alerts',
  filters: [],
  orderBy: { field: 'since', direction: 'asc' },
};

export const URGENT_ALERTS_QUERY: RowQuery = {
  ...ALERTS_QUERY,
  filters: [{ field: 'kind', op: 'in', value: URGENT }],
};

/** The alerts, live; a cleared one disappears. They name addresses, so a reviewer gets none. */
export const alerts = onlyFor(
  'readContacts',
  combineStores([firstPage(URGENT_ALERTS_QUERY), firstPage(ALERTS_QUERY)], ([urgent, oldest]) =>
    alertsToShow(urgent, oldest),
  ),
  { rows: [], more: false },
);

function firstPage(query: RowQuery) {
  return liveStore<Page<ShownAlert>>((onChange) =>
    listenPage({ ...query, size: SHOWN, after: null }, readAlert, onChange),
  );
}

/** Returns the urgent ones first, those about administrators before all; then the oldest of the others. */
export function alertsToShow(urgent: Page<ShownAlert>, oldest: Page<ShownAlert>): ShownAlerts {
  const isFirst = ({ kind }: ShownAlert): boolean => kind === URGENT[0];
  const all = [
    ...urgent.rows.filter(isFirst),
    ...urgent.rows.filter((alert) => !isFirst(alert)),
    ...oldest.rows.filter(({ kind }) => !URGENT.includes(kind)),
  ];
  const more = all.length > SHOWN || urgent.next !== null || oldest.next !== null;
  return { rows: all.slice(0, SHOWN), more };
}

function readAlert(id: string, fields: Fields): ShownAlert {
  // Only the server writes alerts, in this shape; the moments are numbers by now.
  return { ...(fields as Fields & Alert), id };
}
