import { isDocumentId } from '@pa-ledger/domain/document-id';
import { amountOf, cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { listenAll, asRead } from '../../../data/listen.ts';
import { newId } from '../../../data/new-id.ts';
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

/** Between the id of what is given back and a random part. */
const RETURNED = '-returned-';

/** Returns the id of a new entry that gives something back: it begins with the id of that, unless it were too long. */
export function returnIdOf(id: string): string {
  const linked = `${id}${RETURNED}${newId()}`;
  return isDocumentId(linked) ? linked : newId();
}

/** Returns how much entries have given back so far of something, live, in cents above 0: only these entries are read. */
export function givenBackOf({ collection, id }: GivenBackOf): LiveStore<Cents> {
  return givenBack(`${collection}/${id}`);
}

const givenBack = keyedStores((key: `${ReturningCollection}/${string}`) => {
  // It is made of the two.
  const [collection, id] = key.split('/') as [ReturningCollection, string];
  const first = `${id}${RETURNED}`;
  return liveStore<Cents>((onChange) =>
    listenAll(
      collection,
      (_, { amount }) => amountOf(amount),
      asRead(onChange, (amounts) => cents(0 - sumCents(amounts))),
      [
        { field: DOCUMENT_ID, op: '>=', value: first },
        // The random part has letters and digits alone.
        { field: DOCUMENT_ID, op: '<', value: `${first}~` },
      ],
    ),
  );
});
