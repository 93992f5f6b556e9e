/** The dashboard's tabs in their order, with their labels; the submitted expenses come first. */
export const TABS = [
  { path: 'expenses', label: 'Expenses' },
  { path: 'categories', label: 'Categories' },
  { path: 'budget', label: 'Budget Management' },
  { path: 'balances', label: 'Fund Balances' },
  { path: 'financial', label: 'Financial Data' },
  { path: 'reports', label: 'Reports' },
  { path: 'users', label: 'User Management' },
] as const;

export type TabPath = (typeof TABS)[number]['path'];

/** Returns the tab that an address is in; the first one for `/admin` and for what does not exist. */
export function tabAt(pathname: string): (typeof TABS)[number] {
  const [, , path] = pathname.split('/');
  return TABS.find((tab) => tab.path === path) ?? TABS[0];
}
