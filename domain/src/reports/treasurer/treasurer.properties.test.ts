import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMEOUT_MS, times } from '../../../../tests/support/random.ts';
import {
  CATEGORIES,
  documentsOf,
  FUNDS,
  periodsOf,
  someBooks,
} from '../../../../tests/fixtures/generated-years.ts';
import {
  treasurerOracle,
  type OracleDocuments,
  type OracleFund,
} from '../../../../tests/fixtures/treasurer-oracle.ts';
import { figure } from '../../../../tests/support/figure.ts';
import { isOfAccount, NO_AMOUNTS, type AccountCell, type TotalsCell } from '../../ledger/cells.ts';
import { differences, LEDGER_COLLECTIONS, linesOf } from '../../ledger/lines.ts';
import type { BudgetCollection } from '../../ledger/record-fields.ts';
import { fiscalYearOf, type Days } from '../../time/fiscal-year.ts';
import { monthOf } from '../../time/months.ts';
import type { TreasurerBudget } from './budget-lines.ts';
import { CASH_AMOUNTS, otherChanges, type CashAmounts } from './cash-amounts.ts';
import { treasurerLists, treasurerReport, type TreasurerReport } from './treasurer.ts';
import {
  partMonths,
  type LedgerEntry,
  type OrderedItem,
  type TreasurerAccount,
  type TreasurerSource,
} from './treasurer-source.ts';

const CASH = ['revenueItems', 'manualExpenses', 'transfers', 'payments'] as const;

/** The entries that the panel's queries find. */
function entriesOn(
  documents: OracleDocuments,
  { first, last }: { readonly first: string; readonly last: string },
): LedgerEntry[] {
  const isFound = ({ date, voided }: Readonly<Record<string, unknown>>): boolean =>
    [date, (voided as { readonly date: string } | null | undefined)?.date].some(
      (day) => typeof day === 'string' && day >= first && day <= last,
    );
  return CASH.flatMap((collection): LedgerEntry[] =>
    Object.entries(documents[collection] ?? {})
      .filter(([, fields]) => isFound(fields))
      .map(([id, fields]) => ({ collection, id, fields })),
  );
}

/** A payment can be of one month, and its void of another: it's read twice, and counts once. */
function once(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return [...new Map(entries.map((entry) => [`${entry.collection}/${entry.id}`, entry])).values()];
}

/** What the panel would read for a period: totals, and the entries of its part months. */
function sourceOf(documents: OracleDocuments, days: Days, firstMonth: number): TreasurerSource {
  const listOf = <T>(collection: string): T[] =>
    Object.entries(documents[collection] ?? {}).map(([id, fields]) => ({ ...fields, id }) as T);
  const accounts = listOf<TreasurerAccount>('accounts');
  const parts = partMonths(days, accounts);
  const lines = LEDGER_COLLECTIONS.flatMap((collection) =>
    Object.values(documents[collection] ?? {}).flatMap((fields) => linesOf(collection, fields)),
  );
  const past = differences([], lines).filter(({ cell }) => cell.month <= monthOf(days.last));
  const cells = past.flatMap(({ cell, increments }): TotalsCell[] =>
    isOfAccount(cell) ? [] : [{ ...cell, ...NO_AMOUNTS, ...increments }],
  );
  const accountCells = past.flatMap(({ cell, increments }): AccountCell[] =>
    isOfAccount(cell) ? [{ ...cell, ...NO_AMOUNTS, ...increments }] : [],
  );
  const partDays = parts.map((month) => ({ first: `${month}-01`, last: `${month}-31` }));
  const plansOf = (side: BudgetCollection) =>
    listOf<OrderedItem & { readonly fiscalYear: string }>(side).filter(
      (planned) => planned.fiscalYear === fiscalYearOf(days.last, firstMonth),
    );
  return {
    categories: listOf('categories'),
    funds: listOf('funds'),
    budgetItems: plansOf('budgetItems'),
    incomeItems: plansOf('incomeItems'),
    order: null,
    amendments: [],
    balances: listOf('fundBalances'),
    cells,
    accounts,
    accountCells,
    partMonths: parts,
    entries: once(partDays.flatMap((part) => entriesOn(documents, part))),
    calendar: firstMonth,
  };
}

const linesIn = (budget: TreasurerBudget | null) =>
  budget?.sections.flatMap(({ lines }) => lines) ?? [];

/** The lines as the oracle has them. */
const rowsIn = (lines: readonly (CashAmounts & { readonly id: string })[]) =>
  new Map(
    lines.map((own) => [
      own.id,
      Object.fromEntries(CASH_AMOUNTS.map((name) => [name, BigInt(own[name])])),
    ]),
  );

const isZero = (row: OracleFund): boolean => Object.values(row).every((sum) => sum === 0n);

