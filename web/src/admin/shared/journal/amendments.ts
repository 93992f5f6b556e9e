import type { AmendingEntry } from '@pa-ledger/domain/reports/amendments';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { onDays, type Filter } from '../../../data/row-query.ts';
import { keyedStores, liveStore, type LiveStore } from '../records/live-store.ts';

/** The amendments of a year's budget, live: as many as its board has decided. */
export const amendmentsOf = keyedStores((year: FiscalYear) =>
  amendments([{ field: 'amendment.fiscalYear', op: '==', value: year }]),
);

/** Returns the amendments of meetings on these days, of whichever year's budget, live. */
export function amendmentsOn(days: Days): LiveStore<readonly AmendingEntry[]> {
  return amendments(onDays('amendment.meetingDate', days));
}

/** Each asks for one field, which needs no index of its own. */
function amendments(filters: readonly Filter[]): LiveStore<readonly AmendingEntry[]> {
  return liveStore<readonly AmendingEntry[]>((onChange) =>
    listenAll(
      'journal',
      (id, fields) => ({ ...storedAs<AmendingEntry>(fields), id }),
      onChange,
      filters,
    ),
  );
}
