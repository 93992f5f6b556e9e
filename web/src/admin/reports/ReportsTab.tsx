import { Suspense, type ComponentType } from 'react';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { lazyNotice } from '../lazy-notice.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import type { SubTab, SubTabList } from '../shared/sub-tabs.ts';
import { SubTabs } from '../shared/SubTabs.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { BudgetReport } from './BudgetReport.tsx';
import { CategoryReport } from './CategoryReport.tsx';
import { EventReport } from './EventReport.tsx';
import { FundReport } from './FundReport.tsx';
import { OwnPaymentsLine } from './OwnPaymentsLine.tsx';
import { OffPaper, PrintStyles } from './PrintStyles.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import { retryReportSource, useReportSource } from './useReportSource.ts';
import { WaitingLine } from './WaitingLine.tsx';

/** Below the report, so its code comes after the figures. */
const Recalculate = lazyNotice(async () => (await import('./Recalculate.tsx')).Recalculate);

interface Report extends Omit<SubTab, 'element'> {
  readonly Report: ComponentType<{ readonly source: ReportSource }>;
}

/** The reports in their order: a new one is one more line. */
const REPORTS: SubTabList<Report> = [
  { path: 'budget', label: 'Budget vs Actual', Report: BudgetReport },
  { path: 'categories', label: 'Income by Category', Report: CategoryReport },
  { path: 'funds', label: 'Income by Fund', Report: FundReport },
  { path: 'event', label: 'Event Report', Report: EventReport },
];

/** The same with what each shows; nothing while there is no source. */
function reportTabs(source: ReportSource | null): SubTabList {
  const tabOf = ({ Report, ...tab }: Report): SubTab => ({
    ...tab,
    element: source && <Report source={source} />,
  });
  const [first, ...others] = REPORTS;
  return [tabOf(first), ...others.map(tabOf)];
}

/** The Reports tab (docs/behaviour.md, 'Reports tab') with its four sub-tabs, each at an address of its own. */
export function ReportsTab() {
  const state = useReportSource();
  const source = state.status === 'ready' ? state.value : null;
  return (
    <>
      <PrintStyles />
      <PrintHeading />
      <OffPaper>
        <TabHeading
          heading="Reports"
          hint="What came in, what was spent, and what is left of the budget. The figures change as the books do."
        />
      </OffPaper>
      {source && <WaitingLine source={source} />}
      <OwnPaymentsLine />
      <SubTabs label="Reports" base="/admin/reports" tabs={reportTabs(source)}>
        {state.status === 'loading' && <TabSkeleton />}
        {state.status === 'error' && (
          <LoadFailure failure={state.failure} onRetry={retryReportSource} />
        )}
      </SubTabs>
      <OffPaper>
        <Suspense>
          <Recalculate />
        </Suspense>
      </OffPaper>
    </>
  );
}
