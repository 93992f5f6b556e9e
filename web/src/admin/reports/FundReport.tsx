import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import { fundIncome, INCOME_AMOUNTS } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { ReportTable } from './ReportTable.tsx';
import { FUND_COLUMNS, incomeTotals } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { reportMessages } from './reports-messages.ts';
import { ReportSection } from './ReportSection.tsx';

const messages = reportMessages.funds;

/** Income by Fund, and below it the ending balances that follow from it. */
export function FundReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = fundIncome(source);
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
        <ReportTable
          name={messages.heading}
          columns={FUND_COLUMNS}
          lines={lines}
          by="fundCode"
          empty={messages.empty}
          totals={incomeTotals(total)}
        />
      </ReportSection>
      <Reconciliation source={source} />
    </>
  );
}
