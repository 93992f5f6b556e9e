import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { TIMEOUT_MS, times } from '../../../tests/functions/support/counts.ts';
import { figure } from '../../../tests/support/figure.ts';
import {
  hundredths,
  oracle,
  type OracleBooks,
  type OracleItem,
  type OracleRow,
} from '../../../tests/fixtures/ledger-oracle.ts';
import { csvParts, type CsvRow } from './csv.ts';
import { cellId, NO_AMOUNTS, type TotalsAmounts, type TotalsCell } from '../ledger/cells.ts';
import { differences, linesOf, type Line } from '../ledger/lines.ts';
import { waitingForFund, type ReportSource } from './source.ts';
import { reconciliation } from './balances.ts';
import { BUDGET_AMOUNTS, budgetReport } from './budget-report.ts';
import { categoryIncome, eventSummary, fundIncome, INCOME_AMOUNTS } from './income.ts';

/** Few categories, so that they repeat; some names need quoting. */
const CATEGORIES = [
  { id: 'art', name: 'Art, "Fall"' },
  { id: 'fair', name: 'Book Fair' },
  { id: 'camp', name: 'Camp' },
];
const FUNDS = [
  { id: 'main', code: '4900', name: 'Main Fund' },
  { id: 'grants', code: '4950', name: 'Grants' },
];
const CATEGORY_IDS = ['art', 'fair', 'camp', 'gone', 'lost'];
const FUND_IDS = ['main', 'grants', 'gone'];

const LARGEST = 9_999_999_999;
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 500_000 }) },
  fc.integer({ min: -LARGEST, max: LARGEST }),
  fc.constantFrom(0, 1, 10, 29, -1, LARGEST, -LARGEST),
);
const categoryId = fc.constantFrom(...CATEGORY_IDS);
const fundId = fc.constantFrom(...FUND_IDS);

/** Both sides of a year's end, and months with nothing in them. */
const day = fc.constantFrom('2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01', '2028-02-29');
const month = fc.constantFrom('2026-06', '2026-07', '2026-09', '2027-01', '2028-02', '2029-01');

const someItem: fc.Arbitrary<OracleItem> = fc
  .record({
    book: fc.constantFrom('revenueItems', 'manualExpenses', 'expenses'),
    categoryId,
    fundId: fc.option(fundId, { freq: 3 }),
    cents: amount,
    status: fc.constantFrom('pending', 'approved', 'approved', 'paid', 'rejected'),
    date: day,
    paidOn: day,
  })
  // Only submitted expenses are without a fund.
  .map((item) => (item.book === 'expenses' ? item : { ...item, fundId: item.fundId ?? 'main' }));

/** The former and the present state of a document; null means deleted or not yet created. */
const someLife = fc.record({
  before: fc.array(fc.option(someItem), { maxLength: 3 }),
  now: fc.option(someItem, { freq: 8 }),
});

const someLedger = fc.record({
  lives: fc.array(someLife, { maxLength: 40 }),
  budgetItems: fc.array(
    fc.record({
      categoryId,
      fundId,
      originalCents: amount,
      changesCents: fc.oneof(fc.constant(0), amount),
    }),
    { maxLength: 8 },
  ),
  balances: fc.uniqueArray(fc.record({ fundId, cents: amount }), {
    selector: (balance) => balance.fundId,
  }),
  countWhen: fc.constantFrom('approved', 'paid'),
  months: fc
    .tuple(month, month)
    .map(([one, other]): [string, string] => (one < other ? [one, other] : [other, one])),
});

