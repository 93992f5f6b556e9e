import { placeOfMark } from '@pa-ledger/domain/bank/ratification';
import { sumCents, amountOf, type Cents } from '@pa-ledger/domain/money/money';
import { expenseOfPayment, expensesPaidBy } from '@pa-ledger/domain/payments/recorded-payment';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { documentsOf, type FoundDocument } from '../shared/lists/entry-pages.ts';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { recordAddress } from '../shared/records/record-address.ts';
import { reviewMessages } from './review-messages.ts';

/** What a sample drew, as the list shows it. */
export interface SampleRow {
  /** `payments~{id}` or `manualExpenses~{id}`. */
  readonly key: string;
  readonly title: string;
  /** As it's stored: any text in a damaged record. */
  readonly day: string;
  readonly checkNumber: string;
  readonly amount: Cents;
  /** Null if it's no longer in the books. */
  readonly address: string | null;
  /** The requests that it pays. */
  readonly expenses: readonly string[];
}

/** Returns the rows of a sample's items, live, in their order. */
export function sampleRows(items: readonly string[]) {
  return rowsOf(items.join(' '));
}

const rowsOf = keyedStores((joined: string) => {
  const keys = joined.split(' ');
  const idsOf = (collection: string) =>
    keys.map(placeOfMark).flatMap((place) => (place.collection === collection ? [place.id] : []));
  const parts = (['payments', 'manualExpenses'] as const).map((collection) =>
    combineStores([documentsOf(collection, idsOf(collection))], ([found]) =>
      found.map((document) => rowOf(collection, document)),
    ),
  );
  return combineStores(parts, (found) => {
    const known = new Map(found.flat().map((row) => [row.key, row]));
    return keys.map((key) => known.get(key) ?? goneRow(key));
  });
});

function rowOf(
  collection: 'payments' | 'manualExpenses',
  { id, fields }: FoundDocument,
): SampleRow {
  const isPayment = collection === 'payments';
  const { lines } = fields;
  const paid = (Array.isArray(lines) ? lines : []).map(membersOf);
  return {
    key: `${collection}~${id}`,
    title: textIn(fields, isPayment ? 'payee' : 'paidTo'),
    day: textIn(fields, 'date'),
    checkNumber: textIn(fields, 'checkNumber'),
    amount: isPayment
      ? sumCents(paid.map(({ amount }) => amountOf(amount)))
      : amountOf(fields['amount']),
    address: isPayment
      ? `/admin/expenses/${encodeURIComponent(expenseOfPayment(id))}`
      : recordAddress('manualExpenses', id),
    expenses: isPayment
      ? expensesPaidBy({ lines: paid.map((line) => ({ expenseId: textIn(line, 'expenseId') })) })
      : [],
  };
}

function goneRow(key: string): SampleRow {
  const { gone } = reviewMessages.sample;
  return {
    key,
    title: gone,
    day: '',
    checkNumber: '',
    amount: amountOf(0),
    address: null,
    expenses: [],
  };
}
