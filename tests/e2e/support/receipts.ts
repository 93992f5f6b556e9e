import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Locator, Page } from '@playwright/test';
import type { ReceiptFile } from '../../fixtures/receipt-files.ts';
import { claimOf, upload } from '../../functions/support/expenses.ts';
import { expect } from './test.ts';

/** Uploads receipts as the form does. @returns what the form says of them. */
export function uploadReceipts(
  expenseId: string,
  files: readonly ReceiptFile[],
): Promise<ReceiptClaim[]> {
  return Promise.all(
    files.map(async ({ name, type, bytes }, slot) => {
      expect(await upload(expenseId, slot, bytes, type)).toBe(200);
      return { ...claimOf(slot, bytes, type), name };
    }),
  );
}

/** A page of a PDF as it is drawn, by its number and the file's name. */
export function pdfPage(within: Page | Locator, name: string, number = 1): Locator {
  return within.getByRole('img', {
    name: new RegExp(`^Page ${number} of \\d+ of receipt ${name}$`),
  });
}

/** The share of dark dots in a page that is drawn: none of it when it is blank. */
export async function inkOf(drawn: Locator): Promise<number> {
  const canvas = drawn.locator('canvas');
  await expect(canvas).toBeVisible();
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('That is no canvas.');
    const { width, height } = element;
    const dots = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let dark = 0;
    for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 128) dark++;
    return dark / (width * height);
  });
}
