import {
  BUDGET_AMOUNTS,
  type BudgetLine,
  type BudgetReport as Report,
  budgetReport,
  budgetUse,
} from '@pa-ledger/domain/reports/budget-report';
import { REPORT_FILES } from '@pa-ledger/domain/reports/csv';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { SecondaryText } from '../../ui/text.ts';
import { figureColumns, figureTotals } from '../shared/figures/figure-columns.tsx';
import type { Opening } from '../shared/figures/FigureLink.tsx';
import { textColumn } from '../shared/lists/column-kinds.tsx';
import type { Column, Totals } from '../shared/lists/table-model.ts';
import { yearSearch } from '../shared/years/year-address.ts';
import { Figures } from './Figures.tsx';
import { OpenAdvances } from './OpenAdvances.tsx';
import { PairChart } from './PairChart.tsx';
import { PercentUsed } from './PercentUsed.tsx';
import { useOpenings, type OpeningsOf } from './report-figures.ts';
import { ReportTable } from './ReportSection.tsx';
import { placeOf, Unbudgeted } from './Unbudgeted.tsx';
import { reportMessages } from './reports-messages.ts';
import { YearReport } from './YearReport.tsx';

const messages = reportMessages.budget;

/** Budget vs Actual. */
export function BudgetReport({ source }: { readonly source: ReportSource }) {
  const report = budgetReport(source);
  const { lines, totals } = report;
  const openings = useOpenings(source);
  const budget = budgetOf(source);
  // The total of the lines counts nothing that they leave out.
  const isAll = report.unbudgeted.length === 0 && report.fromClosed.length === 0;
  const all = (figure: 'budget' | 'spent') =>
    figure === 'spent'
      ? isAll
        ? openings('spent', { name: reportMessages.all })
        : null
      : budget(reportMessages.all);
  return (
    <YearReport
      heading={messages.heading}
      source={source}
      hint={messages.hint}
      fileName={REPORT_FILES.budget}
      rows={report.rows}
      amounts={BUDGET_AMOUNTS}
    >
      {lines.length > 0 && (
        <Figures
          figures={[
            {
              label: messages.totalBudget,
              amount: totals.finalBudget,
              opening: all('budget'),
            },
            { label: messages.spent, amount: totals.actualExpenses, opening: all('spent') },
            { label: messages.remaining, amount: totals.variance, tone: 'signed' },
          ]}
        />
      )}
      <ReportTable
        name={messages.heading}
        columns={columnsOf(openings, budget)}
        lines={lines}
        by="categoryName"
        empty={messages.empty}
        totals={budgetTotals(totals, all)}
      />
      {lines.length > 0 && (
        <PairChart
          title={messages.chart}
          series={[messages.actual, messages.finalBudget]}
          isSecondPlan
          groups={report.byCategory.map((use) => ({
            id: use.categoryId,
            name: use.categoryName,
            amounts: [use.actualExpenses, use.finalBudget],
          }))}
        />
      )}
      <Unbudgeted
        words={{ heading: messages.unbudgeted, hint: messages.unbudgetedHint }}
        spendings={report.unbudgeted}
        openings={openings}
        sum={totals.unbudgeted}
      />
      <Unbudgeted
        words={{ heading: messages.fromClosed, hint: messages.fromClosedHint }}
        spendings={report.fromClosed}
        openings={openings}
        sum={totals.fromClosed}
      />
      <OpenAdvances source={source} />
    </YearReport>
  );
}

const AMOUNTS = [
  { field: 'originalBudget', label: messages.originalBudget, tone: 'plain' },
  { field: 'changes', label: messages.changes, tone: 'change' },
  { field: 'finalBudget', label: messages.finalBudget, tone: 'plain' },
  { field: 'actualExpenses', label: messages.actual, tone: 'plain' },
  { field: 'variance', label: messages.variance, tone: 'signed', onCard: 'note' },
] as const;

type Field = (typeof AMOUNTS)[number]['field'];

/** Returns what a budget opens: the list of it. */
function budgetOf({ year }: ReportSource) {
  const opens = `/admin/budget${year === null ? '' : yearSearch(year)}`;
  return (name: string): Opening => ({ name: [reportMessages.budgeted, name], opens });
}

/** What of a line is planned, what is spent, and what follows from both. */
function openingOf<T>(field: Field, planned: () => T, spent: () => T): T | null {
  if (field === 'variance') return null;
  return field === 'actualExpenses' ? spent() : planned();
}

/** Returns the columns of Budget vs Actual in their order, with the specified headings. */
function columnsOf(
  openings: OpeningsOf,
  budget: (name: string) => Opening,
): readonly Column<BudgetLine>[] {
  const openingIn = (line: BudgetLine) => (field: Field) => {
    const place = placeOf(line);
    return openingOf(
      field,
      () => budget(place.name),
      () => openings('spent', place),
    );
  };
  return [...NAMES, ...figureColumns(AMOUNTS, ({ row }: BudgetLine) => row, openingIn), PERCENT];
}

const NAMES: readonly Column<BudgetLine>[] = [
  textColumn('categoryName', reportMessages.category, ({ row }) => row.categoryName, {
    cell: ({ row, items }) => (
      <>
        {row.categoryName}
        {items > 1 && (
          <SecondaryText as="span">{reportMessages.budget.itemCount(items)}</SecondaryText>
        )}
      </>
    ),
    onCard: 'title',
  }),
  textColumn('fundName', reportMessages.fund, ({ row }) => row.fundName, { onCard: 'note' }),
];

const PERCENT: Column<BudgetLine> = {
  id: 'percentUsed',
  label: messages.percentUsed,
  cell: ({ row, use }) => <PercentUsed percent={row.percentUsed} use={use} />,
  numeric: true,
  sortable: true,
  compare: (one, other) => usedFor(one) - usedFor(other),
  onCard: 'figure',
};

/** The TOTAL row, which the file does not have. */
function budgetTotals(
  totals: Report['totals'],
  all: (figure: 'budget' | 'spent') => Opening | null,
): Totals {
  const { finalBudget, actualExpenses, percentUsed } = totals;
  const { label, cells } = figureTotals(reportMessages.total, AMOUNTS, totals, (field: Field) =>
    openingOf(
      field,
      () => all('budget'),
      () => all('spent'),
    ),
  );
  const use = budgetUse(finalBudget, actualExpenses);
  return {
    label,
    cells: { ...cells, percentUsed: <PercentUsed percent={percentUsed} use={use} /> },
  };
}

/** Sorts what was spent without a budget above everything else. */
function usedFor({ row }: BudgetLine): number {
  return row.percentUsed ?? Number.MAX_VALUE;
}
