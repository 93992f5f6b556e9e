import { ratifiedId } from '@pa-ledger/domain/bank/ratification';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { DepositNote } from '../../shared/records/deposited.ts';
import { firstOf } from '../../shared/records/first-of.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { lookAt } from '../../shared/looks/second-look.ts';
import { listenRatified } from '../../shared/records/ratified.ts';
import type { ListLine } from '../../shared/lists/record-line.ts';
import type { TransactionCollection } from './transaction-kinds.ts';
import type { TransactionRow } from './transaction-row.ts';

/**
 * Loads what makes the lines of the file of a year's entries; a manual expense says when a meeting ratified it and who
 * confirmed it, and a revenue item which deposit it is in.
 * @throws Error when that cannot be read.
 */
export async function loadTransactionLines(
  collection: TransactionCollection,
  days: Days,
  nameOf: Lookup['nameOf'],
): Promise<(row: TransactionRow) => readonly ListLine[]> {
  const { recordLine } = await import('../../shared/lists/record-line.ts');
  if (collection === 'revenueItems') return loadRevenueLines(days, nameOf);
  const ratified = await firstOf<ReadonlyMap<string, string>>((onChange) =>
    listenRatified(days, onChange),
  );
  if ('why' in ratified) throw new Error(ratified.message);
  return (row) => {
    const ratifiedOn = ratified.get(ratifiedId({ collection, id: row.id })) ?? null;
    return [{ ...recordLine(collection, row, nameOf), ratifiedOn, ...confirmedLine(row) }];
  };
}

/** Who confirmed a manual expense, and on which day; empty for nobody. */
function confirmedLine({ id, ...fields }: TransactionRow): ListLine {
  const look = lookAt({ collection: 'manualExpenses', id, fields: { ...fields } });
  const day = look === null ? null : dateAt(look.at, organization.timeZone);
  return { confirmedBy: look?.by ?? null, confirmedOn: day };
}

async function loadRevenueLines(
  days: Days,
  nameOf: Lookup['nameOf'],
): Promise<(row: TransactionRow) => readonly ListLine[]> {
  const [{ recordLine }, { listenDeposited }] = await Promise.all([
    import('../../shared/lists/record-line.ts'),
    import('../../shared/records/deposited-items.ts'),
  ]);
  const deposited = await firstOf<ReadonlyMap<string, DepositNote>>((onChange) =>
    listenDeposited(days, onChange),
  );
  if ('why' in deposited) throw new Error(deposited.message);
  return (row) => {
    const { date = null, slip = null } = deposited.get(row.id) ?? {};
    return [{ ...recordLine('revenueItems', row, nameOf), depositedOn: date, slip }];
  };
}
