import { pressBesideMore } from './panel-frame.ts';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import papaparse from 'papaparse';

/** Where the reports are. */
export const BUDGET = '/admin/reports/budget';
export const CATEGORIES = '/admin/reports/categories';
export const FUNDS = '/admin/reports/funds';
export const EVENT = '/admin/reports/event';

/** The table of a report. */
export function table(page: Page, name: string): Locator {
  return page.getByRole('table', { name, exact: true });
}

/** The texts of a table's cells, row by row, without the labels of a phone's cards. */
export async function textsOf(grid: Locator, part: 'tbody' | 'tfoot'): Promise<string[][]> {
  const lines = grid.locator(`${part} tr`);
  // A table may be there before its rows.
  await lines.first().waitFor();
  return lines.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => (cell.querySelector('.value') ?? cell).textContent),
    ),
  );
}

/** The heads of a table's columns. */
export async function columnsOf(grid: Locator): Promise<string[]> {
  return grid.locator('thead th').allTextContents();
}

/** The chart is drawn: its bars have their amounts. */
export async function drawn(page: Page, name: string): Promise<void> {
  const chart = page.getByRole('img', { name });
  await expect(chart.locator('svg text').first()).toBeVisible();
}

/** Presses Download CSV. @returns the file's name, its text, and its cells as another program reads them. */
export async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pressBesideMore(page, 'Download CSV'),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  const { data, errors } = papaparse.parse<Record<string, unknown>>(text, {
    header: true,
    dynamicTyping: true,
  });
  expect(errors).toEqual([]);
  return { name: file.suggestedFilename(), text, rows: data };
}
