import { ACCOUNT_REFERRERS, accountInUse } from '@pa-ledger/domain/accounts/account';
import type { RowQuery } from '../../../data/row-query.ts';
import { data } from '../../../data/source.ts';

/** Returns the queries that find what names an account, in the order of `ACCOUNT_REFERRERS`. */
export function accountUseQueries(id: string): readonly RowQuery[] {
  return ACCOUNT_REFERRERS.map(([collection, field]) => ({
    collection,
    filters: [{ field, op: '==', value: id }],
    orderBy: { field, direction: 'asc' },
  }));
}

/** Reads what keeps an account from being deleted: everything that names it. Null where nothing does. */
export async function readAccountUse(id: string): Promise<string | null> {
  const counts = await Promise.all(accountUseQueries(id).map((rows) => data.countRows(rows)));
  return accountInUse(
    ACCOUNT_REFERRERS.flatMap(([, , words], at) => {
      const count = counts[at];
      return typeof count === 'number' && count > 0 ? [words] : [];
    }),
  );
}
