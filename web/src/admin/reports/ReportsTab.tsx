import { lazy, Suspense, useEffect, type ElementType } from 'react';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { useStore } from '../../app/store.ts';
import { lazyNotice } from '../lazy-notice.ts';
import { LoadState, TabSkeleton } from '../shared/frame/LoadState.tsx';
import { type SubTab, type SubTabList, SubTabs } from '../shared/frame/SubTabs.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { BudgetReport } from './BudgetReport.tsx';
import { CategoryReport, FundReport } from './IncomeReports.tsx';
import { OffPaper, PrintPage } from '../shared/frame/PrintPage.tsx';
import { reportMessages } from './reports-messages.ts';
import { reportSource } from './report-source.ts';

/** What the figures leave out comes after them. */
const loadNotices = () => import('./ReportNotices.tsx');
const WaitingNotice = lazyNotice(async () => (await loadNotices()).WaitingNotice);
const OwnPaymentsNotice = lazyNotice(async () => (await loadNotices()).OwnPaymentsNotice);

/** Below the report, so its code comes after the figures. */
const Recalculate = lazyNotice(async () => (await import('./Recalculate.tsx')).Recalculate);

/** The last report, of one category at a time: its code comes after that of the others. */
const loadEventReport = () => import('./EventReport.tsx');
const EventReport = lazy(async () => ({ default: (await loadEventReport()).EventReport }));

interface ReportTab extends SubTab {
  readonly Report: ElementType<{ readonly source: ReportSource }>;
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
  useEffect(() => {
    // Then it opens at once, also without a connection.
    void loadEventReport().catch(() => undefined);
  }, []);
  return (
    <>
      <PrintPage />
      <OffPaper>
        <TabHeading heading={reportMessages.heading} hint={reportMessages.hint} />
      </OffPaper>
      <Suspense>
        {state.status === 'ready' && <WaitingNotice source={state.value} />}
        <OwnPaymentsNotice />
      </Suspense>
      <SubTabs label={reportMessages.heading} base="/admin/reports" tabs={REPORTS}>
        {({ Report }) => (
          <LoadState store={reportSource}>
            {(source) => (
              <Suspense fallback={<TabSkeleton />}>
                <Report source={source} />
              </Suspense>
            )}
          </LoadState>
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
