import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putExpense, showReceipt } from '../e2e/support/expense-records.ts';
import { jpegReceipt } from '../fixtures/receipt-files.ts';
import { expect, test } from './support/memory-books.ts';

const PHOTO = jpegReceipt();
/** Begins as a JPEG, and has no picture. */
const TORN = { ...PHOTO, name: 'torn.jpg', bytes: PHOTO.bytes.subarray(0, 200) };
const FILES = [TORN, PHOTO];

test('a receipt that cannot be drawn says so and can be saved, and a photo can be turned', async ({
  page,
  books,
}, info) => {
  await page.route('**/api/receipt?*', (route) => {
    const slot = Number(new URL(route.request().url()).searchParams.get('slot'));
    const { type, bytes } = FILES[slot] ?? PHOTO;
    return route.fulfill({ contentType: type, body: bytes });
  });
  const receipts = FILES.map(({ name, type, bytes }, slot) => ({
    slot,
    name,
    type,
    size: bytes.length,
    generation: '1',
    sha256: String(slot).repeat(64),
    path: `receipts/none/${slot}`,
  }));
  const id = await putExpense(books.db, { submission: { receipts } });
  await books.open(page, `/admin/expenses/${id}`);
  const torn = page.getByRole('figure').filter({ hasText: TORN.name });
  await expect(torn.getByRole('status')).toContainText(
    'This picture is damaged or too large to show.',
  );
  await expect(torn.getByRole('link', { name: `Save ${TORN.name}` })).toBeVisible();
  await checkAccessibility(page, info, 'expense-undrawn-receipt');

  const photo = await showReceipt(page, PHOTO.name);
  await photo.getByRole('button', { name: 'Rotate' }).press('Enter');
  const drawn = photo.getByRole('img');
  const isUpright = async () => {
    const { width = 0, height = 0 } = (await drawn.boundingBox()) ?? {};
    return height > width;
  };
  await expect.poll(isUpright).toBe(true);
  await expect(photo.getByRole('link', { name: `Save ${PHOTO.name}` })).toBeVisible();
  await checkAccessibility(page, info, 'expense-picture');
});
