import {
  depositedIn,
  inDepositOrder,
  type DepositedItem,
  type DepositFields,
} from '@pa-ledger/domain/bank/deposit';
import { itemKey } from '@pa-ledger/domain/bank/items';
import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { requireAccount } from '../accounts/require-account.ts';
import { requireOpenDays } from '../firestore/books.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { BOOKS, CLEARINGS, DATA_VERSION, DEPOSITS } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import { isSaved, savedChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { canonicalJson } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';
import { readDeposited } from './read-deposited.ts';

/** What a deposit is to say. */
export interface WantedDeposit {
  readonly fields: DepositFields;
  /** The ids of its revenue items. */
  readonly items: readonly string[];
  /** That of the slip, which is stored as it says. */
  readonly picture: ReceiptClaim | null;
}

/** A save over the version that somebody saw. */
export interface DepositSave {
  readonly id: string;
  /** Null for a new one. */
  readonly version: number | null;
  /** Null deletes it. */
  readonly deposit: WantedDeposit | null;
}

/**
 * Creates, changes or deletes a deposit with the marks of its revenue items, in one commit. A mark is a clearing that names
 * the deposit: all that is locked for what a statement has cleared is so for it, and a revenue item can have one only. What
 * the bank has cleared keeps its day, its account and its items. A save that was stored before changes nothing.
 * @throws DomainError which says what is wrong with it, or who was first.
 */
export async function saveDeposit(
  { id, version, deposit }: DepositSave,
  by: Administrator,
  services: Services,
): Promise<void> {
  const { db, clock } = services;
  const ref = db.collection(DEPOSITS).doc(id);
  const clearing = db.collection(CLEARINGS).doc(itemKey('deposits', id));
  await db.runTransaction(async (transaction) => {
    const [data, books, found, cleared] = await transaction.getAll(
      db.doc(DATA_VERSION),
      db.doc(BOOKS),
      ref,
      clearing,
    );
    requireCurrentVersion(data);
    const before = found?.data() ?? null;
    const after = deposit === null ? null : await storedFields(transaction, db, id, deposit);
    const save = { version, fields: after };
    if (isSaved(save, before)) return;
    const at = clock();
    const [had, has] = [itemsIn(before), itemsIn(after)];
    const freed = without(had, has);
    // Nothing that a statement has looked at comes back into a closed year: see `readUncleared`.
    const moved = before?.['date'] === after?.['date'] ? freed : had;
    const days = [before, after].flatMap((one) => (one === null ? [] : [String(one['date'])]));
    requireOpenDays(books, [...days, ...moved.map(({ date }) => date)], at);
    await requireAccount(transaction, db, books, after, before);
    if (cleared?.exists === true && movesDeposit(before, after))
      throw new DomainError('itemCleared');
    const change = await savedChange(transaction, db, ref, save, before);
    storeChange(transaction, db, { collection: DEPOSITS, document: id }, change, { by, at });
    for (const item of freed) transaction.delete(markOf(db, item));
    for (const item of has) transaction.set(markOf(db, item), markFields(id, after, item));
  });
}

async function storedFields(
  transaction: Transaction,
  db: Firestore,
  id: string,
  { fields, items, picture }: WantedDeposit,
): Promise<StoredFields> {
  const deposited = await readDeposited(transaction, db, { id, ...fields }, items);
  const slip = picture === null ? {} : { picture };
  return { ...fields, items: inDepositOrder(deposited), ...slip };
}

function itemsIn(fields: StoredFields | null): readonly DepositedItem[] {
  return fields === null ? [] : depositedIn(fields);
}

/** Returns the items that are not among others. */
function without(
  items: readonly DepositedItem[],
  others: readonly DepositedItem[],
): readonly DepositedItem[] {
  const kept = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !kept.has(id));
}

/** What the bank has cleared of a deposit. */
const KEPT = ['date', 'accountId', 'items'];

function movesDeposit(before: StoredFields | null, after: StoredFields | null): boolean {
  return KEPT.some((field) => canonicalJson(before?.[field]) !== canonicalJson(after?.[field]));
}

function markOf(db: Firestore, { id }: DepositedItem) {
  return db.collection(CLEARINGS).doc(itemKey('revenueItems', id));
}

/** Returns the mark of a revenue item that is in a deposit. */
function markFields(depositId: string, deposit: StoredFields | null, item: DepositedItem) {
  const { accountId, date: depositedOn } = deposit ?? {};
  return { accountId, depositId, depositedOn, itemDay: item.date, amount: item.amount };
}
