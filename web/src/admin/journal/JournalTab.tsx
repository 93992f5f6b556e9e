import { Suspense, type ComponentType } from 'react';
import { lazy } from '../lazy.ts';
import { TabSkeleton } from '../shared/frame/LoadState.tsx';
import { type SubTab, type SubTabList, SubTabs } from '../shared/frame/SubTabs.tsx';
import { pageMessages } from './journal-page-messages.ts';
import { JournalPage } from './JournalPage.tsx';

const FindingsTab = lazy(async () => ({
  default: (await import('./findings/FindingsTab.tsx')).FindingsTab,
}));

const { subTabs: labels } = pageMessages;

const TABS: SubTabList<SubTab & { readonly Page: ComponentType }> = [
  { path: '', label: labels.changes, Page: JournalPage },
  { path: 'findings', label: labels.findings, Page: FindingsTab },
];

/** The tab Activity: who changed what, and what reviewers and others noticed, each at an address of its own. */
export function JournalTab() {
  return (
    <SubTabs label={pageMessages.heading} base="/admin/journal" tabs={TABS}>
      {({ Page }) => (
        <Suspense fallback={<TabSkeleton />}>
          <Page />
        </Suspense>
      )}
    </SubTabs>
  );
}
