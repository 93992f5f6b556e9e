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
import { figureColumns, figureTotals } from '../shared/figures/figure-columns.tsx';
import type { Opening } from '../shared/figures/FigureLink.tsx';
import { textColumn } from '../shared/lists/column-kinds.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { yearSearch } from '../shared/years/year-address.ts';
import { incomeItems, incomeItemsOf } from '../shared/records/income-items.ts';
import { plainTotals, summaryColumns, type Line } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { useOpenings, type FigurePlace } from './report-figures.ts';
import { ReportTable } from './ReportSection.tsx';
import { reportMessages } from './reports-messages.ts';
import { YearReport } from './YearReport.tsx';

const messages = reportMessages.income;

const AMOUNTS = [
  { field: 'expectedIncome', label: messages.expected, tone: 'plain', onCard: 'note' },
  { field: 'actualRevenue', label: messages.actual, tone: 'plain', onCard: 'note' },
  { field: 'difference', label: messages.difference, tone: 'signed', onCard: 'figure' },
] as const;

const NAME: Column<Line<IncomeBudgetRow>> = textColumn(
  'categoryName',
  reportMessages.category,
  ({ row }) => row.categoryName,
  { onCard: 'title' },
);

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

type Field = (typeof AMOUNTS)[number]['field'];

/** What was expected is in the list of it. */
function planOf(name: string, { year }: ReportSource): Opening {
  const opens = `/admin/budget/income${year === null ? '' : yearSearch(year)}`;
  return { name: [reportMessages.expected, name], opens };
}

/** Each category's expected income and revenue. */
function Comparison({ source, report: { lines, total } }: ComparisonProps) {
  const openings = useOpenings(source);
  const openingOf = (field: Field, place: FigurePlace) => {
    if (field === 'actualRevenue') return openings('received', place);
    return field === 'expectedIncome' ? planOf(place.name, source) : null;
  };
  const openingIn =
    ({ id, row }: Line<IncomeBudgetRow>) =>
    (field: Field) =>
      openingOf(field, { name: row.categoryName, categoryId: id });
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
        columns={[
          NAME,
          ...figureColumns(AMOUNTS, ({ row }: Line<IncomeBudgetRow>) => row, openingIn),
        ]}
        lines={lines}
        by="categoryName"
        empty={messages.empty}
        totals={figureTotals(reportMessages.total, AMOUNTS, total, (field: Field) =>
          openingOf(field, { name: reportMessages.all }),
        )}
      />
      {lines.length > 0 && (
        <PairChart
          title={messages.chart}
          series={[messages.actual, messages.expected]}
          isSecondPlan
          groups={lines.map(({ id, row }) => ({
            id,
            name: row.categoryName,
            amounts: [row.actualRevenue, row.expectedIncome],
          }))}
        />
      )}
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
        totals={plainTotals(messages.difference, difference)}
      />
    </TabSection>
  );
}
