import { describe, expect, it } from 'vitest';
import { BOOKS } from '../../../tests/fixtures/treasurer-books.ts';
import { isOfAccount, NO_AMOUNTS, type AccountCell, type TotalsCell } from '../ledger/cells.ts';
import { flowOf } from '../ledger/beginnings.ts';
import { differences, linesOf } from '../ledger/lines.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { Days, FiscalYear } from '../time/fiscal-year.ts';
import { monthOf } from '../time/months.ts';
import { openAdvances } from './advanced.ts';
import { reconciliation } from './balances.ts';
import { budgetReport } from './budget-report.ts';
import { eventSummary } from './income.ts';
import { namesIn } from './names.ts';
import { reportSourceOf } from './source.ts';
import { treasurerRows } from './treasurer/treasurer-csv.ts';
import { treasurerLists, treasurerReport } from './treasurer/treasurer.ts';
import {
  partMonths,
  type LedgerEntry,
  type TreasurerSource,
} from './treasurer/treasurer-source.ts';

/*
 * $200.00 for the book fair from the main fund in October. In November receipts settle $150.00 of it, for the office from the
 * grants, and $50.00 comes back. Main Fund begins the year with $1,000.00, as the checking account.
 */
const HOLDER = { paidTo: 'Dana Whitfield', description: 'Cash for the fair' };
const FAIR = { categoryId: 'fair', fundId: 'main', accountId: 'bank' };
const ENTRIES: readonly LedgerEntry[] = [
  {
    collection: 'manualExpenses',
    id: 'adv',
    fields: {
      ...HOLDER,
      ...FAIR,
      date: '2026-10-20',
      amount: 200,
      advance: { kind: 'given', eventOn: '2026-10-24', left: 0 },
    },
  },
  {
    collection: 'manualExpenses',
    id: 'adv-settled-1',
    fields: {
      ...HOLDER,
      date: '2026-11-10',
      amount: 150,
      categoryId: 'office',
      fundId: 'grants',
      advance: { kind: 'settled', categoryId: 'fair', fundId: 'main' },
    },
  },
  {
    collection: 'manualExpenses',
    id: 'adv-returned-1',
    fields: { ...HOLDER, ...FAIR, date: '2026-11-12', amount: -50, advance: { kind: 'returned' } },
  },
];
const ACCOUNT = {
  id: 'bank',
  name: 'Checking',
  openingDate: '2026-07-01' as CalendarDate,
  openingBalance: 1_000,
};

const moved = differences(
  [],
  ENTRIES.flatMap(({ fields }) => linesOf('manualExpenses', fields)),
);
const cells = moved.flatMap(({ cell, increments }): TotalsCell[] =>
  isOfAccount(cell) ? [] : [{ ...cell, ...NO_AMOUNTS, ...increments }],
);
const accountCells = moved.flatMap(({ cell, increments }): AccountCell[] =>
  isOfAccount(cell) ? [{ ...cell, ...NO_AMOUNTS, ...increments }] : [],
);

function sourceOf(days: Days): TreasurerSource {
  const accounts = [ACCOUNT];
  const until = ({ month }: { readonly month: string }) => month <= monthOf(days.last);
  return {
    ...BOOKS,
    accounts,
    cells: cells.filter(until),
    accountCells: accountCells.filter(until),
    partMonths: partMonths(days, accounts),
    entries: ENTRIES,
  };
}

const report = (first: string, last: string) => {
  const days = { first, last } as Days;
  const source = sourceOf(days);
  const { funds, accounts, advanced, budget } = treasurerReport(source, days);
  return {
    funds: funds.lines.map(({ fundName, beginning, disbursements, advances, ending }) => [
      fundName,
      beginning,
      disbursements,
      advances,
      ending,
    ]),
    total: funds.total,
    accounts: accounts.total,
    advanced: advanced.map(({ categoryName, fundName, amount }) => [
      categoryName,
      fundName,
      amount,
    ]),
    spent: budget.sections
      .flatMap(({ lines }) => lines)
      .map(({ categoryName, period }) => [categoryName, period]),
    lists: treasurerLists(source, ENTRIES, days),
  };
};

