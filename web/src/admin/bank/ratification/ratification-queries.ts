import { RATIFIED_COLLECTIONS } from '@pa-ledger/domain/bank/ratification';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays } from '../../../data/row-query.ts';
import type { EntryQuery } from '../../shared/lists/entry-pages.ts';

/** Returns the queries of what was paid on some days, and of what was voided on them after a meeting ratified it. */
export function paidQueries(days: Days): readonly EntryQuery[] {
  return [
    ...RATIFIED_COLLECTIONS.map((collection) => newestFirst(collection, 'date', days)),
    newestFirst('ratified', 'voidedOn', days),
  ];
}

/** Returns the query of a collection's entries of some days, the last one first. */
export function newestFirst(
  collection: EntryQuery['collection'],
  field: string,
  days: Days,
): EntryQuery {
  return { collection, filters: onDays(field, days), orderBy: { field, direction: 'desc' } };
}

/** Returns the query of the meetings from a day on, the last one first. */
export function meetingsQuery(first: CalendarDate): EntryQuery {
  return {
    collection: 'ratifications',
    filters: [{ field: 'ratifiedOn', op: '>=', value: first }],
    orderBy: { field: 'ratifiedOn', direction: 'desc' },
  };
}

/** Returns the query of what a meeting ratified, in the order of days. */
export function ratifiedQuery(ratification: string): EntryQuery {
  return {
    collection: 'ratified',
    filters: [{ field: 'ratification', op: '==', value: ratification }],
    orderBy: { field: 'itemDay', direction: 'asc' },
  };
}
