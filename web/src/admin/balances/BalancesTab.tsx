import { TabHeading } from '../shared/TabHeading.tsx';

export function BalancesTab() {
  return <TabHeading heading="Fund Balances" />;
}
