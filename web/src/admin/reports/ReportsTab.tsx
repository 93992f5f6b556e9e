import type { ReactNode } from 'react';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { subTabAt } from '../shared/sub-tabs.ts';
import { SubTabs } from '../shared/SubTabs.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { BudgetReport } from './BudgetReport.tsx';
import { CategoryReport } from './CategoryReport.tsx';
import { EventReport } from './EventReport.tsx';
import { FundReport } from './FundReport.tsx';
import { OwnPaymentsLine } from './OwnPaymentsLine.tsx';
import { OffPaper, PrintLook } from './PrintLook.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import { Recalculate } from './Recalculate.tsx';
import { REPORT_TABS } from './report-tabs.ts';
import { retryReportSource, useReportSource } from './useReportSource.ts';
import { WaitingLine } from './WaitingLine.tsx';

/** The Reports tab (docs/behaviour.md, 'Reports tab') with its four sub-tabs, each at an address of its own. */
export function ReportsTab() {
  const live = useReportSource();
  const show = (report: (source: ReportSource) => ReactNode) =>
    live.status === 'ready' ? report(live.value) : null;
  return (
    <>
      <PrintLook />
      <PrintHeading />
      <OffPaper>
        <TabHeading
          heading="Reports"
          hint="What came in, what was spent, and what is left of the budget. The figures change as the books do."
        />
      </OffPaper>
      {live.status === 'ready' && <WaitingLine source={live.value} />}
      <OwnPaymentsLine />
      <SubTabs
        label="Reports"
        base="/admin/reports"
        tabs={REPORT_TABS}
        current={subTabAt(REPORT_TABS, useLocation().pathname)}
      >
        {live.status === 'loading' && <TabSkeleton />}
        {live.status === 'error' && (
          <LoadFailure failure={live.failure} onRetry={retryReportSource} />
        )}
        <Routes>
          <Route
            path="budget"
            element={show((source) => (
              <BudgetReport source={source} />
            ))}
          />
          <Route
            path="categories"
            element={show((source) => (
              <CategoryReport source={source} />
            ))}
          />
          <Route
            path="funds"
            element={show((source) => (
              <FundReport source={source} />
            ))}
          />
          <Route
            path="event"
            element={show((source) => (
              <EventReport source={source} />
            ))}
          />
          <Route path="*" element={<Navigate to="/admin/reports/budget" replace />} />
        </Routes>
      </SubTabs>
      <OffPaper>
        <Recalculate />
      </OffPaper>
    </>
  );
}
