import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMEOUT_MS, times } from '../../../../tests/functions/support/counts.ts';
import {
  treasurerOracle,
  type OracleDocuments,
  type OracleFund,
} from '../../../../tests/fixtures/treasurer-oracle.ts';
import { figure } from '../../../../tests/support/figure.ts';
import { isOfAccount, NO_AMOUNTS, type TotalsCell } from '../../ledger/cells.ts';
import { differences, LEDGER_COLLECTIONS, linesOf } from '../../ledger/lines.ts';
import type { BudgetCollection } from '../../ledger/record-fields.ts';
import type { CalendarDate } from '../../time/dates.ts';
import { fiscalYearOf, type Days } from '../../time/fiscal-year.ts';
import type { ReportBudgetItem } from '../source.ts';
import { treasurerReport, type TreasurerReport } from './treasurer.ts';
import { monthBegin, type LedgerEntry, type TreasurerSource } from './treasurer-source.ts';

const CATEGORIES = { art: { name: 'Art' }, fair: { name: 'Book Fair' } };
const FUNDS = {
  main: { code: '4900', name: 'Main Fund' },
  grants: { code: '4950', name: 'Grants' },
  // Nothing is known of it before its first balance.
  opened: { code: '4960', name: 'New Fund' },
};
const CASH = ['revenueItems', 'manualExpenses', 'transfers', 'payments'] as const;

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2024, 0, 1);
/** Three years, the first of them a leap year. */
const DAYS = 1_096;

function dayAt(index: number): CalendarDate {
  return new Date(FIRST + index * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
}

const someDay = fc.integer({ min: 10, max: DAYS - 1 }).map(dayAt);
const somebody = fc.constantFrom('Dana Whitfield', 'Corner Store');
const amount = fc.integer({ min: -500_000, max: 500_000 }).map((cents) => cents / 100);
const gain = fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100);
const categoryId = fc.constantFrom('art', 'fair', 'gone');
const fundId = fc.constantFrom('main', 'grants', 'gone');
const checkNumber = fc.option(fc.integer({ min: 1, max: 99 }).map(String), { nil: undefined });

const item = fc.record({
  date: someDay,
  categoryId,
  fundId,
  amount,
  paidTo: somebody,
  checkNumber,
});

const transfer = fc
  .record({ date: someDay, fromFundId: fundId, toFundId: fundId, amount: gain })
  .filter(({ fromFundId, toFundId }) => fromFundId !== toFundId);

const line = fc.record({
  expenseId: fc.constantFrom('one', 'two'),
  categoryId,
  fundId: fc.option(fundId, { freq: 4 }),
  amount: gain,
});

const payment = fc
  .record({
    date: someDay,
    checkNumber,
    payee: somebody,
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    voidedAfter: fc.option(fc.nat({ max: 400 }), { freq: 2 }),
    mistake: fc.option(fc.constant({ reason: 'Typed twice' }), { freq: 8 }),
  })
  .map(({ voidedAfter, ...own }) => {
    const day = (Date.parse(own.date) - FIRST) / DAY_MS + (voidedAfter ?? 0);
    return { ...own, voided: voidedAfter === null ? null : { date: dayAt(day), reason: 'Lost' } };
  });

/** Approvals are in the totals and move no cash. */
const expense = fc.record({
  ...{ status: fc.constant('approved'), approvedOn: someDay, categoryId, fundId },
  submission: gain.map((dollars) => ({ amount: dollars })),
});

const year = fc.constantFrom('2024', '2025', '2026');

const plan = fc.record({
  fiscalYear: year,
  ...{ categoryId, fundId, originalBudget: amount, changes: amount },
});

/** Where periods meet: often between months, since only on the first day of a year a typed balance differs from the books. */
const someCut = fc.oneof(
  fc.integer({ min: 0, max: DAYS }),
  fc.integer({ min: 0, max: 36 }).map((month) => (Date.UTC(2024, month, 1) - FIRST) / DAY_MS),
);

