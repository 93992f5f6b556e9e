import { DESK } from '../e2e/support/page-test.ts';
import { noon, putExpense } from '../e2e/support/expense-records.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { jpegReceipt, pdfReceipt } from '../fixtures/receipt-files.ts';
import { expect, test } from './support/memory-books.ts';

/** A sheet of letter paper, 8.5 by 11 inches of 72 points. */
const SHEET = /\/MediaBox\s*\[\s*0 0 612 792\s*\]/g;

test(
  'an expense prints without menus, and its receipts as wide as the sheet behind it',
  DESK,
  async ({ page, books }) => {
    const files = [pdfReceipt(), jpegReceipt()];
    await page.route('**/api/receipt?*', (route) => {
      const slot = Number(new URL(route.request().url()).searchParams.get('slot'));
      const { type, bytes } = files[slot] ?? pdfReceipt();
      return route.fulfill({ contentType: type, body: Buffer.from(bytes) });
    });
    const receipts = files.map(({ name, type, bytes }, slot) => ({
      slot,
      name,
      type,
      size: bytes.length,
      generation: '1',
      sha256: String(slot).repeat(64),
      path: `receipts/none/${slot}`,
    }));
    const id = await putExpense(books.db, {
      status: 'approved',
      steps: [
        approvedStep('president', noon('2026-09-16')),
        approvedStep('treasurer', noon('2026-09-17')),
      ],
      submission: { receipts },
    });
    await page.addInitScript(() => {
      window.print = () => {
        document.body.dataset['drawn'] = String(document.querySelectorAll('canvas').length);
        document.body.dataset['undrawn'] = String(
          document.querySelectorAll('[data-undrawn]').length,
        );
      };
    });
    await books.open(page, `/admin/expenses/${id}`);
    await page.getByRole('button', { name: 'Print' }).click();
    // At the moment of printing everything is drawn, also what nobody has scrolled to.
    await expect(page.locator('body')).toHaveAttribute('data-undrawn', '0');
    await expect(page.locator('body')).toHaveAttribute('data-drawn', '1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('tablist').first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'All expenses' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Record payment' })).toBeHidden();
    await expect(page.getByText('Maple Grove Elementary School, as of')).toBeVisible();
    await expect(page.getByRole('img', { name: /page 1/i })).toBeVisible();
    const top = async (name: string) =>
      (await page.getByRole('region', { name }).boundingBox())?.y ?? Number.NaN;
    expect(await top('Receipts (2)')).toBeGreaterThan(await top('History'));
    const drawn = page.locator('figure canvas, figure img');
    await expect(drawn).toHaveCount(2);
    // A picture takes its width on paper a moment after the page does.
    const narrowest = () =>
      drawn.evaluateAll((all) =>
        Math.min(...all.map((one) => one.clientWidth / (one.closest('article')?.clientWidth ?? 0))),
      );
    await expect.poll(narrowest).toBeGreaterThan(0.9);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(SHEET) ?? [];
    // The facts, a page of a PDF, and a photo.
    expect(sheets).toHaveLength(3);
  },
);
