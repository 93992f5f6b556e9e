import type { Page } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { noon, putExpense } from '../e2e/support/expense-records.ts';
import { DESK, expectComplaint, REFUSED } from '../e2e/support/page-test.ts';
import { pressBesideMore } from '../e2e/support/panel-frame.ts';
import { putAll } from '../e2e/support/records.ts';
import { jpegReceipt, pdfReceipt, pngReceipt } from '../fixtures/receipt-files.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';
import { takeUploads } from './support/take-uploads.ts';

/** Papers of records. What the server does: tests/server/papers.test.ts. */
const API = '/api/admin/manage-papers';
const OWNER = 'manualExpenses~hall';
const PAGE = '/admin/financial/expenses/hall';
const FILES = [pdfReceipt(), jpegReceipt()] as const;
const TAX = 'Please don’t upload papers with Social Security or tax ID numbers.';

const papers = FILES.map(({ name, type, bytes }, slot) => ({
  slot,
  name,
  type,
  size: bytes.length,
  sha256: String(slot).repeat(64),
  md5: '',
  by: ADMIN,
  at: noon('2026-11-20'),
}));

async function serveFiles(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('**/api/receipt?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.get('papers') ?? '');
    const { type, bytes } = FILES[Number(searchParams.get('slot'))] ?? FILES[0];
    return route.fulfill({ contentType: type, body: Buffer.from(bytes) });
  });
  return asked;
}

const chosen = ({ name, type, bytes }: ReturnType<typeof pdfReceipt>) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
});

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'manualExpenses', {
    hall: { date: '2026-11-02', amount: 350, description: 'Deposit for the hall', paidTo: 'Hall' },
  });
});

test('a record without papers says so, and files are added one after the other', async ({
  page,
  books,
  complaints,
}, info) => {
  // Someone else's upload has the first place.
  const uploads = await takeUploads(page, (count) => count > 1);
  await books.open(page, PAGE);
  const section = page.getByRole('region', { name: 'Papers' });
  await expect(section).toContainText('No papers yet.');
  await expect(section).toContainText(TAX);
  await checkAccessibility(page, info, 'papers-none');
  await books.answer(API, { ok: true, answer: {} });
  await section
    .locator('input[type=file]')
    .setInputFiles([
      chosen(FILES[0]),
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>1</script>') },
      chosen(pngReceipt()),
    ]);
  await expect(section.getByRole('status')).toHaveText('2 papers are added.');
  await expect(section.getByRole('alert')).toHaveText(
    /^page\.html: This isn’t a PDF, JPEG, or PNG/,
  );
  expectComplaint(complaints, REFUSED);
  const paths = uploads.map(({ path }) => path);
  expect(paths).toEqual([0, 1, 2].map((slot) => `papers/${OWNER}/${slot}`));
  expect(await books.asked(API)).toMatchObject({
    act: 'add',
    of: OWNER,
    paper: { slot: 2, type: 'image/png' },
  });
});

test('a paper whose upload or answer is lost can be tried again', DESK, async ({ page, books }) => {
  await takeUploads(page);
  await books.open(page, PAGE);
  const section = page.getByRole('region', { name: 'Papers' });
  await books.answer(API, failure('refused', 'Someone deleted this.'));
  const [{ name }] = FILES;
  await section.locator('input[type=file]').setInputFiles(chosen(FILES[0]));
  await expect(section.getByRole('alert')).toContainText(`${name}: Someone deleted this.`);
  await books.answer(API, { ok: true, answer: {} });
  await section.getByRole('button', { name: `Try again ${name}` }).press('Enter');
  await expect(section.getByRole('status')).toHaveText('The paper is added.');
  await expect(section.getByRole('alert')).toBeHidden();
});

