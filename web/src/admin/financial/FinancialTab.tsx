import { TabHeading } from '../shared/TabHeading.tsx';

export function FinancialTab() {
  return <TabHeading heading="Financial Data" />;
}
