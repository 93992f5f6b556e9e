import { db } from '../functions/support/suite.ts';
import { jpegReceipt, pdfReceipt } from '../fixtures/receipt-files.ts';
import { openAsAdmin } from './support/admin.ts';
import { ownBooks, putItem } from './support/ledger.ts';
import { pressBesideMore } from './support/panel-frame.ts';
import { DESK, expect, test } from './support/test.ts';

test(
  'a PDF and a photo are added to a manual expense, are there after a reload, and print (#151)',
  DESK,
  async ({ page }) => {
    const id = await putItem('manualExpenses', await ownBooks());
    const { email } = await openAsAdmin(page, `/admin/financial/expenses/${id}`);
    const section = page.getByRole('region', { name: 'Papers' });
    await expect(section).toContainText('No papers yet.');
    const files = [pdfReceipt(), jpegReceipt()] as const;
    await section.locator('input[type=file]').setInputFiles(
      files.map(({ name, type, bytes }) => ({
        name,
        mimeType: type,
        buffer: Buffer.from(bytes),
      })),
    );
    await expect(section.getByText('2 papers are added.')).toBeVisible();
    const stored = await db.doc(`papers/manualExpenses~${id}`).get();
    expect(stored.data()).toMatchObject({
      papers: files.map(({ name }, slot) => ({ slot, name, by: { email } })),
      version: 2,
    });

    await page.addInitScript(() => {
      window.print = () => {
        const undrawn = document.querySelectorAll('[data-undrawn]').length;
        document.body.dataset['undrawn'] = String(undrawn);
      };
    });
    await page.reload();
    const [pdf, photo] = files;
    await expect(
      section.getByRole('img', { name: `Page 1 of 1 of receipt ${pdf.name}` }),
    ).toBeVisible();
    await section.getByRole('button', { name: photo.name }).first().press('Enter');
    await expect(section.getByRole('img', { name: `Receipt ${photo.name}` })).toBeVisible();
    await pressBesideMore(page, 'Print');
    await expect(page.locator('body')).toHaveAttribute('data-undrawn', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(section.getByRole('figure').filter({ visible: true })).toHaveCount(2);
    await page.emulateMedia({ media: 'screen' });

    await section.getByRole('button', { name: `Remove ${pdf.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${pdf.name} was removed.`).first()).toBeVisible();
    await expect(section.getByRole('figure')).toHaveCount(1);
  },
);
