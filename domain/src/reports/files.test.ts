import { expect, it } from 'vitest';
import { eventReportFile, REPORT_FILES } from './files.ts';

it('names the files as docs/behaviour.md does', () => {
  expect(Object.values(REPORT_FILES)).toEqual([
    'budget-vs-actual.csv',
    'income-vs-budget.csv',
    'income-by-category.csv',
    'income-by-fund.csv',
  ]);
  expect(eventReportFile('book-fair')).toBe('event-report-book-fair.csv');
});
