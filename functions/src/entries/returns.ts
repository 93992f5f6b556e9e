import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Change, StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { CountWhen } from '@pa-ledger/domain/organization';
import {
  loweredRefusal,
  returnedBy,
  returnMessages,
  returnRefusal,
  unpaidRefusal,
} from '@pa-ledger/domain/ledger/returns';
import { amountOf, cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { EXPENSES, MANUAL_EXPENSES, type REVENUE_ITEMS } from '../firestore/paths.ts';
import { returnsOf } from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';

/** The collections whose entries can be returned: a return is an entry of the same collection. */
export type EntryCollection = typeof REVENUE_ITEMS | typeof MANUAL_EXPENSES;

/** Where an entry is. */
export interface EntryPlace {
  readonly collection: EntryCollection;
  readonly id: string;
}

/**
 * Checks that the returns of an entry add up to no more than its amount, in the transaction that changes one of them or the
 * entry: of two changes at the same moment, one comes first and the other sees it. `firestore.rules` lets the panel make none
 * of these changes itself.
 * @throws DomainError `tooMuchGivenBack` with a sentence that says how much is left, or was returned.
 */
export async function requireEnoughLeft(
  transaction: Transaction,
  db: Firestore,
  place: EntryPlace,
  change: Change,
): Promise<void> {
  const of = returnedBy(place.id);
  const sentence =
    of === null
      ? await refusalOfEntry(transaction, db, place, change)
      : await refusalOfReturn(transaction, db, { ...place, of }, change);
  if (sentence !== null) throw new DomainError('tooMuchGivenBack', { sentence });
}

/**
 * Checks that no submitted expense of these has a refund, in the transaction that makes them unpaid. It reads the refunds, and
 * a refund's transaction reads the expense: of the two at the same moment, one comes first and the other sees it.
 * @throws DomainError `tooMuchGivenBack` with a sentence about the first expense that has one.
 */
export async function requireNothingGivenBack(
  transaction: Transaction,
  db: Firestore,
  expenseIds: readonly string[],
): Promise<void> {
  const refusals = await Promise.all(
    expenseIds.map(async (id) =>
      unpaidRefusal(referenceOf(id), await givenBackOf(transaction, db, MANUAL_EXPENSES, id)),
    ),
  );
  const sentence = refusals.find((refusal) => refusal !== null);
  if (sentence !== undefined) throw new DomainError('tooMuchGivenBack', { sentence });
}

/**
 * Returns the mark of a new return whose entry is in a closed year. Such a return moves cash and fund on its own date, but counts
 * for no budget line of its own year. Read in the transaction that stores the return; later changes keep the mark.
 * @param closedThrough the last closed day; null while no year is closed. @param countWhen when a submitted expense counts.
 */
export async function closedYearMark(
  transaction: Transaction,
  db: Firestore,
  { collection, id }: EntryPlace,
  {
    closedThrough,
    countWhen,
  }: { readonly closedThrough: string | null; readonly countWhen: CountWhen },
): Promise<{ readonly fromClosedYear?: true }> {
  const of = returnedBy(id);
  if (of === null || closedThrough === null) return {};
  const entry = await transaction.get(db.collection(collection).doc(of));
  const found = entry.exists ? entry : await transaction.get(db.collection(EXPENSES).doc(of));
  const ofExpense = countWhen === 'approved' ? 'approvedOn' : 'payment.date';
  const day: unknown = found.get(entry.exists ? 'date' : ofExpense);
  // A payment that replaces one of a closed year belongs to that year, and so does its return.
  const isClosed = typeof day === 'string' && day <= closedThrough;
  return isClosed || found.get('fromClosedYear') === true ? { fromClosedYear: true } : {};
}

async function refusalOfEntry(
  transaction: Transaction,
  db: Firestore,
  { collection, id }: EntryPlace,
  { before, after }: Change,
): Promise<string | null> {
  if (before === null || amountIn(after) >= amountIn(before)) return null;
  const given = await givenBackOf(transaction, db, collection, id);
  return loweredRefusal(amountIn(before), amountIn(after), given);
}

async function refusalOfReturn(
  transaction: Transaction,
  db: Firestore,
  { collection, id, of }: EntryPlace & { readonly of: string },
  { before, after }: Change,
): Promise<string | null> {
  const others = await givenBackOf(transaction, db, collection, of, id);
  if (after === null) return others < 0 ? returnMessages.keptForAgain : null;
  const amount = await amountToReturn(transaction, db, { collection, id: of });
  const stored = before === null ? null : amountIn(before);
  const isFromClosedYear = after['fromClosedYear'] === true;
  return returnRefusal(stored, amountIn(after), { amount, others, isFromClosedYear });
}

/** Returns the amount of an entry, or of a submitted expense while it's paid, in cents; 0 if there's neither. */
async function amountToReturn(
  transaction: Transaction,
  db: Firestore,
  { collection, id }: EntryPlace,
): Promise<Cents> {
  const entry = await transaction.get(db.collection(collection).doc(id));
  if (entry.exists || collection !== MANUAL_EXPENSES) return amountIn(entry.data() ?? null);
  const expense = await transaction.get(db.collection(EXPENSES).doc(id));
  return expense.get('status') === 'paid' ? amountOf(expense.get('payable')) : cents(0);
}

/** Returns the total of an entry's returns, in positive cents. @param but the id of a return to leave out. */
async function givenBackOf(
  transaction: Transaction,
  db: Firestore,
  collection: EntryCollection,
  id: string,
  but?: string,
): Promise<Cents> {
  const { docs } = await transaction.get(returnsOf(db, collection, id));
  const others = docs.filter((found) => found.id !== but);
  return cents(0 - sumCents(others.map((found) => amountIn(found.data()))));
}

function amountIn(fields: StoredFields | null): Cents {
  return fields === null ? cents(0) : amountOf(fields['amount']);
}
