import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { RowQuery } from '../../../data/row-query.ts';

/** The collections whose documents name one account. */
export const ENTRY_COLLECTIONS = ['revenueItems', 'manualExpenses', 'payments'] as const;
export type EntryCollection = (typeof ENTRY_COLLECTIONS)[number];

type EntryQuery = RowQuery & { readonly collection: EntryCollection };

/** How long before its opening something can have been outstanding, in days. */
const LOOK_BACK = 180;

/**
 * Returns the queries of all entries from a day on, of those that name one of the accounts, and of those that need none: receipts
 * that settle an advance move no money.
 */
export function namingQueries(
  from: CalendarDate,
  accountIds: readonly string[],
): readonly EntryQuery[] {
  const since = { field: 'date', op: '>=', value: from } as const;
  const orderBy = { field: 'date', direction: 'asc' } as const;
  const settled = { field: 'advance.kind', op: '==', value: 'settled' } as const;
  const named = ENTRY_COLLECTIONS.flatMap((collection): EntryQuery[] => [
    { collection, filters: [since], orderBy },
    ...accountIds.map((id): EntryQuery => ({
      collection,
      orderBy,
      filters: [
        {
          field: 'accountId',
          op: '==',
          value: id,
        },
        since,
      ],
    })),
  ]);
  return [...named, { collection: 'manualExpenses', orderBy, filters: [settled, since] }];
}

/**
 * Returns the queries of what may have been outstanding at an opening: the entries of the 180 days before it, and older
 * ones that name the account.
 */
export function outstandingQueries(
  accountId: string,
  openingDate: CalendarDate,
): readonly EntryQuery[] {
  const before = { field: 'date', op: '<', value: openingDate } as const;
  const orderBy = { field: 'date', direction: 'asc' } as const;
  const since = { field: 'date', op: '>=', value: addDays(openingDate, -LOOK_BACK) } as const;
  return ENTRY_COLLECTIONS.flatMap((collection): EntryQuery[] => [
    { collection, filters: [since, before], orderBy },
    {
      collection,
      orderBy,
      filters: [
        {
          field: 'accountId',
          op: '==',
          value: accountId,
        },
        before,
      ],
    },
  ]);
}
