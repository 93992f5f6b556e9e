import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { pngReceipt } from '../fixtures/receipt-files.ts';
import {
  API,
  DEPOSIT,
  formOf,
  PAPERS,
  PATH,
  photoFile,
  putDepositBooks,
} from './support/deposit-books.ts';
import { expect, test } from './support/memory-books.ts';
import { takeUploads } from './support/take-uploads.ts';

/** The photos of a deposit: chosen in its form, and uploaded once it's saved. */
test.beforeEach(async ({ page, books }) => {
  await putDepositBooks(page, books);
});

test('leaving asks, and names the files that are chosen', async ({ page, books }, info) => {
  await books.open(page, '/admin/bank/deposits/new');
  const form = formOf(page, 'New Deposit');
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await form
    .locator('input[type=file]')
    .setInputFiles([photoFile('count.jpg'), photoFile('slip.jpg')]);
  const list = form.getByRole('list', { name: 'Files to add' });
  await expect(list.getByRole('listitem')).toHaveText([/^count\.jpg/, /^slip\.jpg/]);
  await checkAccessibility(page, info, 'deposit-photos');
  await list.getByRole('button', { name: 'Remove slip.jpg' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('count.jpg isn’t uploaded yet.');
  await expect(question).not.toContainText('unsaved changes');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await list.getByRole('button', { name: 'Remove count.jpg' }).click();
  await form.getByRole('checkbox', { name: 'Raffle' }).check();
  await expect(form.getByText('Total: $30.00')).toBeInViewport();
  await expect(form.getByRole('button', { name: 'Save Deposit' })).toBeInViewport();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toContainText('You have unsaved changes.');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin/bank/deposits');
});

test('a failed save keeps everything, and the next press is of the same deposit', async ({
  page,
  books,
}) => {
  const uploads = await takeUploads(page);
  await books.open(page, PATH);
  await page.getByRole('link', { name: 'New Deposit' }).click();
  const form = formOf(page, 'New Deposit');
  await form.getByLabel('First counter').fill('Ann Lee');
  await form.getByLabel('Second counter').fill('Bo Diaz');
  await form.getByRole('checkbox', { name: 'Dues' }).check();
  await form.locator('input[type=file]').setInputFiles(photoFile('count.jpg'));
  await books.answer(API, failure('noAnswer'));
  const save = form.getByRole('button', { name: 'Save Deposit' });
  await save.click();
  await expect(form.getByRole('alert')).toContainText('Not saved');
  await expect(form.getByRole('alert')).toBeFocused();
  const first = (await books.asked(API)) as { readonly id: string };
  await expect(form.getByRole('checkbox', { name: 'Dues' })).toBeChecked();
  await expect(form.getByRole('list', { name: 'Files to add' })).toContainText('count.jpg');
  expect(uploads).toHaveLength(0);
  await books.answer(API, { ok: true, answer: {} });
  await books.answer(PAPERS, { ok: true, answer: {} });
  await save.dblclick();
  await expect(page).toHaveURL(`/admin/bank/deposits/${first.id}?year=2026`);
  await expect.poll(() => books.asked(PAPERS)).toMatchObject({ of: `deposits~${first.id}` });
  // Back leads past the form: what it made is there already.
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test('photos are uploaded once the deposit is saved, and one that fails is tried again', async ({
  page,
  books,
}, info) => {
  const uploads = await takeUploads(page);
  await books.db.doc(`deposits/${DEPOSIT}`).update({ cash: { twenties: 2 } });
  await books.open(page, `/admin/bank/deposits/${DEPOSIT}`);
  await expect(page.getByText('No photo of the count sheet yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = formOf(page, 'Edit Deposit');
  await form
    .locator('input[type=file]')
    .setInputFiles([photoFile('count.jpg'), photoFile('slip.png', pngReceipt())]);
  await books.answer(API, { ok: true, answer: {} });
  await books.answer(PAPERS, failure('noAnswer'));
  await form.getByRole('button', { name: 'Save Deposit' }).click();
  await expect(page).toHaveURL(`/admin/bank/deposits/${DEPOSIT}`);
  const section = page.getByRole('region', { name: 'Papers' });
  await expect(section.getByRole('alert')).toContainText('slip.png: ');
  await checkAccessibility(page, info, 'deposit-photos-failed');
  await page.getByRole('tab', { name: 'Accounts' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('count.jpg, slip.png aren’t uploaded yet.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await books.answer(PAPERS, { ok: true, answer: {} });
  await section.getByRole('button', { name: 'Try again count.jpg' }).click();
  await expect(section.getByRole('status')).toHaveText('The paper is added.');
  await section.getByRole('button', { name: 'Try again slip.png' }).click();
  await expect(section.getByRole('status')).toHaveText('2 papers are added.');
  await expect(section.getByRole('alert')).toBeEmpty();
  expect(uploads.map(({ path }) => path)).toEqual(
    [0, 1].map((slot) => `papers/deposits~${DEPOSIT}/${slot}`),
  );
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible();
});
