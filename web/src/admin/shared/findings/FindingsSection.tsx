import { Suspense } from 'react';
import { lazy } from '../../lazy.ts';
import { TabSkeleton } from '../frame/LoadState.tsx';
import { OffPaper } from '../frame/PrintPage.tsx';
import { TabSection } from '../frame/TabHeading.tsx';
import { findingsMessages as messages } from './findings-messages.ts';
import type { RecordFindingsProps } from './RecordFindings.tsx';

/** With its forms: not before a record is opened. */
const RecordFindings = lazy(async () => ({
  default: (await import('./RecordFindings.tsx')).RecordFindings,
}));

/** The findings on a record, under a heading. A printed slip or review form has none of them. */
export function FindingsSection(props: RecordFindingsProps) {
  return (
    <OffPaper sx={{ marginTop: '2rem' }}>
      <TabSection heading={messages.heading} hint={messages.hint}>
        <Findings {...props} />
      </TabSection>
    </OffPaper>
  );
}

/** The findings on a record, once their code has loaded. */
export function Findings(props: RecordFindingsProps) {
  return (
    <Suspense fallback={<TabSkeleton />}>
      <RecordFindings {...props} />
    </Suspense>
  );
}
