import { TabHeading } from '../shared/TabHeading.tsx';

export function BudgetTab() {
  return <TabHeading heading="Budget Management" />;
}
