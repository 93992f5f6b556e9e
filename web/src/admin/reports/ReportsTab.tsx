import { Suspense, type ComponentType } from 'react';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { useStore } from '../../app/store.ts';
import { lazyNotice } from '../lazy-notice.ts';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { type SubTab, type SubTabList, SubTabs } from '../shared/frame/SubTabs.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { BudgetReport } from './BudgetReport.tsx';
import { EventReport } from './EventReport.tsx';
import { CategoryReport, FundReport } from './IncomeReports.tsx';
import { OwnPaymentsNotice, WaitingNotice } from './ReportNotices.tsx';
import { OffPaper, PrintPage } from '../shared/frame/PrintPage.tsx';
import { reportMessages } from './reports-messages.ts';
import { reportSource } from './report-source.ts';

/** Below the report, so its code comes after the figures. */
const Recalculate = lazyNotice(async () => (await import('./Recalculate.tsx')).Recalculate);

interface ReportTab extends SubTab {
  readonly Report: ComponentType<{ readonly source: ReportSource }>;
}

/** The reports in their order: a new one is one more line. */
const REPORTS: SubTabList<ReportTab> = [
  { path: 'budget', label: reportMessages.budget.heading, Report: BudgetReport },
  { path: 'categories', label: reportMessages.categories.heading, Report: CategoryReport },
  { path: 'funds', label: reportMessages.funds.heading, Report: FundReport },
  { path: 'event', label: reportMessages.event.heading, Report: EventReport },
];

/** The Reports tab (docs/behaviour.md, 'Reports tab') with its four sub-tabs, each at an address of its own. */
export function ReportsTab() {
  const state = useStore(reportSource);
  return (
    <>
      <PrintPage />
      <OffPaper>
        <TabHeading heading={reportMessages.heading} hint={reportMessages.hint} />
      </OffPaper>
      {state.status === 'ready' && <WaitingNotice source={state.value} />}
      <OwnPaymentsNotice />
      <SubTabs label={reportMessages.heading} base="/admin/reports" tabs={REPORTS}>
        {({ Report }) => (
          <LoadState store={reportSource}>{(source) => <Report source={source} />}</LoadState>
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
