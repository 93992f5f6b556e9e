import { takesChecks, isOpenOn } from '@pa-ledger/domain/accounts/account';
import { advanceKindOf } from '@pa-ledger/domain/ledger/advance';
import { storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Person } from '@pa-ledger/domain/people/person';
import { addDays, type CalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { booksFrom, requireOpenDays } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { ACCOUNTS, BOOKS, MANUAL_EXPENSES, PAYMENTS, REVENUE_ITEMS } from '../firestore/paths.ts';
import { datedIn } from '../firestore/queries.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { requireUncleared } from './clearings.ts';
import { requireUnreconciled } from './save-account.ts';

/** The collections whose documents name one account. */
export const ENTRIES = [REVENUE_ITEMS, MANUAL_EXPENSES, PAYMENTS] as const;

/** How many entries one transaction reads. Each also gets an entry in the journal. */
const PAGE = 200;

/** Where an entry is. */
export interface EntryPlace {
  readonly collection: (typeof ENTRIES)[number];
  readonly id: string;
}

/** An account as the transaction read it, with what storing its entries needs. */
interface OpenedAccount {
  readonly id: string;
  readonly openingDate: CalendarDate;
  readonly kind: unknown;
  readonly books: DocumentSnapshot;
  readonly at: Instant;
}

/**
 * Marks entries as outstanding at an account's opening, or unmarks them: an entry that hadn't cleared by then names the account,
 * though it's older. That's fine in a closed year, since date, amount, and fund stay. Doing it again changes nothing.
 * @throws DomainError `notOutstanding` for an entry that isn't older or names another account, `cashTakesNoCheck`,
 * `deletedMeanwhile`, `unknownAccount`, or `accountReconciled`.
 */
export async function markOutstanding(
  accountId: string,
  places: readonly EntryPlace[],
  isOutstanding: boolean,
  by: Person,
  services: Services,
): Promise<void> {
  const { db } = services;
  await db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, accountId, services);
    const refs = places.map(({ collection, id }) => db.collection(collection).doc(id));
    const found = await transaction.getAll(...refs);
    // Marking an entry that a statement has cleared changes nothing; unmarking it would.
    if (!isOutstanding) await requireUncleared(transaction, db, places);
    // Nor does marking change an opening that a statement starts from.
    const isMarked = found.every((entry) => entry.get('accountId') === accountId);
    if (isOutstanding && !isMarked) await requireUnreconciled(transaction, db, accountId);
    const target = isOutstanding ? accountId : undefined;
    for (const entry of found) {
      const fields = entry.data();
      if (fields === undefined) throw new DomainError('deletedMeanwhile');
      const named: unknown = fields['accountId'];
      const isOlder = !isOpenOn(account, String(fields['date']));
      const movesMoney = advanceKindOf(fields) !== 'settled';
      if (!isOlder || !movesMoney || (named !== undefined && named !== accountId))
        throw new DomainError('notOutstanding');
      if (isOutstanding && named === undefined && !takesEntry(account, entry))
        throw new DomainError('cashTakesNoCheck');
      if (named !== target)
        storeWithAccount(transaction, db, entry, target, { by, at: account.at });
    }
  });
}

/** How far `assignEntries` got. */
export interface Assigned {
  readonly assigned: number;
  /** Where the next call continues; null at the end. */
  readonly next: string | null;
}

/**
 * Assigns an account to entries that name none, up to 200 a call: those dated on or after its opening that aren't in a closed
 * year. A call can start from any place again: entries that name an account stay, and a cash account gets no checks.
 * @param from the `next` of the call before; null for the first.
 * @throws DomainError `unknownAccount`, `yearClosing`, or `badRequest` if `from` isn't a valid place.
 */
export async function assignEntries(
  accountId: string,
  from: string | null,
  by: Person,
  services: Services,
): Promise<Assigned> {
  const { db } = services;
  const place = continuationOf(from ?? '0');
  const done = await db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, accountId, services);
    const { closedThrough } = booksFrom(account.books);
    const open = closedThrough === null ? null : addDays(closedThrough, 1);
    const first = open !== null && open > account.openingDate ? open : account.openingDate;
    requireOpenDays(account.books, [first], account.at);
    const days = { first, last: '2099-12-31' as CalendarDate };
    const query = datedIn(db, place.collection, 'date', days, place.after).limit(PAGE);
    const { docs } = await transaction.get(query);
    const unnamed = docs.filter(
      (entry) => entry.get('accountId') === undefined && takesEntry(account, entry),
    );
    for (const entry of unnamed)
      storeWithAccount(transaction, db, entry, accountId, { by, at: account.at });
    const last = docs.length < PAGE ? undefined : docs.at(-1);
    return { assigned: unnamed.length, last: last && `${String(last.get('date'))}:${last.id}` };
  });
  const following = place.at + 1 < ENTRIES.length ? String(place.at + 1) : null;
  const next = done.last === undefined ? following : `${place.at}:${done.last}`;
  return { assigned: done.assigned, next };
}

/** Whether an account takes an entry: a cash account takes no checks, and receipts of an advance move no money. */
function takesEntry(account: OpenedAccount, entry: DocumentSnapshot): boolean {
  if (advanceKindOf(entry.data() ?? {}) === 'settled') return false;
  return takesChecks(account) || typeof entry.get('checkNumber') !== 'string';
}

/** Reads where a call continues: the number of a collection, then the date and id of the last entry there. */
function continuationOf(from: string) {
  const [number = '', date, id, ...rest] = from.split(':');
  const at = /^\d$/.test(number) ? Number(number) : ENTRIES.length;
  const collection = ENTRIES[at];
  if (collection === undefined || rest.length > 0 || id === '' || id?.includes('/') === true)
    throw new DomainError('badRequest');
  const after = date === undefined || id === undefined ? null : ([date, id] as const);
  return { at, collection, after };
}

async function readAccount(
  transaction: Transaction,
  id: string,
  { db, clock }: Services,
): Promise<OpenedAccount> {
  const [account, books] = await readCurrent(
    transaction,
    db.collection(ACCOUNTS).doc(id),
    db.doc(BOOKS),
  );
  if (!account.exists) throw new DomainError('unknownAccount');
  // `saveAccount` wrote it.
  const openingDate = account.get('openingDate') as CalendarDate;
  return { id, openingDate, kind: account.get('kind') as unknown, books, at: clock() };
}

/** Stores an entry with another account than before, or with none. */
function storeWithAccount(
  transaction: Transaction,
  db: Firestore,
  entry: DocumentSnapshot,
  accountId: string | undefined,
  authorship: { readonly by: Person; readonly at: Instant },
): void {
  const before: StoredFields = entry.data() ?? {};
  const { ref } = entry;
  const { accountId: _named, ...fields } = before;
  const version = storedVersion(before) + 1;
  const named = accountId === undefined ? {} : { accountId };
  const place = { collection: ref.parent.id, document: ref.id };
  storeChange(
    transaction,
    db,
    place,
    { before, after: { ...fields, ...named, version } },
    authorship,
  );
}
