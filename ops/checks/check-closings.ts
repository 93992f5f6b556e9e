import type { DocumentData } from 'firebase-admin/firestore';
import { exactCents } from './exact-cents.ts';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';
import { byText } from '@pa-ledger/domain/text/by-text';

/** What closed years are replayed from, by collection. */
export const CLOSING_DATA = [
  ...(['closings', 'settings', 'fundBalances', 'accounts'] as const),
  ...(['revenueItems', 'manualExpenses', 'transfers', 'payments'] as const),
] as const;

export type ClosingData = Pick<ProjectData, (typeof CLOSING_DATA)[number]>;

/** What moved a fund on a day. */
interface Move {
  readonly day: string;
  readonly fund: string;
  readonly amount: bigint;
}

/** The document that says when the books begin; the others are years. */
const OPENING = 'opening';

/**
 * Checks that each closed year, added up again from its entries, ends as it was closed; that the beginnings of the next
 * year which follow from a closing are its endings; and that the lock says what the closings say.
 */
export function checkClosings(data: ClosingData): string[] {
  const years = data.closings
    .filter(({ id, data: { reopenReason } }) => id !== OPENING && (reopenReason ?? null) === null)
    .toSorted(byText(({ id }) => id));
  const moves = movesIn(data);
  return [
    ...years.flatMap((year, index) => problemsOfYear(year, years[index - 1], data, moves)),
    ...strayBeginnings(data),
    ...lockProblems(data, years.at(-1)),
  ];
}

function problemsOfYear(
  { id, data }: Found,
  before: Found | undefined,
  { fundBalances }: ClosingData,
  moves: readonly Move[],
): string[] {
  const [first, last] = [String(data['first']), String(data['last'])];
  const kept = endingsIn(data);
  const begun = beginningsOf(fundBalances, (balance) => balance['fiscalYear'] === id);
  const left = before === undefined ? sumsOf(moves, '', first) : endingsIn(before.data);
  const moved = sumsOf(moves, first, dayAfter(last));
  const followed = beginningsOf(
    fundBalances,
    ({ asOf, source }) => source === 'closing' && asOf === dayAfter(last),
  );
  const funds = new Set([...kept.keys(), ...begun.keys(), ...left.keys(), ...moved.keys()]);
  return [
    ...problemsIn([
      [
        before !== undefined && dayAfter(String(before.data['last'])) !== first,
        `The closed year ${id} does not begin where the one before it ends.`,
      ],
    ]),
    ...[...funds].flatMap((fund) => {
      const should = (begun.get(fund) ?? left.get(fund) ?? 0n) + (moved.get(fund) ?? 0n);
      const is = kept.get(fund) ?? 0n;
      const next = followed.get(fund) ?? is;
      return problemsIn([
        [
          should !== is,
          `The closed year ${id}: the fund ${fund} ended with ${is} cents, by its entries ${should}.`,
        ],
        [
          next !== is,
          `The fund ${fund} begins with ${next} cents, though the closed year ${id} ended with ${is}.`,
        ],
      ]);
    }),
  ];
}

/** A reopened year was closed once as well. */
function strayBeginnings({ closings, fundBalances }: ClosingData): string[] {
  const ends = new Set(closings.map(({ data }) => dayAfter(String(data['last']))));
  return fundBalances
    .filter(({ data }) => data['source'] === 'closing' && !ends.has(String(data['asOf'])))
    .map(({ id }) => `The beginning balance ${id} follows from no closing.`);
}

function lockProblems(
  { settings, closings, accounts }: ClosingData,
  last: Found | undefined,
): string[] {
  const books = settings.find(({ id }) => id === 'books')?.data ?? {};
  const opened = accounts.map(({ data }) => String(data['openingDate'])).toSorted()[0];
  const opensOn: unknown = closings.find(({ id }) => id === OPENING)?.data['opensOn'];
  const [year, through] = [books['closedYear'], books['closedThrough']] as unknown[];
  const isRight =
    (year ?? null) === (last?.id ?? null) && (through ?? null) === (last?.data['last'] ?? null);
  return problemsIn([
    [!isRight, 'What is locked is not what is closed.'],
    [
      (books['opensOn'] ?? null) !== (opensOn ?? null),
      'The books begin on another day than was set.',
    ],
    [
      (books['accountsFrom'] ?? null) !== (opened ?? null),
      'Entries name accounts from another day on than that of the first opening.',
    ],
  ]);
}

function endingsIn(closing: DocumentData): Map<string, bigint> {
  const endings = (closing['endings'] ?? []) as DocumentData[];
  return new Map(endings.map((one) => [String(one['fundId']), exactCents(one['amount']) ?? 0n]));
}

function beginningsOf(
  balances: readonly Found[],
  isOne: (balance: DocumentData) => boolean,
): Map<string, bigint> {
  return new Map(
    balances
      .filter(({ data }) => isOne(data))
      .map(({ data }) => [String(data['fundId']), exactCents(data['amount']) ?? 0n]),
  );
}

/** Adds up what moved each fund from a day on, before another. */
function sumsOf(moves: readonly Move[], from: string, until: string): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { day, fund, amount } of moves) {
    if (day >= from && day < until) sums.set(fund, (sums.get(fund) ?? 0n) + amount);
  }
  return sums;
}

/** Money counts on the day on which it is paid; a void brings it back on its own day. */
function movesIn({ revenueItems, manualExpenses, transfers, payments }: ClosingData): Move[] {
  const move = (item: DocumentData, day: unknown, fund: unknown, sign: 1n | -1n): Move => ({
    day: String(day),
    fund: String(fund),
    amount: sign * (exactCents(item['amount']) ?? 0n),
  });
  return [
    ...revenueItems.map(({ data }) => move(data, data['date'], data['fundId'], 1n)),
    ...manualExpenses.map(({ data }) => move(data, data['date'], data['fundId'], -1n)),
    ...transfers.flatMap(({ data }) => [
      move(data, data['date'], data['fromFundId'], -1n),
      move(data, data['date'], data['toFundId'], 1n),
    ]),
    ...payments.flatMap(({ data }) => {
      if ((data['mistake'] ?? null) !== null) return [];
      const voided = (data['voided'] ?? null) as DocumentData | null;
      const lines = (data['lines'] ?? []) as DocumentData[];
      return lines.flatMap((line) => [
        move(line, data['date'], line['fundId'], -1n),
        ...(voided === null ? [] : [move(line, voided['date'], line['fundId'], 1n)]),
      ]);
    }),
  ];
}

function dayAfter(day: string): string {
  const moment = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(moment) ? '' : new Date(moment + 86_400_000).toISOString().slice(0, 10);
}
