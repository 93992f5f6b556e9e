import { chooseMore } from '../e2e/support/panel-frame.ts';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putReports } from '../e2e/support/report-books.ts';
import { expect, test } from './support/memory-books.ts';

const API = '/api/admin/recalculate';

test(
  'Recalculate says what differed, and that it failed, and can be pressed again',
  DESK,
  async ({ page, books }, info) => {
    await putReports(books.db);
    await books.open(page, '/admin/journal');
    await books.answer(API, null);
    await chooseMore(page, 'Recalculate');
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByRole('button', { name: 'Recalculating…' })).toBeDisabled();
    const sentence = 'The total of Book Fair in Main Fund was $10.00 too high.';
    const differed = [{ what: 'total', path: 'x', sentence }];
    await books.answer(API, {
      ok: true,
      answer: { next: null, checked: 2_500, differed, more: 2 },
    });
    await expect(
      page.getByText('3 differences were corrected: 2,500 documents checked.'),
    ).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('And 2 others.')).toBeVisible();
    await checkAccessibility(page, info, 'journal-recalculated');
    await books.answer(API, {
      ok: true,
      answer: { next: null, checked: 9, differed: [], more: 0 },
    });
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(
      page.getByText('Everything was right: 9 documents checked, nothing differed.'),
    ).toBeVisible();
    await books.answer(API, failure('failed'));
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByText("We couldn't finish recalculating.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recalculate' })).toBeEnabled();
  },
);
