import { Suspense } from 'react';
import { TabSkeleton } from '../shared/frame/LoadState.tsx';
import { SubTabs } from '../shared/frame/SubTabs.tsx';
import { bankMessages } from './bank-messages.ts';
import { SUB_TABS } from './sub-tabs.tsx';

/** The tab Bank: where the association's money is, each part at an address of its own. */
export function BankTab() {
  return (
    <SubTabs label={bankMessages.heading} base="/admin/bank" tabs={SUB_TABS}>
      {({ Page }) => (
        <Suspense fallback={<TabSkeleton />}>
          <Page />
        </Suspense>
      )}
    </SubTabs>
  );
}
