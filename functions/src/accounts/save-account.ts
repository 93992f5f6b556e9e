import {
  ACCOUNT_REFERRERS,
  accountInUse,
  firstOpening,
  takesChecks,
} from '@pa-ledger/domain/accounts/account';
import { movedOutstanding, outstandingIn } from '@pa-ledger/domain/accounts/outstanding';
import { itemKey } from '@pa-ledger/domain/bank/items';
import { rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { MAX_ACCOUNTS } from '@pa-ledger/domain/limits';
import type { Person } from '@pa-ledger/domain/people/person';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { booksDocument, booksFrom, requireOpenDays } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { ACCOUNTS, BOOKS, CLEARINGS } from '../firestore/paths.ts';
import { checksOn, documentsNaming, statementsOf } from '../firestore/account-queries.ts';
import { isSaved, savedChange, storeChange, type VersionedSave } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

/** The fields of a stored account that others depend on. */
interface StoredAccount {
  readonly name: string;
  readonly openingDate: CalendarDate;
}

/**
 * Creates, changes, or deletes an account, and keeps the first opening date of all accounts in `settings/books`, in one commit.
 * How to read its files, what was outstanding at its opening, and its signers stay unless `typed` has them. Saving the same thing again
 * changes nothing.
 * @throws DomainError if the opening date is closed, the name is taken, an account with checks becomes cash, something refers
 * to a deleted account, a statement has cleared an item that was outstanding, or someone else saved first.
 */
export async function saveAccount(
  id: string,
  typed: VersionedSave,
  by: Person,
  services: Services,
): Promise<void> {
  const { db, clock } = services;
  const ref = db.collection(ACCOUNTS).doc(id);
  await db.runTransaction(async (transaction) => {
    const [books] = await readCurrent(transaction, db.doc(BOOKS));
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
    if (before !== null && moved.length + movedItems.length > 0)
      await requireUnreconciled(transaction, db, id);
    const others = docs
      .filter((account) => account.id !== id)
      .map((account) => accountFrom(account.data()));
    const becomesCash = before !== null && fields !== null && !takesChecks(fields);
    if (becomesCash && takesChecks(before)) await requireNoChecks(transaction, db, id);
    if (save.fields === null) await requireUnused(transaction, db, id);
    else {
      requireNameAndRoom(accountFrom(save.fields), before, others);
      requireEarlierItems(save.fields);
    }
    const change = await savedChange(transaction, db, ref, save, before);
    storeChange(transaction, db, { collection: ACCOUNTS, document: id }, change, { by, at });
    const present = save.fields === null ? [] : [accountFrom(save.fields)];
    const accountsFrom = firstOpening([...others, ...present]);
    keepFirstOpening(accountsFrom, books, (data) => transaction.set(db.doc(BOOKS), data));
  });
}

/** Returns the fields that aren't on the account's form: how to read its files, what was outstanding at its opening, its signers. */
function keptIn(before: StoredFields | null): StoredFields {
  const { outstanding, signers } = before ?? {};
  return {
    ...rememberedIn(before),
    ...(outstanding === undefined ? {} : { outstanding }),
    ...(signers === undefined ? {} : { signers }),
  };
}

/**
 * Reads whether anything refers to an account, in the transaction that deletes it: what's saved at the same moment comes first,
 * or finds the account gone.
 * @throws DomainError `accountInUse`, which says what refers to it.
 */
async function requireUnused(
  transaction: Transaction,
  db: Firestore,
  accountId: string,
): Promise<void> {
  const found = await Promise.all(
    ACCOUNT_REFERRERS.map(async ([collection, field, words]) => {
      const query = documentsNaming(db, collection, field, accountId);
      const { empty } = await transaction.get(query.limit(1).select());
      return empty ? [] : [words];
    }),
  );
  const sentence = accountInUse(found.flat());
  if (sentence !== null) throw new DomainError('accountInUse', { sentence });
}

/** @throws DomainError `itemCleared` if a statement has cleared one of these items from before the opening. */
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

/** @throws DomainError `accountReconciled` if the account has a statement that isn't reopened: it starts from the opening. */
export async function requireUnreconciled(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<void> {
  const { docs } = await transaction.get(statementsOf(db, id));
  if (docs.some((statement) => statement.get('reopened') === null))
    throw new DomainError('accountReconciled');
}

/** @throws DomainError `cashTakesNoCheck` with a sentence, if an account that becomes cash has checks. */
async function requireNoChecks(transaction: Transaction, db: Firestore, id: string): Promise<void> {
  const found = await Promise.all(
    checksOn(db, id).map((query) => transaction.get(query.limit(1).select())),
  );
  if (found.every(({ empty }) => empty)) return;
  const sentence = 'Checks were written on this account, so it can’t be a cash account.';
  throw new DomainError('cashTakesNoCheck', { sentence });
}

/** @throws Error for fields that no form could have made. */
function accountFrom({ name, openingDate }: StoredFields): StoredAccount {
  if (typeof name !== 'string' || !isCalendarDate(openingDate))
    throw new Error('An account has a name and an opening day.');
  return { name, openingDate };
}

/** Returns the opening dates that a save moves, or whose balance it changes. */
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

/** @throws DomainError `accountNameTaken`, or `tooManyAccounts` if there's no room for a new one. */
function requireNameAndRoom(
  { name }: StoredAccount,
  before: StoredFields | null,
  others: readonly StoredAccount[],
): void {
  if (others.some((other) => sameName(other.name, name))) throw new DomainError('accountNameTaken');
  if (before === null && others.length >= MAX_ACCOUNTS) throw new DomainError('tooManyAccounts');
}

/** @throws DomainError `notOutstanding` if an outstanding item is dated on or after the opening. */
function requireEarlierItems(account: StoredFields): void {
  const opening = dayOf(account);
  if (outstandingIn(account).some(({ date }) => date >= opening))
    throw new DomainError('notOutstanding');
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Rules and functions read only `settings/books`, so that saving an entry doesn't look up all accounts. */
function keepFirstOpening(
  accountsFrom: CalendarDate | null,
  stored: DocumentSnapshot,
  set: (data: FirebaseFirestore.DocumentData) => void,
): void {
  const books = booksFrom(stored);
  if (books.accountsFrom !== accountsFrom) set(booksDocument({ ...books, accountsFrom }));
}
