import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { TIMEOUT_MS, times } from '../../../tests/support/random.ts';
import { figure } from '../../../tests/support/figure.ts';
import {
  booksOf,
  CATEGORIES,
  categoryId,
  cellsOf,
  dollars,
  fundId,
  FUNDS,
  someLedger,
  type Ledger,
} from '../../../tests/fixtures/generated-ledgers.ts';
import {
  hundredths,
  oracle,
  oracleIncome,
  type OracleRow,
} from '../../../tests/fixtures/ledger-oracle.ts';
import { csvParts, type CsvRow } from './csv.ts';
import { splitCells, waitingForFund, type ReportSource } from './source.ts';
import { reconciliation } from './balances.ts';
import { BUDGET_AMOUNTS, budgetReport } from './budget-report.ts';
import { categoryIncome, eventSummary, fundIncome, INCOME_AMOUNTS } from './income.ts';
import { INCOME_BUDGET_AMOUNTS, incomeBudgetReport } from './income-budget.ts';

/** Lines of the budget as they are stored. */
function storedItems(items: Ledger['budgetItems']): ReportSource['budgetItems'] {
  return items.map((item) => ({
    ...item,
    originalBudget: dollars(item.originalCents),
    changes: dollars(item.changesCents),
  }));
}

function sourceOf(ledger: Ledger): ReportSource {
  return {
    year: null,
    categories: CATEGORIES,
    funds: FUNDS,
    budgetItems: storedItems(ledger.budgetItems),
    balances: ledger.balances.map((each) => ({ ...each, amount: dollars(each.cents) })),
    ...splitCells(
      cellsOf(ledger).filter(({ month }) => month >= ledger.months[0] && month <= ledger.months[1]),
    ),
    earlier: [],
    countWhen: ledger.countWhen,
  };
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
    revenue,
    expenses,
    revenue - expenses,
  ]);
}

const notZero = (row: OracleRow) => row.some((cell) => typeof cell === 'bigint' && cell !== 0n);

describe(
  'generated ledgers, against an oracle in BigInt (#68, #73, G10)',
  { timeout: TIMEOUT_MS },
  () => {
    const runs = { numRuns: times(120, 10_000) };

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
          expect(BigInt(budget.totals.fromClosed)).toBe(truth.fromClosed);
          const actualIn = (rows: readonly OracleRow[]) =>
            rows.reduce((sum, row) => sum + BigInt(row[5] ?? 0n), 0n);
          expect(actualIn(budgetRows) + truth.unbudgeted + truth.fromClosed).toBe(truth.expenses);
          expect(actualIn(readBack(budget.rows, BUDGET_AMOUNTS, 2))).toBe(truth.expenses);

          const categories = categoryIncome(source);
          const categoryRows = readBack(
            categories.lines.map(({ row }) => row),
            INCOME_AMOUNTS,
            1,
          );
          const names = [...CATEGORIES, { id: '~closed', name: 'From closed years' }];
          const categoryName = (id: string) => [
            names.find((category) => category.id === id)?.name ?? 'Unknown',
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

          const paid = oracle({ ...booksOf(ledger), countWhen: 'paid' });
          const balances = reconciliation(source);
          for (const line of balances.lines) {
            const [revenue = 0n, expenses = 0n] = paid.funds.get(line.id) ?? [];
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
            beginnings + paid.revenue - paid.expenses,
          );

          expect(BigInt(waitingForFund(source))).toBe(truth.waiting);
        }),
        runs,
      );
      figure('G10', `${runs.numRuns} ledgers, four reports and their files: 0 cents difference`);
    });

    it('the income against its budget, its file and the net of both are right to the cent', () => {
      fc.assert(
        fc.property(someLedger, someLedger, (ledger, { budgetItems: expected }) => {
          const truth = oracleIncome(booksOf(ledger), expected);
          const report = incomeBudgetReport(sourceOf(ledger), storedItems(expected));
          const rows = report.lines.map(({ row }) => row);
          const read = readBack(rows, INCOME_BUDGET_AMOUNTS, 1);
          expect(sorted(read)).toEqual(sorted(truth.rows));
          const sum = (at: number) => read.reduce((all, row) => all + BigInt(row[at] ?? 0n), 0n);
          const { expectedIncome, actualRevenue, difference } = report.total;
          expect([expectedIncome, actualRevenue, difference].map(BigInt)).toEqual([
            sum(1),
            sum(2),
            sum(3),
          ]);
          expect(BigInt(report.planned.netIncome)).toBe(truth.planned);
          expect(BigInt(report.actual.netIncome)).toBe(truth.actual);
          expect(BigInt(report.difference.netIncome)).toBe(truth.actual - truth.planned);
        }),
        runs,
      );
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
