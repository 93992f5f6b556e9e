import { outstandingIn } from '@pa-ledger/domain/accounts/outstanding';
import { missingCheckNumbers, readSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import { nextCheckNumber } from '@pa-ledger/domain/expenses/actions/pay-run';
import { textIn } from '@pa-ledger/domain/untyped';
import { entryPage, type EntryQuery, type PlacedEntry } from './entry-pages.ts';
import { accounts } from '../records/ledger-records.ts';
import { combineStores, keyedStores } from '../records/live-store.ts';

/** So many of the latest payments, manual expenses, and spoiled checks of an account are looked at. */
const LOOKED_AT = 100;

/** The latest checks of an account. */
export interface UsedChecks {
  /** The number of the next one, as far as we can tell; '' if we can't. */
  readonly next: string;
  /** The numbers between used ones that nothing has a record of. */
  readonly missing: readonly string[];
  /** The latest first. */
  readonly spoiled: readonly NonNullable<ReturnType<typeof readSpoiled>>[];
}

/** Returns the queries of the latest entries that may be checks. @param accountId '' without accounts. */
export function checkQueries(accountId: string): readonly EntryQuery[] {
  return (['payments', 'manualExpenses', 'spoiledChecks'] as const).map((collection) => ({
    collection,
    filters: accountId === '' ? [] : [{ field: 'accountId', op: '==', value: accountId }],
    orderBy: { field: 'date', direction: 'desc' },
  }));
}

/** Returns the latest checks of an account, live. @param accountId '' without accounts. */
export const usedChecksOf = keyedStores((accountId: string) =>
  combineStores(
    [entryPage(checkQueries(accountId), LOOKED_AT), accounts],
    ([{ entries }, rows]) => {
      const account = rows.find(({ id }) => id === accountId) ?? null;
      const early = outstandingIn(account).flatMap(({ checkNumber }) => checkNumber ?? []);
      const used = [...entries.flatMap(numberOf), ...early];
      return {
        next: nextCheckNumber(used),
        missing: missingCheckNumbers(used),
        spoiled: entries.flatMap(({ collection, id, fields }) =>
          collection === 'spoiledChecks' ? (readSpoiled(id, fields) ?? []) : [],
        ),
      } satisfies UsedChecks;
    },
  ),
);

/** The number of a payment that was a mistake is free again. */
function numberOf({ fields }: PlacedEntry): readonly string[] {
  const number = textIn(fields, 'checkNumber');
  return number === '' || (fields['mistake'] ?? null) !== null ? [] : [number];
}
