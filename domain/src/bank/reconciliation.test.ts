import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMEOUT_MS, times } from '../../../tests/support/random.ts';
import { cents, type Cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { itemsOf, type BankItem } from './items.ts';
import {
  differenceOf,
  firstOpenSince,
  nineLines,
  openingBalanceOf,
  outstandingOf,
  withoutCancelled,
  type BankBalance,
} from './reconciliation.ts';

const OPENING = '2026-07-01' as CalendarDate;
const dayAt = (index: number): CalendarDate => addDays(OPENING, index);

function item(key: string, index: number, amount: number): BankItem {
  return { key, day: dayAt(index), amount: cents(amount), checkNumber: null, words: '' };
}

describe('the nine lines', () => {
  const june = item('revenueItems~june', -2, 500);
  // On the opening day, so it's among the receipts.
  const fair = item('revenueItems~fair', 0, 2_000);
  const check = item('payments~a', 4, -700);
  const lost = [item('payments~b', 5, -900), item('payments~b~void', 6, 900)];
  const before = openingBalanceOf(OPENING, cents(10_000));

  it('are as on the review form; a void lessens what was disbursed', () => {
    const uncleared = [june, fair, check, ...lost];
    const ticked = new Set([june.key, check.key]);
    expect(nineLines(before, cents(9_800), uncleared, ticked)).toEqual({
      beginning: 10500,
      receipts: 2e3,
      disbursements: 700,
      ending: 11800,
      balance: 9800,
      onTheWay: 2e3,
      outstanding: 0,
      adjusted: 11800,
      difference: 0,
    });
    expect(nineLines(before, cents(9_750), uncleared, ticked).difference).toBe(-50);
    expect(outstandingOf(uncleared, ticked)).toEqual([fair]);
  });

  it('leave a void on the way whose payment the bank paid', () => {
    const [paid = june, back = june] = lost;
    expect(withoutCancelled([fair, ...lost])).toEqual([fair]);
    expect(outstandingOf(lost, new Set([paid.key]))).toEqual([back]);
    expect(nineLines(before, cents(9_100), lost, new Set([paid.key])).difference).toBe(0);
  });
});

describe('the nine lines with a deposit', () => {
  const before = openingBalanceOf(OPENING, cents(10_000));
  const june = item('revenueItems~june', -2, 500);
  const received = [
    { day: dayAt(-1), amount: cents(300) },
    { day: dayAt(3), amount: cents(2_000) },
  ];
  const deposit = { ...item('deposits~a', 5, 2_300), received };

  it('count what is in it on the days of its own, as the books do', () => {
    const lines = nineLines(before, cents(12_300), [june, deposit], new Set([deposit.key]));
    expect(lines).toEqual({
      beginning: 10800,
      receipts: 2e3,
      disbursements: 0,
      ending: 12800,
      balance: 12300,
      onTheWay: 500,
      outstanding: 0,
      adjusted: 12800,
      difference: 0,
    });
  });

  it('have what is not deposited yet on the way', () => {
    const fair = item('revenueItems~fair', 3, 2_000);
    const { ending, onTheWay, difference } = nineLines(
      before,
      cents(10_000),
      [fair],
      new Set<string>(),
    );
    expect([ending, onTheWay, difference]).toEqual([12_000, 2_000, 0]);
  });
});

describe('the first day that was open since a statement', () => {
  const closed = (year: string, first: string, at: number) => ({
    year: year as FiscalYear,
    first: first as CalendarDate,
    at,
  });
  const through = '2027-06-30' as CalendarDate;
  it.each([
    ['is not asked for the first statement', null, through, [], null],
    ['is none where nothing is closed', 5, null, [], null],
    ['follows what was closed before', 5, through, [closed('2026', OPENING, 4)], '2027-07-01'],
    ['is of a year that was closed after it', 5, through, [closed('2026', OPENING, 6)], OPENING],
    [
      'is of the first of two such years',
      5,
      through,
      [closed('2025', '2025-07-01', 6), closed('2026', OPENING, 7)],
      '2025-07-01',
    ],
  ])('%s', (_name, savedAt, closedThrough, closings, expected) => {
    expect(firstOpenSince(savedAt, closedThrough, closings)).toBe(expected);
  });
});

/** What may happen, one after the other. */
type Step =
  | { readonly what: 'enter'; readonly on: number; readonly amount: number }
  | { readonly what: 'pay'; readonly on: number; readonly amount: number }
  | { readonly what: 'void'; readonly at: number; readonly on: number }
  | { readonly what: 'deposit'; readonly on: number; readonly ticks: number }
  | {
      readonly what: 'reconcile';
      readonly on: number;
      readonly ticks: number;
      readonly off: number;
    }
  | { readonly what: 'reopen' };

const on = fc.integer({ min: 0, max: 60 });
const at = fc.nat(9);
const amount = fc.integer({ min: 1, max: 90_000 });
const step = fc.oneof(
  fc.record({ what: fc.constant('enter' as const), on, amount }),
  fc.record({ what: fc.constant('pay' as const), on, amount }),
  fc.record({ what: fc.constant('void' as const), at, on }),
  fc.record({ what: fc.constant('deposit' as const), on, ticks: fc.nat(2 ** 20) }),
  fc.record({
    what: fc.constant('reconcile' as const),
    on,
    ticks: fc.nat(2 ** 20),
    off: fc.oneof(
      fc.constant(0),
      fc.integer({
        min: -500,
        max: 500,
      }),
    ),
  }),
  fc.record({ what: fc.constant('reopen' as const) }),
);

interface Saved extends BankBalance {
  readonly cleared: readonly string[];
}

interface Played {
  readonly name: 'payments' | 'revenueItems' | 'deposits';
  readonly fields: Record<string, unknown>;
  /** The day of the deposit that has it. */
  depositedOn?: CalendarDate;
}

/** Puts revenue that nothing has cleared into a deposit, as the ticks say. */
function deposit(
  documents: Played[],
  cleared: ReadonlySet<string>,
  day: CalendarDate,
  ticks: number,
) {
  const items = documents.flatMap((document, index) => {
    const { name, fields, depositedOn } = document;
    const isFree = depositedOn === undefined && !cleared.has(`revenueItems~d${index}`);
    const isTaken = name === 'revenueItems' && isFree && (ticks >> (index % 20)) % 2 === 1;
    if (!isTaken || String(fields['date']) > day) return [];
    document.depositedOn = day;
    return [{ id: `d${index}`, date: fields['date'], amount: fields['amount'] }];
  });
  documents.push({ name: 'deposits', fields: { date: day, accountId: 'bank', items } });
}

/** Plays steps with stored documents, and compares each reconciliation with sums of its own. */
function play(steps: readonly Step[]): void {
  const documents: Played[] = [];
  const saved: Saved[] = [];
  const opening = openingBalanceOf(OPENING, cents(100_000));
  for (const one of steps) {
    const cleared = new Set(saved.flatMap((statement) => statement.cleared));
    if (one.what === 'enter' || one.what === 'pay') {
      const fields = { date: dayAt(one.on), accountId: 'bank' };
      const dollars = one.amount / 100;
      documents.push(
        one.what === 'enter'
          ? { name: 'revenueItems', fields: { ...fields, amount: dollars } }
          : { name: 'payments', fields: { ...fields, lines: [{ amount: dollars }] } },
      );
    } else if (one.what === 'void') {
      const { name, fields } = documents[one.at] ?? {};
      const day = dayAt(one.on);
      // A payment is voided on its day or later; what is cleared can be voided as well.
      if (name === 'payments' && fields !== undefined && String(fields['date']) <= day)
        fields['voided'] ??= { date: day };
    } else if (one.what === 'deposit') deposit(documents, cleared, dayAt(one.on), one.ticks);
    else if (one.what === 'reopen') saved.pop();
    else {
      const before = saved.at(-1) ?? opening;
      const day = dayAt(one.on);
      if (day <= before.day) continue;
      const found = documents.flatMap(({ name, fields, depositedOn }, index) =>
        itemsOf(name, `d${index}`, fields).map((item) => ({ ...item, name, depositedOn })),
      );
      const all = found.filter((item) => item.day <= day);
      const uncleared = all.filter(
        ({ key, depositedOn }) =>
          !cleared.has(key) && (depositedOn === undefined || depositedOn > day),
      );
      const ticks = uncleared.filter(
        ({ depositedOn }, index) =>
          depositedOn === undefined && (one.ticks >> (index % 20)) % 2 === 1,
      );
      const sum = (items: readonly BankItem[]) =>
        items.reduce((total, { amount: a }) => total + a, 0);
      const balance = cents(before.balance + sum(ticks) + one.off);
      const ticked = new Set(ticks.map(({ key }) => key));
      const lines = nineLines(before, balance, uncleared, ticked);
      expect(differenceOf(before, balance, uncleared, ticked)).toBe(lines.difference);
      // The books count revenue on its own day, whatever deposit it is in.
      expect(lines.ending).toBe(100_000 + sum(all.filter(({ name }) => name !== 'deposits')));
      expect(lines.ending).toBe(lines.beginning + lines.receipts - lines.disbursements);
      expect(lines.difference).toBe(one.off);
      if (one.off === 0) saved.push({ day, balance, cleared: ticks.map(({ key }) => key) });
      // A bank's balance is what it began with and what was cleared.
      const known = new Map(all.map((item) => [item.key, item.amount]));
      const marks = saved.flatMap((statement) => statement.cleared);
      const bank = marks.reduce((total, key) => total + (known.get(key) ?? 0), 100_000) as Cents;
      expect((saved.at(-1) ?? opening).balance).toBe(bank);
    }
  }
}

it(
  'any order of payments, voids, deposits, statements and reopenings reconciles, or says by how much it does not',
  () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), play), {
      numRuns: times(100, 20_000),
    });
  },
  TIMEOUT_MS,
);
