import { styled } from '@mui/material/styles';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { FINANCIAL_PANEL_ID, FinancialTabBar, financialTabId } from './FinancialTabBar.tsx';
import { financialTabAt } from './financial-tabs.ts';
import { FundsTab } from './funds/FundsTab.tsx';
import { EXPENSES, REVENUE } from './transactions/kinds.ts';
import { TransactionsTab } from './transactions/TransactionsTab.tsx';

/** The Financial Data tab with its three sub-tabs, each at an address of its own (spec.md section 2). */
export function FinancialTab() {
  const current = financialTabAt(useLocation().pathname);
  return (
    <>
      <FinancialTabBar current={current} />
      <Panel id={FINANCIAL_PANEL_ID} role="tabpanel" aria-labelledby={financialTabId(current)}>
        <Routes>
          {/* The keys keep one kind's filters and pages from the other. */}
          <Route path="revenue" element={<TransactionsTab key="revenue" kind={REVENUE} />} />
          <Route path="expenses" element={<TransactionsTab key="expenses" kind={EXPENSES} />} />
          <Route path="funds" element={<FundsTab />} />
          <Route path="*" element={<Navigate to="/admin/financial/revenue" replace />} />
        </Routes>
      </Panel>
    </>
  );
}

const Panel = styled('div')({ marginTop: '1.5rem' });
