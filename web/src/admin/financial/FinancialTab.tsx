import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { subTabAt } from '../shared/sub-tabs.ts';
import { SubTabs } from '../shared/SubTabs.tsx';
import { FINANCIAL_TABS } from './financial-tabs.ts';
import { FundsTab } from './funds/FundsTab.tsx';
import { EXPENSES, REVENUE } from './transactions/transaction-kinds.ts';
import { TransactionsTab } from './transactions/TransactionsTab.tsx';

/** The Financial Data tab with its three sub-tabs, each at an address of its own. */
export function FinancialTab() {
  return (
    <SubTabs
      label="Financial Data"
      base="/admin/financial"
      tabs={FINANCIAL_TABS}
      current={subTabAt(FINANCIAL_TABS, useLocation().pathname)}
    >
      <Routes>
        {/* The keys keep one kind's filters and pages from the other. */}
        <Route path="revenue" element={<TransactionsTab key="revenue" kind={REVENUE} />} />
        <Route path="expenses" element={<TransactionsTab key="expenses" kind={EXPENSES} />} />
        <Route path="funds" element={<FundsTab />} />
        <Route path="*" element={<Navigate to="/admin/financial/revenue" replace />} />
      </Routes>
    </SubTabs>
  );
}
