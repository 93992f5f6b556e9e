import { returnIdsOf } from '@pa-ledger/domain/ledger/returns';
import { amountOf, cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs } from '../../../data/documents.ts';
import type { OnChange, Stop } from '../../../data/async-state.ts';
import { listenAll, asRead } from '../../../data/listen.ts';
import { DOCUMENT_ID } from '../../../data/row-query.ts';
import { combineStores, keyedStores, liveStore, type LiveStore } from './live-store.ts';

/** The collections whose entries give something back: checks that bounced, refunds of vendors. */
export type ReturningCollection = 'revenueItems' | 'manualExpenses';

/** What entries may give back: an entry of the same collection, or a submitted expense. */
export interface GivenBackOf {
  /** Where the entries are that give it back. */
  readonly collection: ReturningCollection;
  /** The id of what they give back. */
  readonly id: string;
}

/** An entry that gives something back. */
export interface ReturnRow {
  readonly id: string;
  readonly date: CalendarDate;
  /** In cents, usually below 0. */
  readonly amount: Cents;
}

/** Returns the entries that give back something, live: only these are read. */
export function returnsOf({ collection, id }: GivenBackOf): LiveStore<readonly ReturnRow[]> {
  return returns(`${collection}/${id}`);
}

/** Returns how much entries have given back so far of something, live, in cents above 0. */
export function givenBackOf({ collection, id }: GivenBackOf): LiveStore<Cents> {
  return givenBack(`${collection}/${id}`);
}

type Key = `${ReturningCollection}/${string}`;

const returns = keyedStores((key: Key) => {
  // It is made of the two.
  const [collection, id] = key.split('/') as [ReturningCollection, string];
  return liveStore<readonly ReturnRow[]>((onChange) => listenReturns({ collection, id }, onChange));
});

const givenBack = keyedStores((key: Key) => combineStores([returns(key)], ([rows]) => sumOf(rows)));

/** Listens to how much entries have given back so far of something, in cents above 0. */
export function listenGivenBack(of: GivenBackOf, onChange: OnChange<Cents>): Stop {
  return listenReturns(of, asRead(onChange, sumOf));
}

function listenReturns(
  { collection, id }: GivenBackOf,
  onChange: OnChange<readonly ReturnRow[]>,
): Stop {
  const { first, end } = returnIdsOf(id);
  return listenAll(
    collection,
    (row, { date, amount }) => ({
      id: row,
      date: storedAs<Pick<ReturnRow, 'date'>>({ date }).date,
      amount: amountOf(amount),
    }),
    onChange,
    [
      { field: DOCUMENT_ID, op: '>=', value: first },
      { field: DOCUMENT_ID, op: '<', value: end },
    ],
  );
}

function sumOf(rows: readonly ReturnRow[]): Cents {
  return cents(0 - sumCents(rows.map(({ amount }) => amount)));
}
