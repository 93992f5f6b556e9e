import { Suspense, type ReactElement } from 'react';
import { lazy } from '../lazy.ts';
import { TabSkeleton } from '../shared/frame/LoadState.tsx';
import { ListOrRecord } from '../shared/frame/RecordPage.tsx';
import { type SubTab, type SubTabList, SubTabs } from '../shared/frame/SubTabs.tsx';
import { financialMessages } from './financial-messages.ts';
import { EXPENSES, REVENUE } from './transactions/transaction-kinds.ts';
import { TransactionsTab } from './transactions/TransactionsTab.tsx';

const AdvancesTab = lazy(async () => ({
  default: (await import('./advances/AdvancesTab.tsx')).AdvancesTab,
}));
const ConfirmTab = lazy(async () => ({
  default: (await import('./confirm/ConfirmTab.tsx')).ConfirmTab,
}));
const FundsTab = lazy(async () => ({ default: (await import('./funds/FundsTab.tsx')).FundsTab }));
const TransfersTab = lazy(async () => ({
  default: (await import('./transfers/TransfersTab.tsx')).TransfersTab,
}));

const TransactionPage = lazy(async () => ({
  default: (await import('./transactions/TransactionPage.tsx')).TransactionPage,
}));
const TransferPage = lazy(async () => ({
  default: (await import('./transfers/TransferPage.tsx')).TransferPage,
}));

/** The sub-tabs in their order. The keys keep the filters and the page of one kind from the other. */
const TABS: SubTabList<SubTab & { readonly element: ReactElement }> = [
  {
    path: 'revenue',
    label: REVENUE.messages.heading,
    element: (
      <ListOrRecord
        key="revenue"
        list={<TransactionsTab kind={REVENUE} />}
        pageOf={(id) => <TransactionPage key={id} kind={REVENUE} id={id} />}
      />
    ),
  },
  {
    path: 'expenses',
    label: EXPENSES.messages.heading,
    element: (
      <ListOrRecord
        key="expenses"
        list={<TransactionsTab kind={EXPENSES} />}
        pageOf={(id) => <TransactionPage key={id} kind={EXPENSES} id={id} />}
      />
    ),
  },
  { path: 'funds', label: financialMessages.funds.heading, element: <FundsTab /> },
  {
    path: 'transfers',
    label: financialMessages.tabs.transfers,
    element: (
      <ListOrRecord list={<TransfersTab />} pageOf={(id) => <TransferPage key={id} id={id} />} />
    ),
  },
  { path: 'advances', label: financialMessages.tabs.advances, element: <AdvancesTab /> },
  { path: 'confirm', label: financialMessages.tabs.confirm, element: <ConfirmTab /> },
];

/** The Financial Data tab with its sub-tabs, each at an address of its own. */
export function FinancialTab() {
  return (
    <SubTabs label={financialMessages.heading} base="/admin/financial" tabs={TABS}>
      {({ element }) => <Suspense fallback={<TabSkeleton />}>{element}</Suspense>}
    </SubTabs>
  );
}
