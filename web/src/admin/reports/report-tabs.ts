/** The reports in their order and with their words. */
export const REPORT_TABS = [
  { path: 'budget', label: 'Budget vs Actual' },
  { path: 'categories', label: 'Income by Category' },
  { path: 'funds', label: 'Income by Fund' },
  { path: 'event', label: 'Event Report' },
] as const;
