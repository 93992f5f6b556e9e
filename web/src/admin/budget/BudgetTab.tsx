import type { ReactElement } from 'react';
import { type SubTab, type SubTabList, SubTabs } from '../shared/frame/SubTabs.tsx';
import { Amendments } from './Amendments.tsx';
import { INCOME, SPENDING } from './budget-kinds.ts';
import { budgetMessages } from './budget-messages.ts';
import { BudgetItems } from './BudgetItems.tsx';

/** The sub-tabs in their order. The keys keep the filters of one side from the other. */
const TABS: SubTabList<SubTab & { readonly element: ReactElement }> = [
  {
    path: '',
    label: budgetMessages.spendingTab,
    element: <BudgetItems key="spending" kind={SPENDING} />,
  },
  {
    path: 'income',
    label: budgetMessages.incomeTab,
    element: <BudgetItems key="income" kind={INCOME} />,
  },
  { path: 'amendments', label: budgetMessages.amendmentsTab, element: <Amendments /> },
];

/** The Budget Management tab: what may be spent, what is expected to come in, and how that was amended. */
export function BudgetTab() {
  return (
    <SubTabs label={budgetMessages.heading} base="/admin/budget" tabs={TABS}>
      {({ element }) => element}
    </SubTabs>
  );
}
