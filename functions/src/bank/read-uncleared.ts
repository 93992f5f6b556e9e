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

/** Where a document names an account, and the day on which it moves it. */
const PLACES: readonly (readonly [BankCollection, account: string, day: string])[] = [
  ['revenueItems', 'accountId', 'date'],
  ['manualExpenses', 'accountId', 'date'],
  ['payments', 'accountId', 'date'],
  ['payments', 'accountId', 'voided.date'],
  ['transfers', 'fromAccountId', 'date'],
  ['transfers', 'toAccountId', 'date'],
  ['deposits', 'accountId', 'date'],
];

/** What no statement has cleared of an account, up to a day. */
export interface Uncleared {
  /** What a bank may show. */
  readonly items: readonly BankItem[];
  /** Revenue that a later deposit takes to the bank. */
  readonly onTheWay: readonly BankItem[];
}

/**
 * Reads what no statement has cleared of an account, up to a day, in the order of days. All of it: what the last statement
 * left outstanding, what was outstanding at the opening, and what is dated from the first day on that was open since the last
 * statement. Revenue that is in a deposit is the deposit's line from the deposit's day on, and on the way until then. (It
 * leaves a deposit, or moves with it, only while its own day is open: then it is found by that day.)
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
  const isAsked = ({ key, day }: BankItem): boolean =>
    day <= through &&
    (kept.has(key) || periods.some((days) => day >= days.first && day <= days.last));
  const asked = [...atOpening, ...found, ...older].filter(
    (item) => item.accountId === accountId && isAsked(item),
  );
  const unique = new Map(asked.map(({ accountId: _account, ...item }) => [item.key, item]));
  const inOrder = [...unique.values()].toSorted(byText(sortKey));
  return {
    items: inOrder.filter(({ key }) => !marks.has(key)),
    onTheWay: inOrder.filter(({ key }) => (marks.get(key) ?? through) > through),
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
 * Reads what statements have cleared lately, for the lines of a file: those that a bank dates later than its own statement
 * did are at most so many days apart.
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

/** Reads the documents of items, as they are now. */
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
 * Reads the marks of what is cleared or in a deposit.
 * @param kept the keys of what is older and may be in a deposit by now.
 * @returns the day of the deposit by the key of the item; null for what a statement has cleared.
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
