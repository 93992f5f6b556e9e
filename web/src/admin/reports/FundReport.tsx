import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import { fundIncome, INCOME_AMOUNTS } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/DataTable.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { FUND_COLUMNS, incomeTotals } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { reportMessages } from './reports-messages.ts';
import { ReportSection } from './ReportSection.tsx';
import { useReportSort } from './useReportSort.ts';

const messages = reportMessages.funds;

/** Income by Fund, and below it the ending balances that follow from it. */
export function FundReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = fundIncome(source);
  const sorted = useReportSort(lines, FUND_COLUMNS, 'fundCode');
  return (
    <>
      <ReportSection
        heading={messages.heading}
        hint={messages.hint}
        fileName={REPORT_FILES.funds}
        rows={lines.map(({ row }) => row)}
        amounts={INCOME_AMOUNTS}
      >
        {lines.length > 0 && (
          <PairChart
            title={messages.chart}
            series={[reportMessages.revenue, reportMessages.expenses]}
            groups={lines.map(({ id, row }) => ({
              id,
              name: row.fundName,
              amounts: [row.revenue, row.expenses],
            }))}
          />
        )}
        <DataTable
          name={messages.heading}
          columns={FUND_COLUMNS}
          {...sorted}
          keyOf={({ id }) => id}
          empty={<EmptyState>{messages.empty}</EmptyState>}
          totals={incomeTotals(total)}
        />
      </ReportSection>
      <Reconciliation source={source} />
    </>
  );
}
