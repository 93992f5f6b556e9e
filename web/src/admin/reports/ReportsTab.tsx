import { EmptyState } from '../shared/EmptyState.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';

/** The tab of the reports (spec.md section 2). */
export function ReportsTab() {
  return (
    <>
      <TabHeading heading="Reports" />
      <EmptyState>
        The reports will open here soon; until then, what you enter in the other tabs is kept for
        them.
      </EmptyState>
    </>
  );
}