type Ledger = typeof someLedger extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns dollars as a document has them, made from text. */
function dollars(cents: number): number {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return Number(`${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

function lines(item: OracleItem | null): readonly Line[] {
  if (item === null) return [];
  const { book, categoryId: category, fundId: fund, status, date, paidOn } = item;
  const amount = dollars(item.cents);
  const fields = { categoryId: category, fundId: fund, amount, date };
  if (book !== 'expenses') return linesOf(book, fields);
  const expense = { ...fields, status, approvedOn: date, submission: { amount } };
  const payment = { date: paidOn, lines: [fields] };
  return [
    ...linesOf('expenses', expense),
    ...(status === 'paid' ? linesOf('payments', payment) : []),
  ];
}

/** Returns the totals after all changes of the ledger, applied one by one as the server does. */
function cellsOf({ lives }: Ledger): TotalsCell[] {
  const cells = new Map<string, TotalsCell>();
  const longest = Math.max(0, ...lives.map(({ before }) => before.length)) + 1;
  for (let turn = 0; turn < longest; turn++) {
    for (const { before, now } of lives) {
      const states = [null, ...before, now];
      const [old = null, next] = states.slice(turn, turn + 2);
      if (next === undefined) continue;
      for (const { cell, increments } of differences(lines(old), lines(next))) {
        const kept = cells.get(cellId(cell)) ?? { ...cell, ...NO_AMOUNTS };
        const names = Object.keys(increments) as (keyof TotalsAmounts)[];
        const sums = names.map((name) => [name, kept[name] + (increments[name] ?? 0)]);
        cells.set(cellId(cell), { ...kept, ...Object.fromEntries(sums) } as TotalsCell);
      }
    }
  }
  return [...cells.values()];
}

function sourceOf(ledger: Ledger): ReportSource {
  return {
    categories: CATEGORIES,
    funds: FUNDS,
    budgetItems: ledger.budgetItems.map((item) => ({
      ...item,
      originalBudget: dollars(item.originalCents),
      changes: dollars(item.changesCents),
    })),
    balances: ledger.balances.map((each) => ({ ...each, amount: dollars(each.cents) })),
    transfers: [],
    cells: cellsOf(ledger).flatMap(({ categoryId, ...cell }) =>
      categoryId !== null && cell.month >= ledger.months[0] && cell.month <= ledger.months[1]
        ? [{ ...cell, categoryId }]
        : [],
    ),
    countWhen: ledger.countWhen,
  };
}

function booksOf(ledger: Ledger): OracleBooks {
  const items = ledger.lives.flatMap(({ now }) => now ?? []);
  return { ...ledger, categories: CATEGORIES, funds: FUNDS, items };
}

/** Writes rows as a file and reads it with another program; amounts are in hundredths. */
function readBack<Row extends CsvRow<Row, Amount>, Amount extends string>(
  rows: readonly Row[],
  amounts: readonly Amount[],
  texts: number,
): OracleRow[] {
  if (rows.length === 0) return [];
  const { data } = papaparse.parse<string[]>(csvParts(rows, amounts).join(''), { delimiter: ',' });
  return data
    .slice(1)
    .map((cells) =>
      cells.map((cell, index) => (index < texts ? cell : cell === '' ? null : hundredths(cell))),
    );
}

const summary = ({ revenue, expenses, netIncome }: Readonly<Record<string, number>>) =>
  [revenue, expenses, netIncome].map((value) => BigInt(value ?? NaN));

/** Sorts rows, in any fixed order. */
function sorted(rows: readonly OracleRow[]): string[] {
  return rows.map((row) => row.map(String).join(' | ')).sort();
}

/** Returns the rows of an income report from the oracle; rows in which everything is 0 are optional. */
function incomeRows(
  sums: ReadonlyMap<string, readonly bigint[]>,
  namesOf: (id: string) => readonly string[],
): OracleRow[] {
  return [...sums].map(([id, [revenue = 0n, expenses = 0n]]) => [
    ...namesOf(id),
    ...[revenue, expenses, revenue - expenses],
  ]);
}

const notZero = (row: OracleRow) => row.some((cell) => typeof cell === 'bigint' && cell !== 0n);

describe(
  'generated ledgers, against an oracle in BigInt (#68, #73, G10)',
  { timeout: TIMEOUT_MS },
  () => {
    const runs = { numRuns: times(400, 10_000) };

    it('the four reports, their files and the reconciliation are right to the cent', () => {
      fc.assert(
        fc.property(someLedger, (ledger) => {
          const source = sourceOf(ledger);
          const truth = oracle(booksOf(ledger));
          const total = [truth.revenue, truth.expenses, truth.revenue - truth.expenses];

          const budget = budgetReport(source);
          const budgetRows = readBack(
            budget.lines.map(({ row }) => row),
            BUDGET_AMOUNTS,
            2,
          );
          expect(sorted(budgetRows)).toEqual(sorted(truth.budget));
          expect(BigInt(budget.totals.unbudgeted)).toBe(truth.unbudgeted);
          const actualIn = (rows: readonly OracleRow[]) =>
            rows.reduce((sum, row) => sum + BigInt(row[5] ?? 0n), 0n);
          expect(actualIn(budgetRows) + truth.unbudgeted).toBe(truth.expenses);
          expect(actualIn(readBack(budget.rows, BUDGET_AMOUNTS, 2))).toBe(truth.expenses);

          const categories = categoryIncome(source);
          const categoryRows = readBack(
            categories.lines.map(({ row }) => row),
            INCOME_AMOUNTS,
            1,
          );
          const categoryName = (id: string) => [
            CATEGORIES.find((category) => category.id === id)?.name ?? 'Unknown',
          ];
          expect(sorted(categoryRows.filter(notZero))).toEqual(
            sorted(incomeRows(truth.categories, categoryName).filter(notZero)),
          );
          expect(summary({ ...categories.total })).toEqual(total);

          const funds = fundIncome(source);
          const fundRows = readBack(
            funds.lines.map(({ row }) => row),
            INCOME_AMOUNTS,
            2,
          );
          const fundName = (id: string) => {
            const fund = FUNDS.find((each) => each.id === id);
            return [fund?.name ?? 'Unknown', fund?.code ?? ''];
          };
          expect(sorted(fundRows.filter(notZero))).toEqual(
            sorted(incomeRows(truth.funds, fundName).filter(notZero)),
          );
          expect(summary({ ...funds.total })).toEqual(total);

          for (const { id } of CATEGORIES) {
            const [revenue = 0n, expenses = 0n] = truth.categories.get(id) ?? [];
            const [row] = readBack([eventSummary(source, id)], INCOME_AMOUNTS, 0);
            expect(row).toEqual([revenue, expenses, revenue - expenses]);
          }

          const balances = reconciliation(source);
          for (const line of balances.lines) {
            const [revenue = 0n, expenses = 0n] = truth.funds.get(line.id) ?? [];
            const beginning = ledger.balances
              .filter((each) =>
                line.id === ''
                  ? !FUNDS.some(({ id }) => id === each.fundId)
                  : each.fundId === line.id,
              )
              .reduce((sum, each) => sum + BigInt(each.cents), 0n);
            expect(BigInt(line.beginningBalance)).toBe(beginning);
            expect(BigInt(line.endingBalance)).toBe(beginning + revenue - expenses);
          }
          const beginnings = ledger.balances.reduce((sum, each) => sum + BigInt(each.cents), 0n);
          expect(BigInt(balances.total.beginningBalance)).toBe(beginnings);
          expect(BigInt(balances.total.endingBalance)).toBe(
            beginnings + truth.revenue - truth.expenses,
          );

          expect(BigInt(waitingForFund(source))).toBe(truth.waiting);
        }),
        runs,
      );
      figure('G10', `${runs.numRuns} ledgers, four reports and their files: 0 cents difference`);
    });

    it('the TOTAL stays the same whatever is deleted (#68)', () => {
      fc.assert(
        fc.property(someLedger, fc.array(categoryId), fc.array(fundId), (ledger, gone, lost) => {
          const source = sourceOf(ledger);
          const after: ReportSource = {
            ...source,
            categories: CATEGORIES.filter(({ id }) => !gone.includes(id)),
            funds: FUNDS.filter(({ id }) => !lost.includes(id)),
          };
          expect(categoryIncome(after).total).toEqual(categoryIncome(source).total);
          expect(fundIncome(after).total).toEqual(fundIncome(source).total);
          expect(reconciliation(after).total).toEqual(reconciliation(source).total);
        }),
        runs,
      );
    });
  },
);
