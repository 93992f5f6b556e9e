/**
 * The names of the downloaded files. A file holds the rows of its report under the specification's
 * field names. TOTAL is not among them: whoever sums a column in a spreadsheet would count everything twice.
 */
export const REPORT_FILES = {
  budget: 'budget-vs-actual.csv',
  categories: 'income-by-category.csv',
  funds: 'income-by-fund.csv',
} as const;

/** @param categoryId the document's id, whose form no file system minds. */
export function eventReportFile(categoryId: string): string {
  return `event-report-${categoryId}.csv`;
}
