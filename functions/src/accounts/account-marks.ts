import { takesChecks, isOpenOn } from '@pa-ledger/domain/accounts/account';
import { storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { addDays, type CalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { booksFrom, requireOpenDays } from '../firestore/books.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { ACCOUNTS, BOOKS, DATA_VERSION } from '../firestore/paths.ts';
import { datedIn } from '../firestore/queries.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { ENTRIES } from './account-entries.ts';
import { requireUncleared } from './clearings.ts';

/** The entries of one transaction: each is a document and its entry in the journal. */
const PAGE = 200;

/** A document of one of the `ENTRIES`. */
export interface EntryPlace {
  readonly collection: (typeof ENTRIES)[number];
  readonly id: string;
}

/** An account as the transaction has read it, with what is needed to write its entries. */
interface OpenedAccount {
  readonly id: string;
  readonly openingDate: CalendarDate;
  readonly kind: unknown;
  readonly books: DocumentSnapshot | undefined;
  readonly at: Instant;
}

/**
 * Marks entries as outstanding at an account's opening, or takes that away: what the bank had not cleared then names the
 * account, though it is older. Closed years allow it, since neither day, amount nor fund changes. What is so already stays.
 * @throws DomainError `notOutstanding` for what is not older or names another account, `cashTakesNoCheck`, `deletedMeanwhile`,
 * `unknownAccount`.
 */
export async function markOutstanding(
  accountId: string,
  places: readonly EntryPlace[],
  isOutstanding: boolean,
  by: Administrator,
  services: Services,
): Promise<void> {
  const { db } = services;
  await db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, accountId, services);
    const refs = places.map(({ collection, id }) => db.collection(collection).doc(id));
    const found = await transaction.getAll(...refs);
    // Marked again, they stay as they are.
    if (!isOutstanding) await requireUncleared(transaction, db, places);
    const target = isOutstanding ? accountId : undefined;
    for (const entry of found) {
      const fields = entry.data();
      if (fields === undefined) throw new DomainError('deletedMeanwhile');
      const named: unknown = fields['accountId'];
      const isOlder = !isOpenOn(account, String(fields['date']));
      if (!isOlder || (named !== undefined && named !== accountId))
        throw new DomainError('notOutstanding');
      if (isOutstanding && named === undefined && !canHave(account, entry))
        throw new DomainError('cashTakesNoCheck');
      if (named !== target) storeNamed(transaction, db, entry, target, { by, at: account.at });
    }
  });
}

/** How far `assignEntries` came. */
export interface Assigned {
  readonly assigned: number;
  /** Where the next call goes on; null when all is done. */
  readonly next: string | null;
}

/**
 * Puts entries that name no account into one, those of its opening day and later that are not in a closed year, some hundred
 * a call. It can be repeated from any place: what names an account stays, and an account of cash gets no checks.
 * @param from the `next` of the call before; null for the first.
 * @throws DomainError `unknownAccount`, `yearClosing`, or `badRequest` if `from` is no such place.
 */
export async function assignEntries(
  accountId: string,
  from: string | null,
  by: Administrator,
  services: Services,
): Promise<Assigned> {
  const { db } = services;
  const place = placeOf(from ?? '0');
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
      (entry) => entry.get('accountId') === undefined && canHave(account, entry),
    );
    for (const entry of unnamed)
      storeNamed(transaction, db, entry, accountId, { by, at: account.at });
    const last = docs.length < PAGE ? undefined : docs.at(-1);
    return { assigned: unnamed.length, last: last && `${String(last.get('date'))}:${last.id}` };
  });
  const following = place.at + 1 < ENTRIES.length ? String(place.at + 1) : null;
  const next = done.last === undefined ? following : `${place.at}:${done.last}`;
  return { assigned: done.assigned, next };
}

/** Whether an account can have an entry: one of cash has no checks. */
function canHave(account: OpenedAccount, entry: DocumentSnapshot): boolean {
  return takesChecks(account) || typeof entry.get('checkNumber') !== 'string';
}

function placeOf(from: string) {
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
  const [account, version, books] = await transaction.getAll(
    db.collection(ACCOUNTS).doc(id),
    db.doc(DATA_VERSION),
    db.doc(BOOKS),
  );
  requireCurrentVersion(version);
  if (account?.exists !== true) throw new DomainError('unknownAccount');
  // `saveAccount` wrote it.
  const openingDate = account.get('openingDate') as CalendarDate;
  return { id, openingDate, kind: account.get('kind') as unknown, books, at: clock() };
}

/** Stores an entry that names another account than before, or none. */
function storeNamed(
  transaction: Transaction,
  db: Firestore,
  entry: DocumentSnapshot,
  accountId: string | undefined,
  authorship: { readonly by: Administrator; readonly at: Instant },
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
