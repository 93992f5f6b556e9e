import { returnIdsOf } from '@pa-ledger/domain/ledger/returns';
import { amountOf, cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { OnChange, Stop } from '../../../data/async-state.ts';
import { listenAll, asRead } from '../../../data/listen.ts';
import { DOCUMENT_ID } from '../../../data/row-query.ts';
import { keyedStores, liveStore, type LiveStore } from './live-store.ts';

/** The collections whose entries give something back: checks that bounced, refunds of vendors. */
export type ReturningCollection = 'revenueItems' | 'manualExpenses';

/** What entries may give back: an entry of the same collection, or a submitted expense. */
export interface GivenBackOf {
  /** Where the entries are that give it back. */
  readonly collection: ReturningCollection;
  /** The id of what they give back. */
  readonly id: string;
}

/** Returns how much entries have given back so far of something, live, in cents above 0: only these entries are read. */
export function givenBackOf({ collection, id }: GivenBackOf): LiveStore<Cents> {
  return givenBack(`${collection}/${id}`);
}

const givenBack = keyedStores((key: `${ReturningCollection}/${string}`) => {
  // It is made of the two.
  const [collection, id] = key.split('/') as [ReturningCollection, string];
  return liveStore<Cents>((onChange) => listenGivenBack({ collection, id }, onChange));
});

/** Listens to how much entries have given back so far of something, in cents above 0. */
export function listenGivenBack({ collection, id }: GivenBackOf, onChange: OnChange<Cents>): Stop {
  const { first, end } = returnIdsOf(id);
  return listenAll(
    collection,
    (_, { amount }) => amountOf(amount),
    asRead(onChange, (amounts) => cents(0 - sumCents(amounts))),
    [
      { field: DOCUMENT_ID, op: '>=', value: first },
      { field: DOCUMENT_ID, op: '<', value: end },
    ],
  );
}
