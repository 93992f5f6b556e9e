import { depositedIn } from '@pa-ledger/domain/bank/deposit';
import { documentOfItem, type BankCollection } from '@pa-ledger/domain/bank/items';
import type { BankEntry } from '@pa-ledger/domain/bank/register';
import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { StoredDocument } from '../../../data/data.ts';
import { registerQueries } from '../../bank/register/register-queries.ts';
import {
  depositsIn,
  isByBank,
  packetAccounts,
  statementAtEnd,
  statementsIn,
  type AccountRow,
  type BankBooks,
} from './bank-books.ts';
import { wholeMonths } from './books.ts';
import { inTurns, readByIds, type DocumentReader } from './book-reader.ts';

/** Before any entry. An account's opening day isn't: what the bank hadn't cleared by then is older. */
const EARLIEST = '2000-01-01' as CalendarDate;

/** Reads what deposits and statements name outside of the months, and what no statement covers yet. */
export async function readOthers(
  reader: DocumentReader,
  found: BankBooks,
): Promise<readonly BankEntry[]> {
  const known = new Set(found.entries.map(placeOf));
  const accounts = packetAccounts(found)
    .map(({ account }) => account)
    .filter(isByBank);
  const named = [
    ...depositsIn(found).flatMap(({ fields }) =>
      depositedIn(fields).map(({ id }) => ({ collection: 'revenueItems' as const, id })),
    ),
    ...statementsIn(found).flatMap(({ cleared }) => cleared.flatMap(placesOf)),
    ...accounts.flatMap((account) =>
      (statementAtEnd(account, found)?.outstanding ?? []).flatMap(({ key }) => placesOf(key)),
    ),
  ].filter((place) => place.collection !== 'accounts' && !known.has(placeOf(place)));
  const groups = Map.groupBy(named, ({ collection }) => collection);
  const read = await inTurns([...groups], async ([collection, places]) =>
    entriesIn(
      collection,
      await readByIds(
        reader,
        collection,
        places.map(({ id }) => id),
      ),
    ),
  );
  const uncovered = await inTurns(accounts, (account) => readUncovered(reader, account, found));
  return onceEach([...read.flat(), ...uncovered.flat()]).filter(
    (entry) => !known.has(placeOf(entry)),
  );
}

function placesOf(key: string) {
  return documentOfItem(key) ?? [];
}

/** Reads what moved an account before the months and after its last statement: no statement covers it yet. */
async function readUncovered(
  reader: DocumentReader,
  account: AccountRow,
  found: BankBooks,
): Promise<readonly BankEntry[]> {
  const after = statementAtEnd(account, found)?.day ?? null;
  const days = {
    first: after === null ? EARLIEST : addDays(after, 1),
    last: addDays(wholeMonths(found.days).first, -1),
  };
  if (days.first > days.last) return [];
  const rows = await inTurns(registerQueries(account.id, days), async ({ collection, filters }) =>
    entriesIn(collection, await reader.all(collection, filters)),
  );
  return rows.flat();
}

/** Returns entries without repeats. */
export function onceEach(entries: readonly BankEntry[]): readonly BankEntry[] {
  return [...new Map(entries.map((entry) => [placeOf(entry), entry])).values()];
}

function placeOf({ collection, id }: Pick<BankEntry, 'collection' | 'id'>): string {
  return `${collection}/${id}`;
}

/** Returns documents as entries of their collection. */
export function entriesIn(
  collection: BankCollection,
  rows: readonly StoredDocument[],
): BankEntry[] {
  return rows.map(({ id, fields }) => ({ collection, id, fields }));
}
