/** The sub-tabs of Financial Data in their order and with their words (spec.md section 2). */
export const FINANCIAL_TABS = [
  { path: 'revenue', label: 'Revenue Items' },
  { path: 'expenses', label: 'Manual Expenses' },
  { path: 'funds', label: 'Fund Management' },
] as const;

export type FinancialPath = (typeof FINANCIAL_TABS)[number]['path'];

/** The sub-tab that an address is in; the first one for `/admin/financial` and for what does not exist. */
export function financialTabAt(pathname: string): FinancialPath {
  const [, , , path] = pathname.split('/');
  return FINANCIAL_TABS.find((tab) => tab.path === path)?.path ?? FINANCIAL_TABS[0].path;
}
