/** The sub-tabs of Financial Data in their order and with their words. */
export const FINANCIAL_TABS = [
  { path: 'revenue', label: 'Revenue Items' },
  { path: 'expenses', label: 'Manual Expenses' },
  { path: 'funds', label: 'Fund Management' },
] as const;
