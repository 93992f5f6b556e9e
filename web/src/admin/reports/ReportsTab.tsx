import { Suspense, useEffect, type ElementType } from 'react';
import { lazy } from '../lazy.ts';
import { ANY_DAYS } from '@pa-ledger/domain/home/dated-work';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../app/store.ts';
import { lazyNotice } from '../lazy-notice.ts';
import { warmUp } from '../warm-up.ts';
import { LoadState, TabSkeleton } from '../shared/frame/LoadState.tsx';
import { type SubTab, subTabAt, type SubTabList, SubTabs } from '../shared/frame/SubTabs.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { BudgetReport } from './BudgetReport.tsx';
import { CategoryReport, FundReport } from './IncomeReports.tsx';
import { OffPaper, PrintPage } from '../shared/frame/PrintPage.tsx';
import { printMessages } from '../shared/frame/print-messages.ts';
import type { LiveStore } from '../shared/records/live-store.ts';
import { useShownPeriod, useShownYear } from '../shared/years/useShownYear.ts';
import { YearSwitch } from '../shared/years/YearSwitch.tsx';
import { reportMessages } from './reports-messages.ts';
import { reportSource } from './report-source.ts';

/** What the figures leave out comes after them. */
const loadNotices = () => import('./ReportNotices.tsx');
const WaitingNotice = lazyNotice(async () => (await loadNotices()).WaitingNotice);
const ClosedYearNotice = lazyNotice(async () => (await loadNotices()).ClosedYearNotice);
const UnconfirmedNotice = lazyNotice(async () => (await loadNotices()).UnconfirmedNotice);
const OwnPaymentsNotice = lazyNotice(async () => (await loadNotices()).OwnPaymentsNotice);

/** The last reports: their code comes after that of the others. */
const loadEventReport = () => import('./EventReport.tsx');
const loadIncomeReport = () => import('./IncomeBudgetReport.tsx');
const loadTreasurerTab = () => import('./treasurer/TreasurerTab.tsx');
const loadReviewTab = () => import('../review/ReviewTab.tsx');
const EventReport = lazy(async () => ({ default: (await loadEventReport()).EventReport }));
const IncomeBudgetReport = lazy(async () => ({
  default: (await loadIncomeReport()).IncomeBudgetReport,
}));
const TreasurerTab = lazy(async () => ({ default: (await loadTreasurerTab()).TreasurerTab }));
const ReviewTab = lazy(async () => ({ default: (await loadReviewTab()).ReviewTab }));

const LAZY_REPORTS = [loadEventReport, loadIncomeReport, loadTreasurerTab, loadReviewTab];

const BASE = '/admin/reports';

interface YearTab extends SubTab {
  readonly Report: ElementType<{ readonly source: ReportSource }>;
}

/** A sub-tab that has days of its own. */
interface DaysTab extends SubTab {
  readonly Page: ElementType<{ readonly pathname: string }>;
}

type ReportTab = YearTab | DaysTab;

/** The reports in their order: a new one is one more line. */
const REPORTS: SubTabList<ReportTab> = [
  { path: 'budget', label: reportMessages.budget.heading, Report: BudgetReport },
  { path: 'categories', label: reportMessages.categories.heading, Report: CategoryReport },
  { path: 'funds', label: reportMessages.funds.heading, Report: FundReport },
  { path: 'event', label: reportMessages.event.heading, Report: EventReport },
  { path: 'income', label: reportMessages.income.heading, Report: IncomeBudgetReport },
  { path: 'treasurer', label: reportMessages.treasurer, Page: TreasurerTab },
  { path: 'review', label: reportMessages.review, Page: ReviewTab },
];

/**
 * The Reports tab (docs/behaviour.md, 'Reports tab') with its sub-tabs, each at an address of its own; all but the
 * last two are of the year that is chosen.
 */
export function ReportsTab() {
  const { pathname } = useLocation();
  const shown = subTabAt(REPORTS, pathname);
  const isOfYear = REPORTS.some((tab) => tab.path === shown && 'Report' in tab);
  const store = reportSource(useShownPeriod());
  useEffect(() => warmUp(LAZY_REPORTS), []);
  return (
    <>
      <PrintPage {...(!isOfYear && { line: printMessages.prepared })} />
      <OffPaper>
        {isOfYear && <YearSwitch offersAll />}
        <TabHeading heading={reportMessages.heading} hint={reportMessages.hint} />
      </OffPaper>
      {isOfYear && <Notices store={store} />}
      <SubTabs label={reportMessages.heading} base={BASE} tabs={REPORTS}>
        {(tab) => (
          <Suspense fallback={<TabSkeleton />}>
            {'Page' in tab ? (
              <tab.Page pathname={`${BASE}/${tab.path}`} />
            ) : (
              <LoadState store={store}>{(source) => <tab.Report source={source} />}</LoadState>
            )}
          </Suspense>
        )}
      </SubTabs>
    </>
  );
}

/** What the figures leave out, and what somebody should look at. */
function Notices({ store }: { readonly store: LiveStore<ReportSource> }) {
  const state = useStore(store);
  const { days } = useShownYear();
  return (
    <Suspense>
      {state.status === 'ready' && (
        <>
          <ClosedYearNotice year={state.value.year} />
          <WaitingNotice source={state.value} />
          <UnconfirmedNotice days={state.value.year === null ? ANY_DAYS : days} />
        </>
      )}
      <OwnPaymentsNotice />
    </Suspense>
  );
}
