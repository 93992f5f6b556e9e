import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { expect, test } from './support/memory-books.ts';

test.beforeEach(async ({ page }) => {
  // It is built with the panel, whose files want to know their data.
  await page.addInitScript(() => {
    window.memoryStart = { contents: {}, admin: { uid: 'admin', email: 'treasurer@example.com' } };
  });
  await page.goto('/kit');
});

test(
  'the kit shows every part in its states, and switches to dark',
  DESK,
  async ({ page }, info) => {
    await page.getByRole('button', { name: 'Check the record' }).click();
    await expect(page.getByText('Description is required.')).toBeVisible();
    await checkAccessibility(page, info, 'kit');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(ground).not.toBe(light);
  },
);

const DIALOGS = [
  { opens: 'Form', press: null, shows: 'Edit the name' },
  { opens: 'Form in conflict', press: 'Save', shows: 'Take theirs' },
  { opens: 'Form that asks', press: 'Save', shows: 'Amount is not a number.' },
  { opens: 'Delete', press: 'Delete', shows: 'There is no connection to the server.' },
  { opens: 'Delete what is needed', press: null, shows: '2 expenses refer to it.' },
  { opens: 'Leave', press: null, shows: 'Leave without saving?' },
  { opens: 'Picture', press: null, shows: 'Close' },
  { opens: 'Notice', press: null, shows: 'Book Fair was deleted.' },
];
for (const { opens, press, shows } of DIALOGS) {
  test(`the kit opens: ${opens}`, DESK, async ({ page }, info) => {
    await page.getByRole('button', { name: opens, exact: true }).click();
    const dialog = page.getByRole(/^(?:Delete|Leave)/.test(opens) ? 'alertdialog' : 'dialog');
    if (press !== null) await dialog.getByRole('button', { name: press, exact: true }).click();
    await expect(page.getByText(shows).last()).toBeVisible();
    await checkAccessibility(page, info, `kit-${opens.toLowerCase().replaceAll(' ', '-')}`);
  });
}
