import { Suspense, type ComponentType } from 'react';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { lazyNotice } from '../lazy-notice.ts';
import { LoadState } from '../shared/LoadState.tsx';
import type { SubTab, SubTabList } from '../shared/sub-tabs.ts';
import { SubTabs } from '../shared/SubTabs.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';
import { BudgetReport } from './BudgetReport.tsx';
import { CategoryReport } from './CategoryReport.tsx';
import { EventReport } from './EventReport.tsx';
import { FundReport } from './FundReport.tsx';
import { OwnPaymentsNotice } from './OwnPaymentsNotice.tsx';
import { OffPaper, PrintStyles } from './PrintStyles.tsx';
import { reportMessages } from './reports-messages.ts';
import { PrintHeading } from './PrintHeading.tsx';
import { retryReportSource, useReportSource } from './useReportSource.ts';
import { WaitingNotice } from './WaitingNotice.tsx';

/** Below the report, so its code comes after the figures. */
const Recalculate = lazyNotice(async () => (await import('./Recalculate.tsx')).Recalculate);

interface ReportTab extends Omit<SubTab, 'element'> {
  readonly Report: ComponentType<{ readonly source: ReportSource }>;
}

/** The reports in their order: a new one is one more line. */
const REPORTS: SubTabList<ReportTab> = [
  { path: 'budget', label: reportMessages.budget.heading, Report: BudgetReport },
  { path: 'categories', label: reportMessages.categories.heading, Report: CategoryReport },
  { path: 'funds', label: reportMessages.funds.heading, Report: FundReport },
  { path: 'event', label: reportMessages.event.heading, Report: EventReport },
];

/** The same with what each shows; nothing while there is no source. */
function reportTabs(source: ReportSource | null): SubTabList {
  const tabOf = ({ Report, ...tab }: ReportTab): SubTab => ({
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
        <TabHeading heading={reportMessages.heading} hint={reportMessages.hint} />
      </OffPaper>
      {source && <WaitingNotice source={source} />}
      <OwnPaymentsNotice />
      <SubTabs label={reportMessages.heading} base="/admin/reports" tabs={reportTabs(source)}>
        <LoadState state={state} onRetry={retryReportSource} />
      </SubTabs>
      <OffPaper>
        <Suspense>
          <Recalculate />
        </Suspense>
      </OffPaper>
    </>
  );
}
