import type { Page } from '@playwright/test';
import { PEOPLE } from '../functions/support/association.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  submitButton,
  typeInto,
  TYPED,
  waitForUpload,
} from './support/form.ts';
import { mailTo, pressApprove, reviewLinkIn } from './support/links.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

const STATED = {
  'What was bought': 'Pumpkins for the entrance',
  'Where it was bought': 'Farm stand on Route 9',
  'Why there is no receipt': 'The stand takes cash and gives none.',
};
const FILE = 'Statement for Pumpkins for the entrance.png';
const newAddress = () => `parent.${newExpenseId().toLowerCase()}@example.com`;

/** What is stored of the receipts of an expense. */
async function receiptsOf(reference: string): Promise<unknown> {
  const { docs } = await db.collection('expenses').where('reference', '==', reference).get();
  return docs[0]?.get('submission.receipts');
}

/** The share of dark dots in a picture: none of it when nothing was drawn. */
function inkOf(picture: Element): number {
  if (!(picture instanceof HTMLImageElement)) throw new Error('That is no picture.');
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  brush?.drawImage(picture, 0, 0);
  const dots = brush?.getImageData(0, 0, width, height).data ?? [];
  let dark = 0;
  for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 128) dark++;
  return dark / (width * height);
}

const opener = (page: Page) => page.getByRole('button', { name: 'I have no receipt' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Missing Receipt Statement' });
const adder = (page: Page) => dialogOf(page).getByRole('button', { name: 'Add this statement' });

/** Opens the dialog and says what the form does not say. */
async function openAndFill(page: Page): Promise<void> {
  await opener(page).click();
  for (const [label, text] of Object.entries(STATED))
    await dialogOf(page).getByLabel(label).fill(text);
}

test(
  'who has no receipt states why, and whoever decides sees that it is a statement (#143)',
  DESK,
  async ({ page }, info) => {
    test.setTimeout(180_000);
    const email = newAddress();
    await openForm(page);
    await typeInto(page, { email, name: '李小龍' });
    await expect(submitButton(page)).toBeDisabled();
    await opener(page).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('What was bought')).toBeFocused();
    await expect(dialog.getByLabel('Your name')).toHaveValue('李小龍');
    await expect(dialog.getByLabel('Price')).toHaveValue(TYPED.amount);
    await expect(dialog.getByLabel('When')).toHaveValue(TYPED.expenseDate);
    // Enter is of the dialog, not of the form behind it.
    await page.keyboard.press('Enter');
    for (const label of Object.keys(STATED))
      await expect(dialog.getByText(`${label} is required.`)).toBeVisible();
    await expect(dialog.getByLabel('What was bought')).toBeFocused();
    await checkAccessibility(page, info, 'no-receipt-errors');
    for (const [label, text] of Object.entries(STATED)) await dialog.getByLabel(label).fill(text);
    await expect(dialog.getByText(/ is required\.$/)).toHaveCount(0);
    await adder(page).click();
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await waitForUpload(page, FILE);
    const reference = await submitAndReadReference(page);
    expect(await receiptsOf(reference)).toMatchObject([
      {
        slot: 0,
        name: FILE,
        type: 'image/png',
        statement: {
          what: STATED['What was bought'],
          statedBy: '李小龍',
          price: Number(TYPED.amount),
        },
      },
    ]);

    const mail = mailTo(await waitForMails(reference, 3), PEOPLE.president);
    expect(mail.text).toContain('Statement instead of a receipt');
    await page.goto(reviewLinkIn(mail));
    const notice = page.getByRole('status').filter({ hasText: 'Statement instead of a receipt' });
    await expect(notice).toBeVisible();
    const card = page.getByRole('figure').filter({ hasText: FILE });
    await expect(card).toContainText('Statement instead of a receipt');
    await checkAccessibility(page, info, 'review-statement');
    await expect(card.getByRole('term').first()).toHaveText('What was bought');
    for (const text of [...Object.values(STATED), '李小龍'])
      await expect(card.getByRole('definition').filter({ hasText: text })).toBeVisible();
    const drawn = card.getByRole('img');
    await expect(drawn).toBeVisible();
    expect(await drawn.evaluate(inkOf)).toBeGreaterThan(0.002);
    await pressApprove(page);
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  },
);

test(
  'what is typed of a statement is kept by the tab until it is added',
  DESK,
  async ({ page, context }) => {
    await openForm(page);
    await typeInto(page);
    await openAndFill(page);
    const why = (tab: Page) => dialogOf(tab).getByLabel('Why there is no receipt');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.reload();
    await opener(page).click();
    await expect(why(page)).toHaveValue(STATED['Why there is no receipt']);
    await expect(dialogOf(page).getByLabel('Price')).toHaveValue(TYPED.amount);

    const other = await context.newPage();
    await openForm(other);
    await opener(other).click();
    await expect(why(other)).toHaveValue('');
    await other.close();

    // On its way when the page is loaded again, it is named, and added again with what was typed.
    await page.route('**/v0/b/**', () => undefined);
    await adder(page).click();
    await expect(receiptRow(page, FILE)).toContainText('Uploading');
    await page.reload();
    await expect(page.getByText('We couldn’t keep one receipt.')).toBeVisible();
    await expect(receiptRow(page, FILE)).toContainText('Press ‘I have no receipt’ to add it again');
    await expect(page.getByRole('button', { name: /Choose again/ })).toHaveCount(0);
    await page.unroute('**/v0/b/**');
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    await opener(page).click();
    await expect(why(page)).toHaveValue(STATED['Why there is no receipt']);

    // A second press adds no second one.
    await adder(page).dblclick();
    await waitForUpload(page, FILE);
    await expect(page.getByRole('list', { name: 'Files added' }).getByRole('listitem')).toHaveCount(
      2,
    );
    await opener(page).click();
    await expect(why(page)).toHaveValue('');
    await page.keyboard.press('Escape');

    // The uploaded one outlives the page, as every receipt, and is a statement still.
    await page.reload();
    await expect(receiptRow(page, FILE)).toContainText('Uploaded');
    const reference = await submitAndReadReference(page);
    expect(await receiptsOf(reference)).toMatchObject([
      { name: FILE, statement: { where: STATED['Where it was bought'] } },
      { name: 'a.pdf' },
    ]);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toContain('Farm stand');
  },
);

test(
  'a statement survives that its code or its picture does not come',
  DESK,
  async ({ page, complaints }) => {
    await openForm(page);
    await typeInto(page);
    await page.route('**/assets/MissingReceiptDialog-*', (route) => route.abort());
    await opener(page).click();
    await expect(
      page.getByText('We couldn’t open this. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(TYPED.description);
    await page.unroute('**/assets/MissingReceiptDialog-*');
    await openAndFill(page);
    // A browser without memory for a canvas draws nothing.
    await page.evaluate(() => {
      const canvas = HTMLCanvasElement.prototype;
      const own = Object.getOwnPropertyDescriptor(canvas, 'toBlob') ?? {};
      const value = (keep: BlobCallback) => {
        Object.defineProperty(canvas, 'toBlob', own);
        keep(null);
      };
      Object.defineProperty(canvas, 'toBlob', { ...own, value });
    });
    await adder(page).click();
    await expect(dialogOf(page).getByRole('alert')).toHaveText(/^We couldn’t make the picture/);
    await expect(dialogOf(page).getByLabel('What was bought')).toHaveValue(
      STATED['What was bought'],
    );
    // It draws again.
    await adder(page).click();
    await waitForUpload(page, FILE);
    await submitAndReadReference(page);
    expectComplaint(complaints, /ERR_FAILED/);
  },
);
