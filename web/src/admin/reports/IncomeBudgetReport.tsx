import { REPORT_FILES } from '@pa-ledger/domain/reports/csv';
import {
  INCOME_BUDGET_AMOUNTS,
  incomeBudgetReport,
  type IncomeBudgetReport as Report,
  type IncomeBudgetRow,
} from '@pa-ledger/domain/reports/income-budget';
import { hasFlow, type ReportSource } from '@pa-ledger/domain/reports/source';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { amountColumns, amountTotals, textColumn } from '../shared/lists/column-kinds.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { incomeItems, incomeItemsOf } from '../shared/records/income-items.ts';
import { incomeTotals, summaryColumns, type Line } from './income-columns.tsx';
import { ReportTable } from './ReportSection.tsx';
import { reportMessages } from './reports-messages.ts';
import { YearReport } from './YearReport.tsx';

const messages = reportMessages.income;

const AMOUNTS = [
  { field: 'expectedIncome', label: messages.expected, tone: 'plain', onCard: 'note' },
  { field: 'actualRevenue', label: messages.actual, tone: 'plain', onCard: 'note' },
  { field: 'difference', label: messages.difference, tone: 'signed', onCard: 'figure' },
] as const;

const COLUMNS: readonly Column<Line<IncomeBudgetRow>>[] = [
  textColumn('categoryName', reportMessages.category, ({ row }) => row.categoryName, {
    onCard: 'title',
  }),
  ...amountColumns(AMOUNTS, ({ row }: Line<IncomeBudgetRow>) => row),
];

/** Income vs Budget, and below it what the year nets to. Only this report reads the expected income. */
export function IncomeBudgetReport({ source }: { readonly source: ReportSource }) {
  const store = source.year === null ? incomeItems : incomeItemsOf(source.year);
  return (
    <LoadState store={store}>
      {(items) => {
        const report = incomeBudgetReport(source, items);
        return (
          <>
            <Comparison source={source} report={report} />
            <Net report={report} />
          </>
        );
      }}
    </LoadState>
  );
}

interface ComparisonProps {
  readonly source: ReportSource;
  readonly report: Report;
}

/** Each category's expected income and revenue. */
function Comparison({ source, report: { lines, total } }: ComparisonProps) {
  return (
    <YearReport
      heading={messages.heading}
      source={source}
      hint={messages.hint}
      fileName={REPORT_FILES.income}
      rows={lines.map(({ row }) => row)}
      amounts={INCOME_BUDGET_AMOUNTS}
    >
      <ReportTable
        name={messages.heading}
        columns={COLUMNS}
        lines={lines}
        by="categoryName"
        empty={messages.empty}
        totals={amountTotals(reportMessages.total, AMOUNTS, total)}
      />
    </YearReport>
  );
}

/** What is left of income after spending: as planned, as it is, and the difference. */
function Net({ report: { planned, actual, difference } }: Pick<ComparisonProps, 'report'>) {
  if (![planned, actual].some(hasFlow)) return null;
  return (
    <TabSection heading={messages.net.heading} hint={messages.net.hint}>
      <DataTable
        name={messages.net.heading}
        columns={summaryColumns(messages.net.part)}
        rows={{
          status: 'ready',
          value: [
            { id: 'planned', row: { name: messages.net.planned, ...planned } },
            { id: 'actual', row: { name: messages.net.actual, ...actual } },
          ],
        }}
        keyOf={({ id }) => id}
        empty={null}
        totals={incomeTotals(difference, messages.difference)}
      />
    </TabSection>
  );
}
