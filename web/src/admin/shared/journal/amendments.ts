import type { AmendingEntry } from '@pa-ledger/domain/reports/amendments';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import type { Filter, RowQuery } from '../../../data/row-query.ts';
import { keyedStores, liveStore, type LiveStore } from '../records/live-store.ts';

/**
 * Returns the query of amendments: entries of the lines of a budget, which is what the rules let everyone of the panel read.
 * @param filters of one field.
 */
export function amendmentsQuery([first, ...others]: readonly [Filter, ...Filter[]]): RowQuery {
  return {
    collection: 'journal',
    filters: [{ field: 'collection', op: 'in', value: LINES }, first, ...others],
    orderBy: { field: first.field, direction: 'asc' },
  };
}

const LINES = ['budgetItems', 'incomeItems'] as const;

/** Returns the conditions of amendments of a year's budget. */
export function ofYear(year: FiscalYear): readonly [Filter] {
  return [{ field: 'amendment.fiscalYear', op: '==', value: year }];
}

/** Returns the conditions of amendments of meetings on these days. */
export function ofMeetings({ first, last }: Days): readonly [Filter, Filter] {
  const field = 'amendment.meetingDate';
  return [
    { field, op: '>=', value: first },
    { field, op: '<=', value: last },
  ];
}

/** The amendments of a year's budget, live: as many as its board has decided. */
export const amendmentsOf = keyedStores((year: FiscalYear) => amendments(ofYear(year)));

/** Returns the amendments of meetings on these days, of whichever year's budget, live. */
export function amendmentsOn(days: Days): LiveStore<readonly AmendingEntry[]> {
  return amendments(ofMeetings(days));
}

function amendments(filters: readonly [Filter, ...Filter[]]): LiveStore<readonly AmendingEntry[]> {
  return liveStore<readonly AmendingEntry[]>((onChange) =>
    listenAll(
      'journal',
      (id, fields) => ({ ...storedAs<AmendingEntry>(fields), id }),
      onChange,
      amendmentsQuery(filters).filters,
    ),
  );
}
