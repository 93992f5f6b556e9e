import { takesChecks, firstOpening } from '@pa-ledger/domain/accounts/account';
import { movedOutstanding, outstandingIn } from '@pa-ledger/domain/accounts/outstanding';
import { itemKey } from '@pa-ledger/domain/bank/items';
import { rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { MAX_ACCOUNTS } from '@pa-ledger/domain/limits';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { booksDocument, booksFrom, requireOpenDays } from '../firestore/books.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { ACCOUNTS, BOOKS, CLEARINGS, DATA_VERSION } from '../firestore/paths.ts';
import { checksOn, statementsOf } from '../firestore/account-queries.ts';
import { storeChange } from '../journal/journal.ts';
import { isSaved, savedChange, type VersionedSave } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { requireUnused } from './account-entries.ts';

/** What is stored of an account, as far as others depend on it. */
interface StoredAccount {
  readonly name: string;
  readonly openingDate: CalendarDate;
}

/**
 * Creates, changes or deletes an account, and keeps the first opening day of all of them in `settings/books`, in one commit.
 * How its files are read and what was outstanding at its opening stay, if `typed` does not say them. A save that was stored
 * before changes nothing.
 * @throws DomainError when the opening is on a closed day, the name is taken, checks were written on what is to be cash,
 * something names a deleted one, a statement has cleared what was outstanding, or somebody else was first.
 */
export async function saveAccount(
  id: string,
  typed: VersionedSave,
  by: Administrator,
  services: Services,
): Promise<void> {
  const { db, clock } = services;
  const ref = db.collection(ACCOUNTS).doc(id);
  await db.runTransaction(async (transaction) => {
    const [version, books] = await transaction.getAll(db.doc(DATA_VERSION), db.doc(BOOKS));
    requireCurrentVersion(version);
    const { docs } = await transaction.get(db.collection(ACCOUNTS));
    const before = docs.find((account) => account.id === id)?.data() ?? null;
    const { fields } = typed;
    const save = { ...typed, fields: fields && { ...keptIn(before), ...fields } };
    if (isSaved(save, before)) return;
    const at = clock();
    const moved = movedOpenings(before, save.fields);
    const movedItems = movedOutstanding(before, save.fields);
    requireOpenDays(books, movedItems.length === 0 ? moved : openingsOf(before, save.fields), at);
    await requireUnclearedItems(transaction, db, id, movedItems);
    if (before !== null && moved.length > 0) await requireUnreconciled(transaction, db, id);
    const others = docs
      .filter((account) => account.id !== id)
      .map((account) => accountFrom(account.data()));
    const becomesCash = before !== null && fields !== null && !takesChecks(fields);
    if (becomesCash && takesChecks(before)) await requireNoChecks(transaction, db, id);
    if (save.fields === null) await requireUnused(transaction, db, id);
    else {
      requirePlace(accountFrom(save.fields), before, others);
      requireEarlier(save.fields);
    }
    const change = await savedChange(transaction, db, ref, save, before);
    storeChange(transaction, db, { collection: ACCOUNTS, document: id }, change, { by, at });
    const present = save.fields === null ? [] : [accountFrom(save.fields)];
    const accountsFrom = firstOpening([...others, ...present]);
    keepFirst(accountsFrom, books, (data) => transaction.set(db.doc(BOOKS), data));
  });
}

/** Returns what an account has beside its form: how its files are read, and what was outstanding at its opening. */
function keptIn(before: StoredFields | null): StoredFields {
  const { outstanding } = before ?? {};
  return { ...rememberedIn(before), ...(outstanding === undefined ? {} : { outstanding }) };
}

/** @throws DomainError `itemCleared` if a statement has cleared one of these that were outstanding at the opening. */
async function requireUnclearedItems(
  transaction: Transaction,
  db: Firestore,
  id: string,
  items: readonly string[],
): Promise<void> {
  if (items.length === 0) return;
  const keys = items.map((item) => itemKey(ACCOUNTS, id, item));
  const found = await transaction.getAll(...keys.map((key) => db.collection(CLEARINGS).doc(key)));
  if (found.some(({ exists }) => exists)) throw new DomainError('itemCleared');
}

/** @throws DomainError `accountReconciled` if a statement that holds goes on from the opening. */
async function requireUnreconciled(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<void> {
  const { docs } = await transaction.get(statementsOf(db, id));
  if (docs.some((statement) => statement.get('reopened') === null))
    throw new DomainError('accountReconciled');
}

/** @throws DomainError `cashTakesNoCheck` with a sentence, if checks were written on an account that is to be cash. */
async function requireNoChecks(transaction: Transaction, db: Firestore, id: string): Promise<void> {
  const found = await Promise.all(
    checksOn(db, id).map((query) => transaction.get(query.limit(1).select())),
  );
  if (found.every(({ empty }) => empty)) return;
  const sentence = 'Checks were written on this account, so it can’t be a cash account.';
  throw new DomainError('cashTakesNoCheck', { sentence });
}

/** @throws Error for what no form and no save can have made. */
function accountFrom({ name, openingDate }: StoredFields): StoredAccount {
  if (typeof name !== 'string' || !isCalendarDate(openingDate))
    throw new Error('An account has a name and an opening day.');
  return { name, openingDate };
}

/** Returns the opening days that a save changes something of. */
function movedOpenings(before: StoredFields | null, after: StoredFields | null): string[] {
  const isSame = ['openingDate', 'openingBalance'].every(
    (field) => before?.[field] === after?.[field],
  );
  return isSame ? [] : openingsOf(before, after);
}

function openingsOf(before: StoredFields | null, after: StoredFields | null): string[] {
  return [before, after].flatMap((one) => (one === null ? [] : [dayOf(one)]));
}

function dayOf({ openingDate }: StoredFields): string {
  return String(openingDate);
}

/** @throws DomainError `accountNameTaken`, or `tooManyAccounts` for one more. */
function requirePlace(
  { name }: StoredAccount,
  before: StoredFields | null,
  others: readonly StoredAccount[],
): void {
  if (others.some((other) => sameName(other.name, name))) throw new DomainError('accountNameTaken');
  if (before === null && others.length >= MAX_ACCOUNTS) throw new DomainError('tooManyAccounts');
}

/** @throws DomainError `notOutstanding` if something is listed as outstanding that the account's own days have. */
function requireEarlier(account: StoredFields): void {
  const opening = dayOf(account);
  if (outstandingIn(account).some(({ date }) => date >= opening))
    throw new DomainError('notOutstanding');
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Rules and functions ask `settings/books` alone, so that an entry costs no look-up of all accounts. */
function keepFirst(
  accountsFrom: CalendarDate | null,
  stored: DocumentSnapshot | undefined,
  set: (data: FirebaseFirestore.DocumentData) => void,
): void {
  const books = booksFrom(stored);
  if (books.accountsFrom !== accountsFrom) set(booksDocument({ ...books, accountsFrom }));
}