test('papers are shown, printed, and removed with a question', async ({ page, books }, info) => {
  await books.db.doc(`papers/${OWNER}`).set({ papers, removed: [], version: 2 });
  const asked = await serveFiles(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['undrawn'] = String(document.querySelectorAll('[data-undrawn]').length);
    };
  });
  await books.open(page, PAGE);
  const section = page.getByRole('region', { name: 'Papers' });
  const [pdf, jpeg] = FILES;
  await expect(
    section.getByRole('img', { name: `Page 1 of 1 of receipt ${pdf.name}` }),
  ).toBeVisible();
  await expect(section.getByRole('list', { name: 'Who added each paper' })).toContainText(
    `Added by ${ADMIN.email} on Nov 20, 2026`,
  );
  await section.getByRole('button', { name: jpeg.name }).first().click();
  await expect(section.getByRole('img', { name: `Receipt ${jpeg.name}` })).toBeVisible();
  await checkAccessibility(page, info, 'papers');
  expect(new Set(asked)).toEqual(new Set([OWNER]));

  await section.getByRole('button', { name: `Remove ${pdf.name}` }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Remove ${pdf.name}?` });
  await books.answer(API, failure('refused', 'This paper stays.'));
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question.getByRole('alert')).toContainText('This paper stays.');
  await books.answer(API, { ok: true, answer: {} });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toBeHidden();
  expect(await books.asked(API)).toEqual({
    act: 'remove',
    of: OWNER,
    slot: 0,
    sha256: papers[0]?.sha256,
  });

  await pressBesideMore(page, 'Print');
  await expect(page.locator('body')).toHaveAttribute('data-undrawn', '0');
  await page.emulateMedia({ media: 'print' });
  // Both are on paper, and what only a screen can do isn't.
  await expect(section.getByRole('figure')).toHaveCount(2);
  for (const figure of await section.getByRole('figure').all()) await expect(figure).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add papers' })).toBeHidden();
  await expect(section.getByText(TAX)).toBeHidden();
  await expect(page.getByRole('region', { name: 'History' })).toBeHidden();
});

test("a paid request's papers are apart from what was approved", async ({ page, books }, info) => {
  await serveFiles(page);
  const steps = [
    approvedStep('president', noon('2026-09-16')),
    approvedStep('treasurer', noon('2026-09-17')),
  ];
  const open = await putExpense(books.db, {});
  const approved = await putExpense(books.db, {
    status: 'approved',
    steps,
  });
  await books.db
    .doc(`papers/expenses~${approved}`)
    .set({ papers: papers.slice(1), removed: [], version: 1 });
  await books.open(page, `/admin/expenses/${approved}`);
  const section = page.getByRole('region', { name: 'Added later' });
  await expect(section).toContainText(`Added later by ${ADMIN.email} on Nov 20, 2026`);
  await expect(section).toContainText('receipts are what was approved');
  await checkAccessibility(page, info, 'papers-later');
  await page.goto(`/admin/expenses/${open}`);
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await expect(section).toBeHidden();
});

test("a statement without the bank's own is named, and one that's attached stays", async ({
  page,
  books,
}, info) => {
  await serveFiles(page);
  const account = { name: 'Checking', kind: 'checking', openingDate: '2026-07-01', version: 1 };
  const lines = {
    balance: 1e3,
    inTransit: 0,
    outstanding: 0,
    adjusted: 1e3,
    before: 1e3,
    receipts: 0,
    payments: 0,
    ending: 1e3,
    difference: 0,
  };
  const statement = (accountId: string, day: '2026-09-30' | '2026-10-31') => ({
    accountId,
    day,
    balance: 1e3,
    lines,
    cleared: [],
    outstanding: [],
    by: ADMIN,
    at: noon(day),
    token: 'x',
    reopened: null,
    version: 1,
  });
  await putAll(books.db, {
    'accounts/bank': { ...account, openingBalance: 1e3 },
    'accounts/box': { ...account, name: 'Cash box', kind: 'cash', openingBalance: 1e3 },
    'statements/bank~2026-09-30': statement('bank', '2026-09-30'),
    'statements/bank~2026-10-31': statement('bank', '2026-10-31'),
    'statements/box~2026-10-31': statement('box', '2026-10-31'),
    'papers/statements~bank~2026-09-30': { papers: papers.slice(0, 1), removed: [], version: 1 },
  });
  await books.open(page, '/admin/bank/reconcile');
  const former = page.getByRole('region', { name: 'Saved statements' });
  await expect(former.getByText('No bank statement attached')).toHaveCount(1);
  await checkAccessibility(page, info, 'statements-missing');
  await former.getByRole('link', { name: 'Attach bank statement' }).click();
  await expect(page).toHaveURL(/bank~2026-10-31/);
  const section = page.getByRole('region', { name: 'Bank statement' });
  await expect(section).toContainText('No bank statement attached');
  await expect(section).toContainText('no one can remove or replace it');
  await expect(section.getByRole('button', { name: 'Attach bank statement' })).toBeVisible();
  await page.goto('/admin/bank/reconcile/bank~2026-09-30');
  await expect(section.getByRole('figure')).toBeVisible();
  await expect(section.getByText('No bank statement attached')).toBeHidden();
  await expect(section.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.goto('/admin/bank/reconcile/box~2026-10-31');
  await expect(section).toContainText('No bank statement attached');
});