const someBooks = fc.record({
  firstMonth: fc.integer({ min: 1, max: 12 }),
  revenueItems: fc.array(item, { maxLength: 12 }),
  manualExpenses: fc.array(item, { maxLength: 12 }),
  transfers: fc.array(transfer, { maxLength: 8 }),
  payments: fc.array(payment, { maxLength: 12 }),
  expenses: fc.array(expense, { maxLength: 4 }),
  balances: fc.uniqueArray(fc.record({ fundId, fiscalYear: year, amount }), {
    selector: (balance) => `${balance.fundId} ${balance.fiscalYear}`,
    maxLength: 8,
  }),
  opened: fc.record({ fiscalYear: year, amount: gain }),
  budgetItems: fc.array(plan, { maxLength: 6 }),
  incomeItems: fc.array(plan, { maxLength: 3 }),
  cuts: fc.uniqueArray(someCut, { minLength: 2, maxLength: 5 }),
});

type Books = typeof someBooks extends fc.Arbitrary<infer Value> ? Value : never;

function byId(rows: readonly object[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(rows.map((row, index) => [`id${index}`, { ...row }]));
}

/** The documents as they are stored; each fund but the new one has something on the first days. */
function documentsOf(books: Books): OracleDocuments {
  const { opened, balances, revenueItems, manualExpenses, transfers, payments, expenses } = books;
  const first = ['main', 'grants', 'gone'].map((fund) => ({
    ...{ date: dayAt(0), categoryId: 'art', fundId: fund, amount: 0.01 },
  }));
  return {
    categories: CATEGORIES,
    funds: FUNDS,
    revenueItems: byId([...first, ...revenueItems]),
    fundBalances: byId([...balances, { ...opened, fundId: 'opened' }]),
    manualExpenses: byId(manualExpenses),
    transfers: byId(transfers),
    payments: byId(payments),
    expenses: byId(expenses),
    budgetItems: byId(books.budgetItems),
    incomeItems: byId(books.incomeItems),
  };
}

/** What the panel would read for a period: totals, and the entries that its queries find. */
function sourceOf(documents: OracleDocuments, days: Days, firstMonth: number): TreasurerSource {
  const begin = monthBegin(days.first);
  const lines = LEDGER_COLLECTIONS.flatMap((collection) =>
    Object.values(documents[collection] ?? {}).flatMap((fields) => linesOf(collection, fields)),
  );
  const cells = differences([], lines).flatMap(({ cell, increments }): TotalsCell[] =>
    isOfAccount(cell) ? [] : [{ ...cell, ...NO_AMOUNTS, ...increments }],
  );
  const isFound = ({ date, voided }: Readonly<Record<string, unknown>>): boolean =>
    [date, (voided as { readonly date: string } | null | undefined)?.date].some(
      (day) => typeof day === 'string' && day >= begin && day <= days.last,
    );
  const entries = CASH.flatMap((collection): LedgerEntry[] =>
    Object.entries(documents[collection] ?? {})
      .filter(([, fields]) => isFound(fields))
      .map(([id, fields]) => ({ collection, id, fields })),
  );
  const listOf = <T>(collection: string): T[] =>
    Object.entries(documents[collection] ?? {}).map(([id, fields]) => ({ ...fields, id }) as T);
  const plansOf = (side: BudgetCollection) =>
    listOf<ReportBudgetItem & { readonly fiscalYear: string }>(side).filter(
      (planned) => planned.fiscalYear === fiscalYearOf(days.last, firstMonth),
    );
  return {
    categories: listOf('categories'),
    funds: listOf('funds'),
    budgetItems: plansOf('budgetItems'),
    incomeItems: plansOf('incomeItems'),
    amendments: [],
    balances: listOf('fundBalances'),
    cells: cells.filter(({ month }) => month < begin.slice(0, 7)),
    entries,
    calendar: firstMonth,
  };
}

/** Periods of any days, each of which begins on the day after the one before. */
function periodsOf({ cuts }: Books): Days[] {
  const days = cuts.toSorted((one, other) => one - other);
  return days.slice(1).map((end, index) => ({
    first: dayAt(days[index] ?? 0),
    last: dayAt(end - 1),
  }));
}

const fundsIn = (report: TreasurerReport) =>
  new Map(
    report.funds.lines.map(
      ({ id, fundName: _name, fundCode: _code, isHeld: _held, ...amounts }) => [
        id,
        Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, BigInt(cents)])),
      ],
    ),
  );

