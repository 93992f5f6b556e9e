import { paidTotal } from '@pa-ledger/domain/payments/recorded-payment';
import { amountOf, cents, type Cents } from '@pa-ledger/domain/money/money';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { combineStores, liveStore, type LiveStore } from '../../shared/records/live-store.ts';
import { outstandingQueries, type EntryCollection } from './entry-queries.ts';

/** An entry that may have been outstanding at the opening of an account. */
export interface Candidate {
  readonly collection: EntryCollection;
  readonly id: string;
  readonly date: string;
  /** What it moved in the account: negative where something was paid. */
  readonly amount: Cents;
  readonly words: string;
  /** Whether it is marked. */
  readonly isMarked: boolean;
}

/** What an entry has of what is shown of it. */
interface Stored {
  readonly date: string;
  readonly accountId?: string;
  readonly description?: string;
  readonly paidTo?: string;
  readonly payee?: string;
  readonly checkNumber?: string | null;
  readonly voided?: { readonly date: string } | null;
  readonly mistake?: object | null;
}

/** What may have been outstanding at an opening, live, the newest first: it names no account, or this one. */
export function candidatesOf(
  accountId: string,
  openingDate: CalendarDate,
): LiveStore<readonly Candidate[]> {
  const found = outstandingQueries(accountId, openingDate).map(({ collection, filters }) =>
    liveStore<readonly Candidate[]>((onChange) =>
      listenAll(
        collection,
        (id, fields) => candidateOf(collection, id, fields, accountId, openingDate),
        (state) =>
          onChange(
            state.status === 'ready'
              ? { status: 'ready', value: state.value.filter((one) => one !== null) }
              : state,
          ),
        filters,
      ),
    ),
  );
  return combineStores(found, (lists) =>
    [...new Map(lists.flat().map((one) => [`${one.collection}/${one.id}`, one])).values()].toSorted(
      (one, other) => (one.date < other.date ? 1 : -1),
    ),
  );
}

function candidateOf(
  collection: EntryCollection,
  id: string,
  fields: Fields,
  accountId: string,
  openingDate: string,
): Candidate | null {
  const stored = storedAs<Stored>(fields);
  const { date, voided = null, mistake = null, accountId: named } = stored;
  const isGone = mistake !== null || (voided !== null && voided.date < openingDate);
  if ((named !== undefined && named !== accountId) || (named === undefined && isGone)) return null;
  const paid =
    collection === 'payments'
      ? paidTotal(storedAs<Parameters<typeof paidTotal>[0]>(fields))
      : amountOf(fields['amount']);
  const amount = collection === 'revenueItems' ? paid : cents(0 - paid);
  const { paidTo, payee, description, checkNumber } = stored;
  const words = [payee ?? paidTo, checkNumber, description].filter(Boolean).join(', ');
  return { collection, id, date, amount, words, isMarked: named === accountId };
}
