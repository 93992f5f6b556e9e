import {
  BANK_COLLECTIONS,
  documentOfItem,
  itemsOf,
  type BankCollection,
  type BankItem,
  type ItemOfAccount,
} from '@pa-ledger/domain/bank/items';
import { MOST_DAYS_APART } from '@pa-ledger/domain/bank/match-statement';
import { firstOpenSince } from '@pa-ledger/domain/bank/reconciliation';
import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { isFiscalYear, type Days } from '@pa-ledger/domain/time/fiscal-year';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { booksFrom } from '../firestore/books.ts';
import { BOOKS, CLEARINGS, CLOSINGS } from '../firestore/paths.ts';
import { accountDocumentsIn } from '../firestore/account-queries.ts';
import { instantOf } from '../firestore/timestamps.ts';
import type { AccountBegin, Reads } from './statements.ts';
import { byText } from '@pa-ledger/domain/text/sort';

const EARLIEST = '2000-01-01' as CalendarDate;

/** Where documents name an account, and the date on which they move its money. */
const PLACES: readonly (readonly [BankCollection, account: string, day: string])[] = [
  ['revenueItems', 'accountId', 'date'],
  ['manualExpenses', 'accountId', 'date'],
  ['payments', 'accountId', 'date'],
  ['payments', 'accountId', 'voided.date'],
  ['transfers', 'fromAccountId', 'date'],
  ['transfers', 'toAccountId', 'date'],
  ['deposits', 'accountId', 'date'],
];

/** What no statement has cleared of an account, through a date. */
export interface Uncleared {
  /** What the bank may show by then. */
  readonly items: readonly BankItem[];
  /** Revenue that a later deposit takes to the bank. */
  readonly inTransit: readonly BankItem[];
}

/**
 * Reads everything of an account that no statement has cleared, through a date, in the order of dates: what the last statement
 * left outstanding, what was outstanding at the opening, and what's dated on or after the first day that was open since the
 * last statement. Revenue in a deposit is in transit until the deposit's date, and part of the deposit's line from then on. (It
 * can leave a deposit, or move with it, only while its own date is open, so this finds it by that date.)
 */
export async function readUncleared(
  db: Firestore,
  accountId: string,
  { openingDate, last, atOpening }: AccountBegin,
  through: CalendarDate,
  reads: Reads,
): Promise<Uncleared> {
  const from = (await readFirstOpen(db, last?.at ?? null, reads)) ?? EARLIEST;
  const periods: readonly Days[] =
    from <= openingDate
      ? [{ first: EARLIEST, last: through }]
      : [
          { first: EARLIEST, last: addDays(openingDate, -1) },
          { first: from, last: through },
        ];
  const kept = new Set(last?.outstanding.map(({ key }) => key));
  const [found, older, marks] = await Promise.all([
    readDated(db, accountId, periods, reads),
    readKept(db, kept, reads),
    readMarks(db, accountId, periods, kept, reads),
  ]);
  const isInPeriod = ({ key, day }: BankItem): boolean =>
    day <= through &&
    (kept.has(key) || periods.some((days) => day >= days.first && day <= days.last));
  const own = [...atOpening, ...found, ...older].filter(
    (item) => item.accountId === accountId && isInPeriod(item),
  );
  const unique = new Map(own.map(({ accountId: _account, ...item }) => [item.key, item]));
  const inOrder = [...unique.values()].toSorted(byText(sortKey));
  return {
    items: inOrder.filter(({ key }) => !marks.has(key)),
    inTransit: inOrder.filter(({ key }) => (marks.get(key) ?? through) > through),
  };
}

function sortKey({ day, key }: BankItem): string {
  return `${day} ${key}`;
}

async function readFirstOpen(
  db: Firestore,
  savedAt: number | null,
  reads: Reads,
): Promise<CalendarDate | null> {
  const [books] = await reads.all([db.doc(BOOKS)]);
  const { closedThrough } = booksFrom(books);
  if (savedAt === null || closedThrough === null) return null;
  const { docs } = await reads.query(db.collection(CLOSINGS));
  const closings = docs.flatMap((closing) => {
    const year = closing.id;
    const first = closing.get('first') as CalendarDate;
    return isFiscalYear(year) ? [{ year, first, at: instantOf(closing.get('at')) ?? 0 }] : [];
  });
  return firstOpenSince(savedAt, closedThrough, closings);
}

async function readDated(
  db: Firestore,
  accountId: string,
  periods: readonly Days[],
  reads: Reads,
): Promise<readonly ItemOfAccount[]> {
  const found = await Promise.all(
    PLACES.flatMap(([collection, account, day]) =>
      periods.map(async (days) => {
        const query = accountDocumentsIn(db, collection, [account, day], accountId, days);
        return itemsIn((await reads.query(query)).docs);
      }),
    ),
  );
  return found.flat();
}

/**
 * Reads what statements cleared lately, to match the lines of a bank's file with. A file may date a line some days later than
 * the statement did, by at most `MOST_DAYS_APART`.
 */
export async function readLatelyCleared(
  db: Firestore,
  accountId: string,
  { before }: AccountBegin,
  reads: Reads,
): Promise<readonly BankItem[]> {
  const days = { first: addDays(before.day, -MOST_DAYS_APART), last: before.day };
  const marks = await readMarks(db, accountId, [days], new Set(), reads);
  const cleared = new Set([...marks].flatMap(([key, day]) => (day === null ? [key] : [])));
  const items = await readKept(db, cleared, reads);
  return items
    .filter(({ key }) => cleared.has(key))
    .map(({ accountId: _account, ...item }) => item);
}

/** Reads the documents of these items, as they are now. */
async function readKept(
  db: Firestore,
  keys: ReadonlySet<string>,
  reads: Reads,
): Promise<readonly ItemOfAccount[]> {
  const places = [...keys].flatMap((key) => documentOfItem(key) ?? []);
  const paths = new Set(places.map(({ collection, id }) => `${collection}/${id}`));
  return itemsIn(await reads.all([...paths].map((path) => db.doc(path))));
}

function itemsIn(documents: readonly DocumentSnapshot[]): readonly ItemOfAccount[] {
  return documents.flatMap((document) => {
    const collection = BANK_COLLECTIONS.find((name) => name === document.ref.parent.id);
    return collection === undefined ? [] : itemsOf(collection, document.id, document.data());
  });
}

/**
 * Reads the marks of items that are cleared or in a deposit.
 * @param kept the keys of older items, which may be in a deposit by now.
 * @returns the deposit's date by the item's key; null where a statement cleared the item.
 */
async function readMarks(
  db: Firestore,
  accountId: string,
  periods: readonly Days[],
  kept: ReadonlySet<string>,
  reads: Reads,
): Promise<ReadonlyMap<string, string | null>> {
  const [older, ...dated] = await Promise.all([
    reads.all([...kept].map((key) => db.collection(CLEARINGS).doc(key))),
    ...periods.map(async (days) => {
      const query = accountDocumentsIn(db, CLEARINGS, ['accountId', 'itemDay'], accountId, days);
      return (await reads.query(query)).docs;
    }),
  ]);
  const marks = [...older, ...dated.flat()].filter(({ exists }) => exists);
  return new Map(
    marks.map((mark) => {
      const day: unknown = mark.get('depositedOn');
      return [mark.id, typeof day === 'string' ? day : null];
    }),
  );
}
