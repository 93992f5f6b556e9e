/**
 * The names of the downloaded files (docs/behaviour.md, 'CSV files'). TOTAL is not in a file: a person who sums a
 * column would count everything twice.
 */
export const REPORT_FILES = {
  budget: 'budget-vs-actual.csv',
  income: 'income-vs-budget.csv',
  categories: 'income-by-category.csv',
  funds: 'income-by-fund.csv',
} as const;

/** Returns the name of the file for a category; document ids are valid in file names. */
export function eventReportFile(categoryId: string): string {
  return `event-report-${categoryId}.csv`;
}