describe('generated years, against an oracle in BigInt that goes day by day (G10)', () => {
  const runs = { numRuns: times(100, 10_000) };

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
            const source = sourceOf(documents, days, firstMonth);
            const report = treasurerReport(source, days);
            const lists = treasurerLists(source, entriesOn(documents, days), days);
            const truth = treasurerOracle(documents, days, firstMonth);

            const unknown = truth.funds.get('');
            if (unknown !== undefined && isZero(unknown)) truth.funds.delete('');
            expect(rowsIn(report.funds.lines)).toEqual(truth.funds);
            for (const line of report.funds.lines)
              expect(line.beginning + line.receipts - line.disbursements + otherChanges(line)).toBe(
                line.ending,
              );
            const cash = [...truth.funds.values()].reduce((sum, { ending }) => sum + ending, 0n);
            expect(BigInt(report.funds.total.ending)).toBe(cash);
            expect(report.funds.total.transfers).toBe(0);
            const adjusted = report.funds.adjustments.reduce((sum, one) => sum + one.amount, 0);
            expect(report.funds.total.adjustments).toBe(adjusted);

            expect(rowsIn(report.accounts.lines)).toEqual(truth.accounts);
            const held = [...truth.accounts.values()].reduce((sum, one) => sum + one.ending, 0n);
            expect(BigInt(report.accounts.total.ending)).toBe(held);

            const idOf = (name: string, all: Readonly<Record<string, { readonly name: string }>>) =>
              Object.entries({ ...all, '~closed': { name: 'From closed years' } }).find(
                ([, one]) => one.name === name,
              )?.[0] ?? '';
            for (const { id, lines, total } of lists.receipts) {
              expect(BigInt(total)).toBe(truth.receipts.get(id));
              expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
            }
            const received = lists.receipts.reduce((sum, { total }) => sum + total, 0);
            expect(received).toBe(report.funds.total.receipts);

            const listed = lists.disbursements.map((paid) =>
              [
                paid.day,
                paid.checkNumber,
                paid.payee,
                idOf(paid.categoryName, CATEGORIES),
                idOf(paid.fundName, FUNDS),
                paid.amount,
              ].join(),
            );
            expect(listed.toSorted()).toEqual(truth.disbursements);
            const spent = lists.disbursements.reduce((sum, paid) => sum + paid.amount, 0);
            expect(spent).toBe(report.funds.total.disbursements);

            const advanced = lists.advances.reduce((sum, one) => sum + one.amount, 0);
            expect(advanced).toBe(report.funds.total.advances);
            for (const category of [...Object.keys(CATEGORIES), '']) {
              const open = report.advanced.filter(
                ({ categoryName }) => idOf(categoryName, CATEGORIES) === category,
              );
              const sum = open.reduce((all, { amount }) => all + amount, 0);
              expect(BigInt(sum)).toBe(truth.advanced.get(category) ?? 0n);
            }

            for (const { id, period, yearToDate, budget, left } of linesIn(report.budget)) {
              expect(BigInt(period)).toBe(truth.spentInPeriod.get(id) ?? 0n);
              expect(BigInt(yearToDate)).toBe(truth.spentInYear.get(id) ?? 0n);
              expect(BigInt(budget)).toBe(truth.budget.get(id) ?? 0n);
              expect(left).toBe(budget - yearToDate);
            }
            const closed = (sums: ReadonlyMap<string, bigint>) => sums.get('~closed') ?? 0n;
            expect(BigInt(report.budget.fromClosed?.period ?? 0)).toBe(closed(truth.spentInPeriod));
            expect(BigInt(report.budget.fromClosed?.yearToDate ?? 0)).toBe(
              closed(truth.spentInYear),
            );
            const inLines = BigInt(spent) - closed(truth.spentInPeriod);
            expect(BigInt(report.budget.total.period)).toBe(inLines);

            expect(report.income === null).toBe(truth.expected.size === 0);
            for (const { id, period, yearToDate, budget, left } of linesIn(report.income)) {
              expect(BigInt(period)).toBe(truth.receipts.get(id) ?? 0n);
              expect(BigInt(yearToDate)).toBe(truth.receivedInYear.get(id) ?? 0n);
              expect(BigInt(budget)).toBe(truth.expected.get(id) ?? 0n);
              expect(left).toBe(budget - yearToDate);
            }
            if (report.income !== null) {
              expect(BigInt(report.income.fromClosed?.period ?? 0)).toBe(closed(truth.receipts));
              const rest = BigInt(received) - closed(truth.receipts);
              expect(BigInt(report.income.total.period)).toBe(rest);
            }

            for (const { id, ending } of before?.funds.lines ?? []) {
              const next = report.funds.lines.find((one) => one.id === id)?.beginning ?? 0;
              const opening = `${books.opened.fiscalYear}-${String(firstMonth).padStart(2, '0')}-01`;
              if (id !== 'opened' || days.first !== opening) expect(next).toBe(ending);
            }
            for (const { id, ending } of before?.accounts.lines ?? []) {
              const next = report.accounts.lines.find((one) => one.id === id);
              expect([next?.beginning, next?.adjustments]).toEqual([ending, 0]);
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