describe('an advance of $200.00, settled in the next month', () => {
  it('has left the fund and the account in October, and is no expense', () => {
    const { lists, ...october } = report('2026-10-01', '2026-10-31');
    expect(october.funds).toEqual([
      ['Main Fund', 100_000, 0, -20_000, 80_000],
      ['Grants', 0, 0, 0, 0],
    ]);
    expect(october.accounts).toMatchObject({ beginning: 100_000, advances: -20_000 });
    expect([october.total.ending, october.accounts.ending]).toEqual([80_000, 80_000]);
    expect(october.advanced).toEqual([['Book Fair', 'Main Fund', 20_000]]);
    expect(october.spent).toEqual([
      ['Book Fair', 0],
      ['Office', 0],
    ]);
    expect(lists.disbursements).toEqual([]);
    expect(lists.advances).toMatchObject([
      { kind: 'given', payee: 'Dana Whitfield', amount: -20_000, categoryName: 'Book Fair' },
    ]);
  });

  it('is an expense of the receipts in November, and $50.00 came back', () => {
    const { lists, ...november } = report('2026-11-01', '2026-11-30');
    expect(november.funds).toEqual([
      ['Main Fund', 80_000, 0, 20_000, 100_000],
      ['Grants', 0, 15_000, 0, -15_000],
    ]);
    expect(november.total).toMatchObject({
      beginning: 80_000,
      receipts: 0,
      disbursements: 15_000,
      advances: 20_000,
      ending: 85_000,
    });
    // The money of the receipts left the account in October.
    expect(november.accounts).toMatchObject({ disbursements: 0, advances: 5_000, ending: 85_000 });
    expect(november.advanced).toEqual([]);
    expect(november.spent).toEqual([
      ['Book Fair', 0],
      ['Office', 15_000],
    ]);
    expect(lists.disbursements).toMatchObject([{ id: 'adv-settled-1', amount: 15_000 }]);
    expect(lists.advances.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['settled', 15_000],
      ['returned', 5_000],
    ]);
    expect(lists.receipts).toEqual([]);
  });

  it('has rows of its own in the file of the report', () => {
    const days = { first: '2026-10-01', last: '2026-11-10' } as Days;
    const source = sourceOf(days);
    const rows = treasurerRows(
      treasurerReport(source, days),
      treasurerLists(source, ENTRIES, days),
    );
    const told = rows.map(({ section, payee, categoryName, fundName, amount }) =>
      [section, payee, categoryName, fundName, amount].join(' | '),
    );
    expect(told.filter((text) => /^(Disb|Adv|Money)/.test(text))).toEqual([
      'Disbursement | Dana Whitfield | Office | Grants | 15000',
      'Advance | Dana Whitfield | Book Fair | Main Fund | -20000',
      'Advance settled | Dana Whitfield | Book Fair | Main Fund | 15000',
      'Advanced, not substantiated |  | Book Fair | Main Fund | 5000',
    ]);
  });

  it('is the same day by day', () => {
    const days = report('2026-10-21', '2026-11-10');
    expect(days.funds).toEqual([
      ['Main Fund', 80_000, 0, 15_000, 95_000],
      ['Grants', 0, 15_000, 0, -15_000],
    ]);
    expect(days.advanced).toEqual([['Book Fair', 'Main Fund', 5_000]]);
  });

  it('is in no actual expense of a year, and in the balance of its fund', () => {
    const of = (until: string) =>
      reportSourceOf(
        {
          year: '2026' as FiscalYear,
          categories: BOOKS.categories,
          funds: BOOKS.funds,
          budgetItems: BOOKS.budgetItems,
          countWhen: 'paid',
          stored: BOOKS.balances,
          totals: cells.filter(({ month }) => month <= until),
          totalsBefore: [],
        },
        7,
      );
    const [october, november] = [of('2026-10'), of('2026-11')];
    expect(budgetReport(october).totals.actualExpenses).toBe(0);
    expect(eventSummary(october, 'fair').expenses).toBe(0);
    expect(budgetReport(november).totals.actualExpenses).toBe(15_000);
    expect(eventSummary(november, 'office').expenses).toBe(15_000);
    expect(reconciliation(october).total).toEqual({
      beginningBalance: 100_000,
      revenue: 0,
      expenses: 0,
      advances: -20_000,
      transfers: 0,
      endingBalance: 80_000,
    });
    expect(reconciliation(november).lines.map(({ endingBalance }) => endingBalance)).toEqual([
      100_000, -15_000,
    ]);
  });

  it('moves the cash of funds and accounts alike', () => {
    expect([flowOf(cells), flowOf(accountCells)]).toEqual([-15_000, -15_000]);
  });
});

it('open advances are in the order of their categories and funds, without what names no category', () => {
  const advances = [
    { categoryId: 'office', fundId: 'main', advanced: 5 },
    { categoryId: 'fair', fundId: 'grants', advanced: 3 },
    { categoryId: 'fair', fundId: 'main', advanced: 2 },
    { categoryId: 'fair', fundId: null, advanced: 1 },
    { categoryId: 'office', fundId: 'grants', advanced: 0 },
    { categoryId: null, fundId: 'main', advanced: 7 },
  ];
  expect(openAdvances(advances, namesIn(BOOKS)).map(({ id, amount }) => [id, amount])).toEqual([
    ['fair~main', 2],
    ['fair~grants', 3],
    ['fair~', 1],
    ['office~main', 5],
  ]);
});
