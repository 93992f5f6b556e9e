/** The names of the downloaded files (spec.md section 2). */
export const REPORT_FILES = {
  budget: 'budget-vs-actual.csv',
  categories: 'income-by-category.csv',
  funds: 'income-by-fund.csv',
} as const;

/** @param categoryId the document's id, whose form no file system minds. */
export function eventReportFile(categoryId: string): string {
  return `event-report-${categoryId}.csv`;
}