const isZero = (row: OracleFund): boolean => Object.values(row).every((sum) => sum === 0n);

describe('generated years, against an oracle in BigInt that goes day by day (G10)', () => {
  const runs = { numRuns: times(300, 10_000) };

  it(
    'the report of any period is right to the cent, and its endings are the next beginnings',
    {
      timeout: TIMEOUT_MS,
    },
    () => {
      fc.assert(
        fc.property(someBooks, (books) => {
          const documents = documentsOf(books);
          const { firstMonth } = books;
          let before: TreasurerReport | null = null;
          for (const days of periodsOf(books)) {
            const report = treasurerReport(sourceOf(documents, days, firstMonth), days);
            const truth = treasurerOracle(documents, days, firstMonth);

            const unknown = truth.funds.get('');
            if (unknown !== undefined && isZero(unknown)) truth.funds.delete('');
            expect(fundsIn(report)).toEqual(truth.funds);
            const cash = [...truth.funds.values()].reduce((sum, { ending }) => sum + ending, 0n);
            expect(BigInt(report.funds.total.ending)).toBe(cash);
            expect(report.funds.total.transfers).toBe(0);
            const adjusted = report.funds.adjustments.reduce((sum, one) => sum + one.amount, 0);
            expect(report.funds.total.adjustments).toBe(adjusted);

            const idOf = (name: string, all: Readonly<Record<string, { readonly name: string }>>) =>
              Object.entries(all).find(([, one]) => one.name === name)?.[0] ?? '';
            for (const { id, lines, total } of report.receipts) {
              expect(BigInt(total)).toBe(truth.receipts.get(id));
              expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
            }
            const received = report.receipts.reduce((sum, { total }) => sum + total, 0);
            expect(received).toBe(report.funds.total.receipts);

            const listed = report.disbursements.map((paid) =>
              [
                ...[paid.day, paid.checkNumber, paid.payee],
                ...[idOf(paid.categoryName, CATEGORIES), idOf(paid.fundName, FUNDS), paid.amount],
              ].join(),
            );
            expect(listed.toSorted()).toEqual(truth.disbursements);
            const spent = report.disbursements.reduce((sum, paid) => sum + paid.amount, 0);
            expect(spent).toBe(report.funds.total.disbursements);

            for (const { id, period, yearToDate, budget, left } of report.budget.lines) {
              expect(BigInt(period)).toBe(truth.spentInPeriod.get(id) ?? 0n);
              expect(BigInt(yearToDate)).toBe(truth.spentInYear.get(id) ?? 0n);
              expect(BigInt(budget)).toBe(truth.budget.get(id) ?? 0n);
              expect(left).toBe(budget - yearToDate);
            }
            expect(report.budget.total.period).toBe(spent);

            expect(report.income === null).toBe(truth.expected.size === 0);
            for (const { id, period, yearToDate, budget, left } of report.income?.lines ?? []) {
              expect(BigInt(period)).toBe(truth.receipts.get(id) ?? 0n);
              expect(BigInt(yearToDate)).toBe(truth.receivedInYear.get(id) ?? 0n);
              expect(BigInt(budget)).toBe(truth.expected.get(id) ?? 0n);
              expect(left).toBe(budget - yearToDate);
            }
            if (report.income !== null) expect(report.income.total.period).toBe(received);

            for (const { id, ending } of before?.funds.lines ?? []) {
              const next = report.funds.lines.find((one) => one.id === id)?.beginning ?? 0;
              const opening = `${books.opened.fiscalYear}-${String(firstMonth).padStart(2, '0')}-01`;
              if (id !== 'opened' || days.first !== opening) expect(next).toBe(ending);
            }
            before = report;
          }
        }),
        runs,
      );
      figure('G10', `${runs.numRuns} years of treasurer's reports: 0 cents difference`);
    },
  );
});
