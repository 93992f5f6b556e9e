import {
  serviceRowErrors,
  serviceRowKey,
  serviceSetupErrors,
} from '@pa-ledger/domain/bank/services/service-row';
import { serviceMessages } from '@pa-ledger/domain/bank/services/service-messages';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { setupOf, textsOf, type RowValues, type SalesValues } from './sales-values.ts';

/** What can be wrong with what was typed, each at its own field. */
export const SALES_SCHEMA = checkedBy<SalesValues>((values) => ({
  ...serviceSetupErrors(setupOf(values), values.rows.map(textsOf)),
  ...rowErrors(values.rows),
}));

function rowErrors(rows: readonly RowValues[]): Readonly<Record<`${string}.${string}`, string>> {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    rows.flatMap((row, at) => {
      const key = serviceRowKey(row, row.key);
      const before = seen.get(key);
      seen.set(key, at + 1);
      const twice = before === undefined ? {} : { serviceId: serviceMessages.sameId(before) };
      return Object.entries({ ...twice, ...serviceRowErrors(textsOf(row)) }).map(
        ([name, message]) => [`rows.${at}.${name}`, message],
      );
    }),
  );
}
