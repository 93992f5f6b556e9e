import { describe, expect, it } from 'vitest';
import {
  ACCOUNTS,
  ASKED,
  CATEGORIES,
  ENTRIES,
  FUNDS,
  IN_KIND,
  REQUEST,
} from '../../../tests/fixtures/tax-year.ts';
import { isOfAccount, type TotalsCell } from '../ledger/cells.ts';
import { linesOf } from '../ledger/lines.ts';
import { cents, sumCents } from '../money/money.ts';
import { nameKeyOf } from '../people/same-person.ts';
import { reconciliation } from '../reports/balances.ts';
import { FROM_CLOSED_YEARS } from '../reports/names.ts';
import { actualsOf, reportSourceOf } from '../reports/source.ts';
import type { CalendarDate } from '../time/dates.ts';
import { fiscalYearDays, type FiscalYear } from '../time/fiscal-year.ts';
import { monthOf } from '../time/months.ts';
import { contractorsOf, thresholdOf } from './contractors.ts';
import { giftsIn, type RevenueEntry } from './donor-gifts.ts';
import { donorsOf } from './donors.ts';
import { doubleEntries } from './double-entry.ts';
import { paidIn } from './paid.ts';
import { namedGiftIn, smallReturn, type ReturnLines } from './small-return.ts';
import { taxPaidIn } from './tax-paid.ts';

/* One year, looked at by each part of the tax year: what one part counts, no other loses. */

const YEAR = '2026' as FiscalYear;
const FIRST_MONTH = 7;
const DAYS = fiscalYearDays(YEAR, FIRST_MONTH);

const totals = ENTRIES.flatMap(({ collection, fields }) => linesOf(collection, fields)).flatMap(
  ({ cell, ...amounts }): TotalsCell[] => (isOfAccount(cell) ? [] : [{ ...cell, ...amounts }]),
);
const isOfYear = ({ month }: TotalsCell) => month >= monthOf(DAYS.first);
const source = reportSourceOf(
  {
    year: YEAR,
    categories: CATEGORIES,
    funds: FUNDS,
    budgetItems: [],
    countWhen: 'paid',
    stored: [{ fundId: 'main', fiscalYear: YEAR, amount: 1_000 }],
    totals: totals.filter(isOfYear),
    totalsBefore: totals.filter((cell) => !isOfYear(cell)),
  },
  FIRST_MONTH,
);
const { lines: balances } = reconciliation(source);
const endingOf = (id: string) => balances.find((line) => line.id === id)?.endingBalance;

const calendarYear = (year: number) => ({
  first: `${year}-01-01` as CalendarDate,
  last: `${year}-12-31` as CalendarDate,
});

it('the funds hold what the accounts have', () => {
  // 1,000 + 12,442 − 9,241.55 + 40 + 30 − 15 of closed years − 20 moved − 100 in hand; 300 − 120 + 20; 8 of sales tax.
  expect([endingOf('main'), endingOf('state'), endingOf('lake')]).toEqual([413_545, 20_000, 800]);
});

it('what is of closed years is in no line of this year, and no advance is an expense', () => {
  const spent = (categoryId: string) =>
    sumCents(
      actualsOf(source)
        .filter((actual) => actual.categoryId === categoryId)
        .map(({ expenses }) => expenses),
    );
  // 64.35 + 2,000 + 2,600 + 2,200: neither the 30 of the lost check nor the 100 in hand.
  expect(spent('festival')).toBe(686_435);
  expect(actualsOf(source).filter(({ categoryId }) => categoryId === FROM_CLOSED_YEARS)).toEqual([
    { categoryId: FROM_CLOSED_YEARS, fundId: 'main', revenue: -1_500, expenses: -7_000 },
  ]);
});

