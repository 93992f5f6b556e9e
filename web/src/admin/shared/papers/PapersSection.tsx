import { Suspense } from 'react';
import { lazy } from '../../lazy.ts';
import { TabSkeleton } from '../frame/LoadState.tsx';
import { TabSection } from '../frame/TabHeading.tsx';
import type { PapersListProps } from './PapersList.tsx';
import { papersMessages as messages } from './papers-messages.ts';

/** With what takes files and draws them: not before a record is opened. */
const PapersList = lazy(async () => ({
  default: (await import('./PapersList.tsx')).PapersList,
}));

/** The papers of a record, under a heading. */
export function PapersSection(props: PapersListProps) {
  const isStatement = props.of.collection === 'statements';
  return (
    <TabSection
      heading={isStatement ? messages.statement : messages.heading}
      sx={{ marginTop: '2rem' }}
    >
      <Papers {...props} />
    </TabSection>
  );
}

/** The papers of a record, once their code has loaded. */
export function Papers(props: PapersListProps) {
  return (
    <Suspense fallback={<TabSkeleton />}>
      <PapersList {...props} />
    </Suspense>
  );
}
