import { countSentence, countTotal } from '@pa-ledger/domain/bank/count-sheet';
import {
  depositedIn,
  depositMessages,
  depositRefusal,
  depositTotal,
  inDepositOrder,
  type DepositedItem,
  type DepositFields,
} from '@pa-ledger/domain/bank/deposit';
import { itemKey } from '@pa-ledger/domain/bank/items';
import type { LedgerRecords } from '@pa-ledger/domain/ledger/record-fields';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { amountOf, cents, formatCents } from '@pa-ledger/domain/money/money';
import type { Person } from '@pa-ledger/domain/people/person';
import { shortList } from '@pa-ledger/domain/text/text';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { requireAccount } from '../accounts/require-account.ts';
import { requireOpenDays } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { BOOKS, CLEARINGS, DEPOSITS, REVENUE_ITEMS } from '../firestore/paths.ts';
import { isSaved, savedChange, storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { canonicalJson } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';

/** A deposit to store. */
export interface WantedDeposit {
  readonly fields: DepositFields;
  /** The ids of its revenue items, with those of the lines. */
  readonly items: readonly string[];
  /** The revenue items that are new. */
  readonly lines: readonly NewItem[];
}

/** A revenue item that is made with its deposit. */
interface NewItem {
  readonly id: string;
  readonly isCash: boolean;
  /** Without its version. */
  readonly revenue: LedgerRecords['revenueItems'];
}

/** A save on top of the version that its author saw. */
export interface DepositSave {
  readonly id: string;
  /** Null for a new one. */
  readonly version: number | null;
  /** Null deletes it. */
  readonly deposit: WantedDeposit | null;
}

/**
 * Creates, changes, or deletes a deposit with the marks of its revenue items, in one commit. A mark is a clearing that names
 * the deposit: it locks the item as a statement would, and an item can have only one. A deposit that a statement has cleared
 * keeps its date, account, and items. Saving the same thing again changes nothing.
 * @throws DomainError that says what's wrong, or who saved first.
 */
export async function saveDeposit(
  { id, version, deposit }: DepositSave,
  by: Person,
  services: Services,
): Promise<void> {
  const { db, clock } = services;
  const ref = db.collection(DEPOSITS).doc(id);
  const clearing = db.collection(CLEARINGS).doc(itemKey('deposits', id));
  await db.runTransaction(async (transaction) => {
    const [books, found, cleared] = await readCurrent(transaction, db.doc(BOOKS), ref, clearing);
    const before = found.data() ?? null;
    const after = deposit === null ? null : await storedFields(transaction, db, id, deposit);
    const save = { version, fields: after };
    if (isSaved(save, before)) return;
    await requireNew(transaction, db, deposit?.lines ?? []);
    const at = clock();
    const [had, has] = [itemsIn(before), itemsIn(after)];
    const freed = without(had, has);
    // An item that leaves or moves must have an open date, or no statement finds it again: see `readUncleared`.
    const moved = before?.['date'] === after?.['date'] ? freed : had;
    const days = [before, after].flatMap((one) => (one === null ? [] : [String(one['date'])]));
    requireOpenDays(books, [...days, ...moved.map(({ date }) => date)], at);
    await requireAccount(transaction, db, books, after, before);
    if (cleared.exists && movesDeposit(before, after)) throw new DomainError('itemCleared');
    const change = await savedChange(transaction, db, ref, save, before);
    storeChange(transaction, db, { collection: DEPOSITS, document: id }, change, { by, at });
    for (const { id: item, revenue } of deposit?.lines ?? []) {
      const made = { before: null, after: { ...revenue, version: 1 } };
      storeChange(transaction, db, { collection: REVENUE_ITEMS, document: item }, made, { by, at });
    }
    for (const item of freed) transaction.delete(markOf(db, item));
    for (const item of has) transaction.set(markOf(db, item), markFields(id, after, item));
  });
}

async function storedFields(
  transaction: Transaction,
  db: Firestore,
  id: string,
  { fields, items, lines }: WantedDeposit,
): Promise<StoredFields> {
  const made = new Map(lines.map((line) => [line.id, line]));
  const earlier = items.filter((item) => !made.has(item));
  const found = await readDeposited(transaction, db, { id, ...fields }, earlier);
  const fresh = lines.map(({ id: line, isCash, revenue: { date, amount } }) => ({
    id: line,
    date,
    amount,
    isCash,
  }));
  requireCounted(fields, fresh, found);
  const deposited = [...found, ...fresh.map(({ isCash: _isCash, ...item }) => item)];
  return { ...fields, items: inDepositOrder(deposited) };
}

/** A deposit, as far as it decides which items can be in it. */
interface DepositPlace extends Pick<DepositFields, 'date' | 'accountId'> {
  readonly id: string;
}

/**
 * Reads the revenue items that go into a deposit, in the transaction that stores it.
 * @throws DomainError `notDepositable`, which names each item that can't be in it, and says why.
 */
async function readDeposited(
  transaction: Transaction,
  db: Firestore,
  deposit: DepositPlace,
  ids: readonly string[],
): Promise<readonly DepositedItem[]> {
  if (ids.length === 0) return [];
  const items = ids.map((id) => db.collection(REVENUE_ITEMS).doc(id));
  const marks = ids.map((id) => db.collection(CLEARINGS).doc(itemKey('revenueItems', id)));
  const found = await transaction.getAll(...items, ...marks);
  const read = found.slice(0, ids.length);
  const refused = read.flatMap((item, at) => {
    const why = refusalOf(item, found[ids.length + at], deposit);
    return why === null ? [] : [`${itemWords(item)}: ${why}`];
  });
  if (refused.length > 0) {
    const sentence = `Nothing was saved. Not in this deposit: ${shortList(refused)}.`;
    throw new DomainError('notDepositable', { sentence });
  }
  return read.map((item) => {
    // `depositRefusal` checked both.
    const { date, amount } = item.data() as Pick<DepositedItem, 'date' | 'amount'>;
    return { id: item.id, date, amount };
  });
}

/** @throws DomainError `changedMeanwhile` if a new item's id is taken; a repeated save has ended before. */
async function requireNew(
  transaction: Transaction,
  db: Firestore,
  lines: readonly NewItem[],
): Promise<void> {
  if (lines.length === 0) return;
  const items = lines.map(({ id }) => db.collection(REVENUE_ITEMS).doc(id));
  const taken = await transaction.getAll(...items);
  if (taken.some(({ exists }) => exists)) throw new DomainError('changedMeanwhile');
}

/**
 * Checks the count sheet against the cash. What was entered as revenue before may have been cash or a check.
 * @throws DomainError `invalidForm` if the cash that was typed wasn't counted, or something else was.
 */
function requireCounted(
  { cash }: DepositFields,
  fresh: readonly (DepositedItem & { readonly isCash: boolean })[],
  found: readonly DepositedItem[],
): void {
  const least = depositTotal(fresh.filter(({ isCash }) => isCash));
  const most = cents(least + depositTotal(found));
  const sentence = countSentence(countTotal(cash), { least, most });
  if (sentence !== null) throw new DomainError('invalidForm', { sentence });
}

function refusalOf(
  item: DocumentSnapshot,
  mark: DocumentSnapshot | undefined,
  { id, ...deposit }: DepositPlace,
): string | null {
  const fields = item.data();
  if (fields === undefined) return depositMessages.gone;
  if (mark?.exists === true) {
    const depositId: unknown = mark.get('depositId');
    if (depositId === undefined) return depositMessages.cleared;
    if (depositId !== id) return depositMessages.elsewhere;
  }
  return depositRefusal(fields, deposit);
}

/** Returns an item in words: `“Ticket sales”, Oct 17, 2026, $812.35`, or its id if it's gone. */
function itemWords(item: DocumentSnapshot): string {
  const { description, date, amount } = item.data() ?? { description: item.id };
  const name = `“${String(description).slice(0, 80)}”`;
  const day = isCalendarDate(date) ? [formatDate(date), formatCents(amountOf(amount))] : [];
  return [name, ...day].join(', ');
}

function itemsIn(fields: StoredFields | null): readonly DepositedItem[] {
  return fields === null ? [] : depositedIn(fields);
}

/** Returns the items that aren't among the others. */
function without(
  items: readonly DepositedItem[],
  others: readonly DepositedItem[],
): readonly DepositedItem[] {
  const kept = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !kept.has(id));
}

/** The fields that stay once a statement has cleared the deposit. */
const KEPT = ['date', 'accountId', 'items', 'cash'];

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