describe('the small return', () => {
  const LINES = new Map<string, ReturnLines>([
    ['festival', { incomeLine: 'events', expenseLine: 'eventCosts', program: true }],
    ['dues', { incomeLine: 'dues', program: false }],
    ['gifts', { incomeLine: 'contributions', program: false }],
    ['shop', { incomeLine: 'goods', expenseLine: 'goodsCosts', program: false }],
    ['fees', { expenseLine: 'other', program: false }],
    ['teacher', { expenseLine: 'contractors', program: true }],
    ['office', { expenseLine: 'other', program: false }],
  ]);
  const made = smallReturn({
    cells: source.cells,
    held: new Set(['state', 'lake']),
    lines: LINES,
    gifts: ENTRIES.flatMap(({ collection, fields }) =>
      collection === 'revenueItems' ? (namedGiftIn(fields) ?? []) : [],
    ),
    beginning: cents(100_000),
    // With the 100 in hand.
    ending: cents(423_545),
  });

  it('has each line to the cent', () => {
    // 500 and 60 of gifts; the friend's 250 bounced.
    expect(made.income.contributions.amount).toBe(56_000);
    expect(made.income.dues.amount).toBe(325_000);
    expect(made.income.events.amount).toBe(854_000);
    expect(made.income.goods.amount).toBe(9_200);
    // 64.35 + 2,000 + 2,600 + 2,200; the payment of 75 was voided, and the 40 are of a closed year.
    expect(made.expenses.eventCosts.amount).toBe(686_435);
    expect(made.expenses.contractors.amount).toBe(210_000);
    // 54 + 150 of receipts + 20 + 50, and the fee of 3.20.
    expect(made.expenses.other.amount).toBe(27_720);
    expect(made).toMatchObject({
      eventsNet: 167_565,
      totalRevenue: 557_765,
      totalExpenses: 237_720,
      excess: 320_045,
      // 40 + 30 − 15 of closed years, 20 went to a fund held for others.
      otherChanges: 3_500,
      grossReceipts: 1_244_200,
      programExpenses: 210_000,
      held: { received: 30_800, paid: 12_000 },
      unmapped: [],
    });
  });
});

it('forms 1099 go by the calendar year of payment', () => {
  const said = {
    payees: new Map([
      [nameKeyOf('DJ Marco'), { kind: 'person', paidFor: 'services' } as const],
      [nameKeyOf('Tents'), { kind: 'person', paidFor: 'rent' } as const],
      [nameKeyOf('Kim'), { kind: 'person', paidFor: 'services' } as const],
      [nameKeyOf('Hall'), { kind: 'person', paidFor: 'rent' } as const],
    ]),
    purposes: new Map([['manualExpenses-hall', { method: 'cash' } as const]]),
  };
  const found = (year: number) =>
    contractorsOf(paidIn(ENTRIES, ASKED, calendarYear(year)), said, thresholdOf(year, null));
  const candidates = (year: number) =>
    found(year).candidates.map(({ name, box, amount }) => [name, box, amount]);
  expect(candidates(2026)).toEqual([['DJ Marco', 'services', 210_000]]);
  expect(candidates(2027)).toEqual([
    ['Hall', 'rent', 220_000],
    ['Tents', 'rent', 260_000],
  ]);
  // 84.35 + 2,000 + 50.
  expect(found(2026).questions.map(({ name, about, amount }) => [name, about, amount])).toEqual([
    ['Dana', 'paidBack', 213_435],
  ]);
});

it('two gifts and the pies need a letter, and what bounced a year later and the sound need none', () => {
  const entries = ENTRIES.flatMap(({ collection, id, fields }) =>
    // The fixture's fields are those of a revenue item.
    collection === 'revenueItems' ? [{ ...(fields as Omit<RevenueEntry, 'id'>), id }] : [],
  );
  const donors = donorsOf(2026, {
    gifts: giftsIn(
      entries,
      entries.filter(({ amount }) => amount < 0),
    ),
    inKind: IN_KIND,
    letters: [],
  });
  expect(
    donors.map(({ name, amount, due }) => [name, amount, due.map(({ reason }) => reason)]),
  ).toEqual([
    ['A Friend', 0, []],
    ['Gala Guest', 6_000, ['inReturn']],
    ['River Bakery', 50_000, ['gift', 'goods']],
    ['The Band', 0, []],
  ]);
});

it('sales tax that was paid is on the bill that says so, and on a request that was paid back without it', () => {
  const bought = ENTRIES.flatMap(({ collection, id, fields }) =>
    collection === 'manualExpenses' ? [{ collection, id, fields }] : [],
  );
  const found = taxPaidIn([...bought, REQUEST]);
  expect(found.map(({ payee, tax, notPaidBack }) => [payee, tax, notPaidBack])).toEqual([
    ['Paper Mill', 400, 0],
    ['Dana', 400, 400],
  ]);
});

it('the export has all of it, balanced, and ends with what the accounts have', () => {
  const lines = doubleEntries(
    ENTRIES,
    { categories: CATEGORIES, funds: FUNDS, accounts: ACCOUNTS },
    DAYS,
  );
  const net = (account: string) =>
    sumCents(
      lines
        .filter((line) => line.account === account)
        .map(({ debit, credit }) => cents(debit - credit)),
    );
  expect(sumCents(lines.map(({ debit, credit }) => cents(debit - credit)))).toBe(0);
  expect(net('Checking')).toBe(324_665);
  expect(net('PayPal')).toBe(9_680);
  expect(net('Advances to people')).toBe(10_000);
  // 40 + 30 − 15.
  expect(net('From closed years')).toBe(-5_500);
  expect(net('No account named')).toBe(0);
  // The accounts have what the funds have, less the 1,000 of the beginning.
  expect(324_665 + 9_680).toBe(413_545 + 20_000 + 800 - 100_000);
});
