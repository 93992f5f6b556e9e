import { categoryMark } from '@pa-ledger/domain/expenses/search-words';
import { failure } from '../../web/src/data/failure.ts';
import { putApprovers } from '../e2e/support/approvers.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { expect, test } from './support/memory-books.ts';

const TAB = '/admin/categories';

test('shows each step with its approver or Not set', DESK, async ({ page, books }, info) => {
  await putApprovers(books.db);
  await books.open(page, TAB);
  const event = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Spring Fair', exact: true }),
  });
  for (const text of ['Event Approver', 'fair@example.com', 'President', 'Treasurer']) {
    await expect(event).toContainText(text);
  }
  const trip = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Field Trip' }) });
  await expect(trip).toContainText('Not set');
  await checkAccessibility(page, info, 'categories');
});

test('a name that is taken is pointed out (#70)', DESK, async ({ page, books }) => {
  await putApprovers(books.db);
  await books.open(page, TAB);
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('  SPRING FAIR ');
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByText('There’s already a category called “Spring Fair”.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('  SPRING FAIR ');
});

test(
  'the second of two admins who save sees the conflict and keeps the typed text (#66)',
  DESK,
  async ({ page, books }) => {
    const garden = { name: 'Garden', requiresEventApprover: false, version: 1 };
    await books.db.doc('categories/garden').set(garden);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Garden' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Garden mine');
    await books.db.doc('categories/garden').update({ name: 'Garden theirs', version: 2 });
    await books.answer('/api/admin/save-category', failure('changed'));
    await dialog.getByRole('button', { name: 'Update Category' }).click();
    await expect(dialog.getByText('Someone else just changed this.')).toBeVisible();
    // The server compares with the version that was loaded into the form.
    expect(await books.asked('/api/admin/save-category')).toMatchObject({
      id: 'garden',
      version: 1,
    });
    await expect(dialog.getByText('Garden theirs')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Garden mine');
  },
);

test(
  'a category that a payment names is archived instead of deleted',
  DESK,
  async ({ page, books }) => {
    const garden = { name: 'Garden', requiresEventApprover: false, version: 4 };
    const searchWords = [categoryMark('garden')];
    const paid = { status: 'approved', payments: 1, searchWords, submittedAt: new Date() };
    await putApprovers(books.db);
    await putAll(books.db, { 'categories/garden': garden, 'expenses/voided': paid });
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Delete Garden' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 paid expense refers to it. You can’t delete this');
    await books.answer('/api/admin/save-category', failure('offline'));
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await books.answer('/api/admin/save-category', { ok: true, answer: { id: 'garden' } });
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Garden was archived.').first()).toBeVisible();
    expect(await books.asked('/api/admin/save-category')).toEqual({
      id: 'garden',
      version: 4,
      name: 'Garden',
      requiresEventApprover: false,
      archived: true,
    });
    await books.db.doc('categories/garden').update({ archived: true, version: 5 });
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Garden' }),
    });
    await expect(card).toContainText('Archived');
    await page.getByRole('button', { name: 'Delete Garden' }).click();
    await expect(question.getByRole('button', { name: 'Archive' })).toHaveCount(0);
    await question.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Add Category' }).click();
    await expect(page.getByRole('dialog').getByLabel('Archived')).toHaveCount(0);
  },
);

test('a category is kept off the public form, and says so', DESK, async ({ page, books }, info) => {
  await putApprovers(books.db);
  await putAll(books.db, {
    'categories/fees': { name: 'Bank Fees', requiresEventApprover: false, version: 2 },
    'categories/interest': {
      name: 'Interest',
      requiresEventApprover: false,
      offForm: true,
      version: 1,
    },
  });
  await books.open(page, TAB);
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Interest')).toContainText('Not on the form');
  await expect(card('Bank Fees')).not.toContainText('Not on the form');
  await page.getByRole('button', { name: 'Edit Bank Fees' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Not on the form').check();
  await checkAccessibility(page, info, 'category-off-form');
  await books.answer('/api/admin/save-category', { ok: true, answer: { id: 'fees' } });
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(dialog).toBeHidden();
  expect(await books.asked('/api/admin/save-category')).toEqual({
    id: 'fees',
    version: 2,
    name: 'Bank Fees',
    requiresEventApprover: false,
    offForm: true,
  });
});
