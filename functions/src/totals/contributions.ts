import {
  cellFrom,
  cellId,
  MEASURES,
  type TotalsKey,
  type Contribution,
  type LedgerCollection,
  type TotalsAmounts,
  LEDGER_COLLECTIONS,
} from '@pa-ledger/domain/ledger/ledger';
import type { DocumentData } from 'firebase-admin/firestore';

/*
 * `counted/{collection}~{id}` holds what a ledger document contributes to the totals now: the id of its cell and its amounts
 * there. It is written in one commit with the cells, so the totals are the sum of the contributions at every moment.
 */

/** A document of the ledger. */
export interface LedgerPlace {
  readonly collection: LedgerCollection;
  readonly id: string;
}

/** Returns the id of a ledger document's contribution. */
export function countedId({ collection, id }: LedgerPlace): string {
  return `${collection}~${id}`;
}

/** Returns the ledger document of a contribution's id; null if it is no such id. */
export function ledgerPlaceOf(id: string): LedgerPlace | null {
  const end = id.indexOf('~');
  const collection = LEDGER_COLLECTIONS.find((name) => name === id.slice(0, end));
  return collection === undefined ? null : { collection, id: id.slice(end + 1) };
}

export function contributionDocument({ cell, ...measures }: Contribution): DocumentData {
  return { cell: cellId(cell), ...measures };
}

/** Returns the contribution that a `counted` document holds; null if there is none, or none that can be in the totals. */
export function contributionFrom(data: DocumentData | undefined): Contribution | null {
  const cell: TotalsKey | null = data === undefined ? null : cellFrom(data['cell']);
  return data === undefined || cell === null ? null : { cell, ...amountsFrom(data) };
}

/** Returns the amounts of a document. What is no whole number counts as 0, as in the database's own sums. */
export function amountsFrom(data: DocumentData): TotalsAmounts {
  const wholes = MEASURES.map((measure) => {
    const value: unknown = data[measure];
    return [measure, Number.isSafeInteger(value) ? value : 0];
  });
  // It is made from the list of all measures.
  return Object.fromEntries(wholes) as TotalsAmounts;
}
