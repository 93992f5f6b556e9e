import { accountMovementsOf, movementsOf, type Movement } from '../ledger/lines.ts';
import { cents, type Cents } from '../money/money.ts';
import { purposesIn } from '../payments/recorded-payment.ts';
import {
  FROM_CLOSED_YEARS,
  namesIn,
  type NamedCategory,
  type NamedFund,
} from '../reports/names.ts';
import type { LedgerEntry } from '../reports/treasurer/treasurer-source.ts';
import { byText } from '../text/sort.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { Days } from '../time/fiscal-year.ts';
import { textIn } from '../untyped.ts';

/*
 * The books as other bookkeeping programs take them: journal entries of debit and credit lines that balance. Each entry is what
 * one document moved on one day, so a void is an entry of its own.
 */

/** One line of a journal entry: a debit or a credit. */
export interface DoubleEntryLine {
  /** Which entry of the period it belongs to, from 1 in the order of the days. */
  readonly entry: number;
  readonly day: CalendarDate;
  /** The account of the chart, with what it belongs to: `Income:Fall Festival`. */
  readonly account: string;
  /** Empty where the line is of none. */
  readonly category: string;
  /** The fund's code; empty where the line is of no fund. */
  readonly fund: string;
  /** The fund's name, which other programs call a class. */
  readonly class: string;
  /** Who paid or was paid; empty where no one is named. */
  readonly name: string;
  readonly memo: string;
  /** A check's number or a reference. */
  readonly number: string;
  /** In cents; one of both is 0, and neither is negative. */
  readonly debit: Cents;
  readonly credit: Cents;
}

/** The names of the books. */
export interface DoubleEntryNames {
  readonly categories: readonly NamedCategory[];
  readonly funds: readonly NamedFund[];
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
}

/** The accounts of the chart that aren't a bank account or of a category. */
const CHART = {
  advances: 'Advances to people',
  betweenFunds: 'Transfers between funds',
  closedYears: 'From closed years',
  noAccount: 'No account named',
  unknown: 'Unknown account',
} as const;

/** What a line is about, before it has a number. */
type Part = Pick<DoubleEntryLine, 'account' | 'category' | 'fund' | 'class'> & {
  /** A debit above 0, a credit below, in cents. */
  readonly amount: number;
};

/** Returns the entries that moved money on these days, each balanced, in the order of their days. */
export function doubleEntries(
  entries: readonly LedgerEntry[],
  names: DoubleEntryNames,
  days: Days,
): readonly DoubleEntryLine[] {
  const found = entries.flatMap((entry) =>
    daysIn(entry)
      .filter((day) => day >= days.first && day <= days.last)
      .map((day) => ({ entry, day, parts: partsOn(entry, day, names) })),
  );
  return found
    .filter(({ parts }) => parts.length > 0)
    .sort(byText(({ day, entry: { collection, id } }) => `${day} ${collection} ${id}`))
    .flatMap(({ entry, day, parts }, at) =>
      parts.map(({ amount, ...part }): DoubleEntryLine => ({
        entry: at + 1,
        day,
        ...part,
        ...wordsOf(entry),
        debit: cents(Math.max(0, amount)),
        credit: cents(Math.max(0, 0 - amount)),
      })),
    );
}

function daysIn({ collection, fields }: LedgerEntry): readonly CalendarDate[] {
  const moved = [...movementsOf(collection, fields), ...accountMovementsOf(collection, fields)];
  return [...new Set(moved.map(({ day }) => day))];
}

/** Returns the lines of what a document moved on a day; none if it moved nothing in the end. */
function partsOn(
  { collection, fields }: LedgerEntry,
  day: CalendarDate,
  names: DoubleEntryNames,
): readonly Part[] {
  const parts = [
    ...movementsOf(collection, fields)
      .filter((movement) => movement.day === day)
      .flatMap((movement) => bookParts(movement, names)),
    ...accountMovementsOf(collection, fields)
      .filter((movement) => movement.day === day)
      .map((movement) => ({
        ...NOWHERE,
        account: accountName(movement.cell.accountId, names),
        amount: movedIn(movement),
      })),
  ];
  const rest = 0 - parts.reduce((sum, { amount }) => sum + amount, 0);
  return merged([...parts, { ...NOWHERE, account: CHART.noAccount, amount: rest }]);
}

const NOWHERE = { category: '', fund: '', class: '' };

/** The side of categories and funds: what comes in is a credit, what goes out a debit. */
function bookParts(movement: Movement, names: DoubleEntryNames): readonly Part[] {
  const { cell, revenue, manual, paid, advanced, transferIn, transferOut } = movement;
  const { category, fund } = namesIn(names);
  const isClosed = cell.categoryId === null;
  const { name } = category(isClosed ? FROM_CLOSED_YEARS : cell.categoryId);
  const { name: className, code } = fund(cell.fundId);
  const place = { category: isClosed ? '' : name, fund: code, class: className };
  const of = (kind: string) => (isClosed ? CHART.closedYears : `${kind}:${name}`);
  return [
    { ...place, account: of('Income'), amount: 0 - revenue },
    { ...place, account: of('Expenses'), amount: manual + paid },
    { ...place, account: CHART.advances, amount: advanced },
    { ...place, account: CHART.betweenFunds, amount: transferOut - transferIn },
  ];
}

/** What came into an account; below 0 what left it. */
function movedIn({
  revenue,
  manual,
  paid,
  advanced,
  transferIn,
  transferOut,
}: Omit<Movement, 'cell'>): number {
  return revenue - manual - paid - advanced + transferIn - transferOut;
}

function accountName(id: string, { accounts }: DoubleEntryNames): string {
  return accounts.find((account) => account.id === id)?.name ?? CHART.unknown;
}

/** Adds up the lines of one place; what cancels out is no line. */
function merged(parts: readonly Part[]): readonly Part[] {
  const groups = Map.groupBy(parts, ({ amount: _amount, ...place }) => JSON.stringify(place));
  return [...groups.values()].flatMap((group) => {
    const amount = group.reduce((sum, part) => sum + part.amount, 0);
    return amount === 0 ? [] : group.slice(0, 1).map((part) => ({ ...part, amount }));
  });
}

function wordsOf({
  collection,
  fields,
}: LedgerEntry): Pick<DoubleEntryLine, 'name' | 'memo' | 'number'> {
  const [checkNumber, reference] = [textIn(fields, 'checkNumber'), textIn(fields, 'reference')];
  const named = {
    payments: 'payee',
    manualExpenses: 'paidTo',
    revenueItems: 'donor',
    transfers: '',
  };
  return {
    name: textIn(fields, named[collection]),
    memo: collection === 'payments' ? purposesIn(fields['lines']) : textIn(fields, 'description'),
    number: checkNumber === '' ? reference : checkNumber,
  };
}
