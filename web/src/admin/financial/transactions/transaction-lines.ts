import { ratifiedId } from '@pa-ledger/domain/bank/ratification';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { firstOf } from '../../shared/records/first-of.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { listenRatified } from '../../shared/records/ratified.ts';
import type { ListLine } from '../../shared/lists/record-line.ts';
import type { TransactionCollection } from './transaction-kinds.ts';
import type { TransactionRow } from './transaction-row.ts';

/**
 * Loads what makes the lines of the file of a year's entries; a manual expense says when a meeting ratified it.
 * @throws Error when that cannot be read.
 */
export async function loadTransactionLines(
  collection: TransactionCollection,
  days: Days,
  nameOf: Lookup['nameOf'],
): Promise<(row: TransactionRow) => readonly ListLine[]> {
  const { recordLine } = await import('../../shared/lists/record-line.ts');
  if (collection === 'revenueItems') return (row) => [recordLine(collection, row, nameOf)];
  const ratified = await firstOf<ReadonlyMap<string, string>>((onChange) =>
    listenRatified(days, onChange),
  );
  if ('why' in ratified) throw new Error(ratified.message);
  return (row) => {
    const ratifiedOn = ratified.get(ratifiedId({ collection, id: row.id })) ?? null;
    return [{ ...recordLine(collection, row, nameOf), ratifiedOn }];
  };
}
