import { formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { openAdvances } from '@pa-ledger/domain/reports/advanced';
import { reconciliation, type FundBalanceLine } from '@pa-ledger/domain/reports/balances';
import type { BudgetLine, BudgetReport } from '@pa-ledger/domain/reports/budget-report';
import type {
  CategoryIncomeRow,
  EventSummary,
  FundIncomeRow,
  IncomeReport,
} from '@pa-ledger/domain/reports/income';
import type { IncomeBudgetReport } from '@pa-ledger/domain/reports/income-budget';
import { incomeByMonth } from '@pa-ledger/domain/reports/income-over-time';
import { namesIn } from '@pa-ledger/domain/reports/names';
import { hasFlow, type ReportSource } from '@pa-ledger/domain/reports/source';
import type { FiscalCalendar, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { formatMonth } from '@pa-ledger/domain/time/months';
import { reportMessages } from '../../reports/reports-messages.ts';
import type { Block } from './packet.ts';
import {
  amountColumn,
  amountColumns,
  amountTexts,
  quiet,
  tableOf,
  type PartColumn,
} from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

/* The tables of a fiscal year's reports, with the columns of the panel's pages (`../../reports`). */

const { budget, income, categories, funds, overTime, advanced } = reportMessages;
const own = reportPartMessages.budget;

const BUDGET_FIELDS = [
  { field: 'originalBudget', label: budget.originalBudget },
  { field: 'changes', label: budget.changes },
  { field: 'finalBudget', label: budget.finalBudget },
  { field: 'actualExpenses', label: budget.actual },
  { field: 'variance', label: budget.variance },
] as const;

/** Returns Budget vs Actual, and apart what no line of it counts. */
export function budgetBlocks(report: BudgetReport): readonly Block[] {
  const { lines, totals } = report;
  const table = tableOf({
    columns: [
      {
        label: reportMessages.category,
        share: 2,
        text: ({ row, items }: BudgetLine) =>
          items > 1 ? own.itemCount(row.categoryName, items) : row.categoryName,
      },
      { label: reportMessages.fund, share: 2, text: ({ row }) => row.fundName },
      ...amountColumns(BUDGET_FIELDS, ({ row }: BudgetLine) => row),
      {
        label: budget.percentUsed,
        numeric: true,
        text: ({ row }: BudgetLine) => percentText(row.percentUsed),
      },
    ],
    rows: lines,
    total: [
      reportMessages.total,
      '',
      ...amountTexts(BUDGET_FIELDS, totals),
      percentText(totals.percentUsed),
    ],
    empty: budget.empty,
  });
  const apart = (heading: string, hint: string, spent: readonly BudgetLine[], sum: Cents) =>
    apartBlocks(
      heading,
      hint,
      spent.map(({ row }) => ({ ...row, amount: row.actualExpenses })),
      sum,
    );
  return [
    table,
    ...apart(budget.unbudgeted, budget.unbudgetedHint, report.unbudgeted, totals.unbudgeted),
    ...apart(budget.fromClosed, budget.fromClosedHint, report.fromClosed, totals.fromClosed),
  ];
}

/** @param percent with one decimal; null without a budget. */
function percentText(percent: number | null): string {
  return percent === null ? budget.noBudget : `${percent.toFixed(1)}%`;
}

/** What a report's table doesn't count, with its sum. */
interface ApartLine {
  readonly categoryName: string;
  readonly fundName: string;
  readonly amount: Cents;
}

function apartBlocks(
  heading: string,
  hint: string,
  lines: readonly ApartLine[],
  sum: Cents,
): readonly Block[] {
  if (lines.length === 0) return [];
  const table = tableOf({
    caption: `${heading} ${formatCents(sum)}`,
    columns: [
      {
        label: own.part2,
        share: 3,
        text: ({ categoryName, fundName }: ApartLine) => own.place(categoryName, fundName),
      },
      amountColumn(own.amount, ({ amount }: ApartLine) => amount),
    ],
    rows: lines,
    empty: '',
  });
  return [quiet(hint), table];
}

/** Returns what's advanced and not substantiated at the end of the year; nothing if nothing is. */
export function advancedTable(source: ReportSource): readonly Block[] {
  const lines = openAdvances([...source.earlier, ...source.cells], namesIn(source));
  const sum = sumCents(lines.map(({ amount }) => amount));
  return apartBlocks(advanced.heading, advanced.hint, lines, sum);
}

const EXPECTED_FIELDS = [
  { field: 'expectedIncome', label: income.expected },
  { field: 'actualRevenue', label: income.actual },
  { field: 'difference', label: income.difference },
] as const;

interface Named<Row> {
  readonly row: Row & { readonly categoryName: string };
}

function categoryColumn<Row>(): PartColumn<Named<Row>> {
  return { label: reportMessages.category, share: 2, text: ({ row }) => row.categoryName };
}

/** Returns Income vs Budget. */
export function expectedTable({ lines, total }: IncomeBudgetReport): Block {
  return tableOf({
    columns: [
      categoryColumn<(typeof lines)[number]['row']>(),
      ...amountColumns(EXPECTED_FIELDS, ({ row }: (typeof lines)[number]) => row),
    ],
    rows: lines,
    total: [reportMessages.total, ...amountTexts(EXPECTED_FIELDS, total)],
    empty: income.empty,
  });
}

const SUMMARY_FIELDS = [
  { field: 'revenue', label: reportMessages.revenue },
  { field: 'expenses', label: reportMessages.expenses },
  { field: 'netIncome', label: reportMessages.netIncome },
] as const;

/** What came in and was spent, of something named. */
interface NamedSummary extends EventSummary {
  readonly name: string;
}

function summaryTable(
  caption: string,
  label: string,
  rows: readonly NamedSummary[],
  [name, total]: readonly [string, EventSummary],
): Block {
  return tableOf({
    caption,
    columns: [
      { label, share: 2, text: (row: NamedSummary) => row.name },
      ...amountColumns(SUMMARY_FIELDS, (row: NamedSummary) => row),
    ],
    rows,
    total: [name, ...amountTexts(SUMMARY_FIELDS, total)],
    empty: '',
  });
}

/** Returns what the year nets to, as planned and as it is; nothing if both are nothing. */
export function netBlocks({ planned, actual, difference }: IncomeBudgetReport): readonly Block[] {
  if (![planned, actual].some(hasFlow)) return [];
  const { net } = income;
  const rows = [
    { name: net.planned, ...planned },
    { name: net.actual, ...actual },
  ];
  const total = [income.difference, difference] as const;
  return [quiet(net.hint), summaryTable(net.heading, net.part, rows, total)];
}

/** Returns Income by Category. */
export function categoryTable({ lines, total }: IncomeReport<CategoryIncomeRow>): Block {
  return tableOf({
    columns: [
      categoryColumn<CategoryIncomeRow>(),
      ...amountColumns(SUMMARY_FIELDS, ({ row }: (typeof lines)[number]) => row),
    ],
    rows: lines,
    total: [reportMessages.total, ...amountTexts(SUMMARY_FIELDS, total)],
    empty: categories.empty,
  });
}

/** Returns the same by month; nothing without any. */
export function monthTable(
  source: ReportSource,
  year: FiscalYear,
  calendar: FiscalCalendar,
  total: EventSummary,
): readonly Block[] {
  const rows = incomeByMonth(source, year, calendar).map(({ id, row }) => ({
    name: formatMonth(id),
    ...row,
  }));
  const { heading, part } = overTime.months;
  return rows.length === 0
    ? []
    : [summaryTable(heading, part, rows, [reportMessages.total, total])];
}

function fundColumns<Row extends { readonly fundName: string; readonly fundCode: string }>() {
  return [
    { label: reportMessages.fund, share: 2, text: (row: Row) => row.fundName },
    { label: reportMessages.code, text: (row: Row) => row.fundCode || reportPartMessages.none },
  ];
}

/** Returns Income by Fund. */
export function fundIncomeTable({ lines, total }: IncomeReport<FundIncomeRow>): Block {
  return tableOf({
    columns: [
      ...fundColumns<FundIncomeRow>(),
      ...amountColumns(SUMMARY_FIELDS, (row: FundIncomeRow) => row),
    ],
    rows: lines.map(({ row }) => row),
    total: [reportMessages.total, '', ...amountTexts(SUMMARY_FIELDS, total)],
    empty: funds.empty,
  });
}

const BALANCE_FIELDS = [
  { field: 'beginningBalance', label: funds.beginningBalance },
  { field: 'revenue', label: funds.plusRevenue },
  { field: 'expenses', label: funds.lessExpenses },
  { field: 'advances', label: funds.plusAdvances },
  { field: 'transfers', label: funds.plusTransfers },
  { field: 'endingBalance', label: funds.endingBalance },
] as const;

/** As on the panel's page, columns in which nothing is are left out. */
const RARE: readonly string[] = ['advances', 'transfers'];

/** Returns the beginning and the ending balance of each fund; nothing without funds. */
export function balanceTable(source: ReportSource): readonly Block[] {
  const { lines, total } = reconciliation(source);
  if (lines.length === 0) return [];
  const fields = BALANCE_FIELDS.filter(
    ({ field }) => !RARE.includes(field) || lines.some((line) => line[field] !== 0),
  );
  const table = tableOf({
    caption: funds.endingBalances,
    columns: [
      ...fundColumns<FundBalanceLine>(),
      ...amountColumns(fields, (line: FundBalanceLine) => line),
    ],
    rows: lines,
    total: [reportMessages.total, '', ...amountTexts(fields, total)],
    empty: '',
  });
  return [quiet(funds.endingBalancesHint), table];
}
