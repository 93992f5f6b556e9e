import { TabHeading } from '../shared/TabHeading.tsx';

export function UsersTab() {
  return <TabHeading heading="User Management" />;
}
