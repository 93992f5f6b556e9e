import { flowOf } from '@pa-ledger/domain/ledger/beginnings';
import { movementsOf, type Movement } from '@pa-ledger/domain/ledger/lines';
import { amountOf, cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import { addDays, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { OPEN_BOOKS } from '@pa-ledger/domain/years/books';
import type { DocumentData } from 'firebase-admin/firestore';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

/** The collections whose entries move cash. */
const CASH = ['revenueItems', 'manualExpenses', 'transfers', 'payments'] as const;

/** Everything from which we add up closed years again, by collection. */
export const CLOSING_DATA = ['closings', 'settings', 'fundBalances', 'accounts', ...CASH] as const;

export type ClosingData = Pick<ProjectData, (typeof CLOSING_DATA)[number]>;

type Sums = ReadonlyMap<string, Cents>;

/** The document that says when the books begin; the others are years. */
const OPENING = 'opening';

/**
 * Checks that each closed year, added up again from its entries, ends as it was closed; that the next year's beginning balances
 * from that closing are its endings; and that the lock matches the closings.
 */
export function checkClosings(data: ClosingData): string[] {
  const all = data.closings.filter(({ id }) => id !== OPENING);
  const years = all
    .filter(({ data: { reopenReason = null } }) => reopenReason === null)
    .toSorted(byText(({ id }) => id));
  const moves = CASH.flatMap((name) =>
    data[name].flatMap((entry) => movementsOf(name, entry.data)),
  );
  // A reopened year was closed once too.
  const ends = new Set(all.map((year) => dayAfter(year.data['last'])));
  return [
    ...years.flatMap((year, index) =>
      problemsOfYear(year, years[index - 1], data.fundBalances, moves),
    ),
    ...data.fundBalances
      .filter(({ data: { source, asOf } }) => source === 'closing' && !ends.has(String(asOf)))
      .map(({ id }) => `The beginning balance fundBalances/${id} comes from no closed year.`),
    ...lockProblems(data, years.at(-1)),
  ];
}

function problemsOfYear(
  { id, data }: Found,
  before: Found | undefined,
  balances: readonly Found[],
  moves: readonly Movement[],
): string[] {
  const [first, next] = [String(data['first']), dayAfter(data['last'])];
  const kept = endingsIn(data);
  const begun = amountsIn(balances.filter((balance) => balance.data['fiscalYear'] === id));
  const left = before === undefined ? sumsOf(moves, '', first) : endingsIn(before.data);
  const moved = sumsOf(moves, first, next);
  const followed = amountsIn(
    balances.filter(({ data: { asOf, source } }) => source === 'closing' && asOf === next),
  );
  const funds = new Set([kept, begun, left, moved].flatMap((sums) => [...sums.keys()]));
  return [
    ...problemsIn([
      [
        before !== undefined && dayAfter(before.data['last']) !== first,
        `The closed year ${id} doesn't begin where the one before it ends.`,
      ],
    ]),
    ...[...funds].flatMap((fund) => {
      const is = amountOn(kept, fund);
      const should = cents((begun.get(fund) ?? amountOn(left, fund)) + amountOn(moved, fund));
      const carried = followed.get(fund) ?? is;
      return problemsIn([
        [
          should !== is,
          `The year ${id} was closed with ${formatCents(is)} in fund ${fund}, but its entries add up to ${formatCents(should)}.`,
        ],
        [
          carried !== is,
          `Fund ${fund} begins with ${formatCents(carried)}, but the closed year ${id} left ${formatCents(is)}.`,
        ],
      ]);
    }),
  ];
}

function lockProblems({ settings, closings, accounts }: ClosingData, last: Found | undefined) {
  const books = { ...OPEN_BOOKS, ...settings.find(({ id }) => id === 'books')?.data };
  const opened = accounts.map(({ data }) => String(data['openingDate'])).toSorted()[0] ?? null;
  const opensOn = (closings.find(({ id }) => id === OPENING)?.data['opensOn'] ?? null) as unknown;
  const isRight =
    books.closedYear === (last?.id ?? null) &&
    books.closedThrough === ((last?.data['last'] ?? null) as unknown);
  return problemsIn([
    [!isRight, 'settings/books locks other years than those that are closed.'],
    [books.opensOn !== opensOn, 'settings/books has another start date than the one that was set.'],
    [
      books.accountsFrom !== opened,
      'settings/books asks for accounts from another date on than the first opening date.',
    ],
  ]);
}

function endingsIn(closing: DocumentData): Sums {
  const endings = (closing['endings'] ?? []) as DocumentData[];
  return new Map(endings.map((one) => [String(one['fundId']), amountOf(one['amount'])]));
}

function amountsIn(balances: readonly Found[]): Sums {
  return new Map(
    balances.map(({ data: { fundId, amount } }) => [String(fundId), amountOf(amount)]),
  );
}

/** Adds up what moved each fund from one day until the day before another. */
function sumsOf(moves: readonly Movement[], from: string, until: string): Sums {
  const sums = new Map<string, Cents>();
  for (const move of moves) {
    const fund = String(move.cell.fundId);
    if (move.day >= from && move.day < until)
      sums.set(fund, cents(amountOn(sums, fund) + flowOf([move])));
  }
  return sums;
}

function amountOn(sums: Sums, fund: string): Cents {
  return sums.get(fund) ?? cents(0);
}

function dayAfter(day: unknown): string {
  return isCalendarDate(day) ? addDays(day, 1) : '';
}
