import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putBalances, TAB as BALANCES } from '../e2e/support/balances.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { REVENUE } from '../e2e/support/transaction-pages.ts';
import { answerAll, API, CLOSED, LAST, OPEN, PAGE } from './support/closing-answers.ts';
import { putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';
import { chooseMore, openTab } from '../e2e/support/panel-frame.ts';

test.beforeEach(({ page }) => fixTime(page, '2026-11-20T15:00:00Z'));

/** Balances, and books that begin in 2025: that year can be closed. */
async function putBooks(books: MemoryBooks): Promise<void> {
  await putBalances(books.db);
  await books.db.doc('settings/books').set({ ...OPEN, opensOn: '2025-08-15' });
}

test(
  'Close is offered once the year can be closed, and until then its day is said',
  DESK,
  async ({ page, books }) => {
    const offered = page.getByRole('menuitem', { name: /^Close/ });
    const menu = page.getByRole('button', { name: 'More actions' });
    await putBalances(books.db);
    await books.open(page, BALANCES);
    await expect(page.getByText('You can close 2026–27 from Jul 2, 2027 on.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await expect(menu).toHaveCount(0);
    // An entry of the year before is found, and so is a day on which the books begin.
    await putLedger(books.db, 'revenueItems', { june: { date: '2026-06-30' } });
    await menu.click();
    await expect(offered).toHaveText('Close 2025–26');
    await books.db.doc('settings/books').set({ ...OPEN, opensOn: '2026-07-01' });
    await expect(offered).toHaveCount(0);
    await books.db.doc('settings/books').set(CLOSED);
    await expect(page.getByText('You can close 2026–27 from Jul 2, 2027 on.')).toBeAttached();
  },
);

test(
  'a year is closed after its list, and says what each fund ended with',
  DESK,
  async ({ page, books }, info) => {
    await putBooks(books);
    await books.open(page, BALANCES);
    const id = 'aB3dE5fG7hJ9kL1mN2pQ';
    const sentence = 'AB3D-E5FG: $40.00 for Dana Whitfield is waiting for a decision.';
    const findings = [{ kind: 'pending', collection: 'expenses', id, sentence, blocks: false }];
    const wrong = 'Revenue item: $3.00 in Book Fair, Main Fund, Sep 2025 was not counted.';
    await answerAll(books, {
      findings,
      differed: [{ sentence: wrong }],
      more: 2,
      typed: [{ fundId: 'main', amount: 1160.05, typed: 1200 }],
    });
    await chooseMore(page, 'Close 2025–26');
    const dialog = page.getByRole('dialog', { name: 'Close 2025–26' });
    await expect(dialog.getByRole('link', { name: sentence })).toHaveAttribute(
      'href',
      new RegExp(id),
    );
    await expect(dialog.getByText(wrong)).toBeVisible();
    await expect(dialog.getByText('… and 2 more.')).toBeVisible();
    await checkAccessibility(page, info, 'close-year-list');
    await dialog.getByRole('button', { name: 'Close 2025–26' }).click();
    await expect(dialog.getByText('2025–26 is closed.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Main Fund' })).toContainText('$1,160.05');
    await expect(
      dialog.getByText('you typed $1,200.00, and the year ended with $1,160.05.'),
    ).toBeVisible();
    await checkAccessibility(page, info, 'close-year-closed');
    expect(await books.asked(API)).toMatchObject({ act: 'close', year: '2025', seen: PAGE.seen });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'what must be put right first, a year that someone else closed, and a refusal are said in the dialog',
  DESK,
  async ({ page, books }) => {
    await putBooks(books);
    await books.open(page, BALANCES);
    const finding = { kind: 'unknown', collection: 'revenueItems', id: 'one', blocks: true };
    await answerAll(books, {
      findings: [{ ...finding, sentence: 'Revenue item: $5.00 in Unknown.' }],
    });
    await chooseMore(page, 'Close 2025–26');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Revenue item: $5.00' })).toHaveAttribute(
      'href',
      '/admin/financial/revenue?year=2025',
    );
    await expect(dialog.getByRole('button', { name: 'Close 2025–26' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
    await answerAll(books, { closable: { ...LAST, year: '2026', from: '2027-07-02' } });
    await chooseMore(page, 'Close 2025–26');
    await expect(dialog.getByText('There’s no year to close right now.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await answerAll(books);
    await chooseMore(page, 'Close 2025–26');
    await expect(dialog.getByText('Nothing is left open.')).toBeVisible();
    const message = 'The list of open items just changed. Please look at it again.';
    await books.answer(API, { ok: false, why: 'refused', message });
    await dialog.getByRole('button', { name: 'Close 2025–26' }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await answerAll(books);
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await expect(dialog.getByText('Nothing is left open.')).toBeVisible();
  },
);

/** Presses Close as far as its first call, whose answer does not come yet. @returns the token of the press. */
async function pressAndWait(page: Page, books: MemoryBooks): Promise<unknown> {
  await putBooks(books);
  await books.open(page, '/admin/budget');
  await openTab(page, 'Fund Balances');
  await answerAll(books);
  await chooseMore(page, 'Close 2025–26');
  const dialog = page.getByRole('dialog', { name: 'Close 2025–26' });
  await expect(dialog.getByText('Nothing is left open.')).toBeVisible();
  await books.answer(API, null);
  await dialog.getByRole('button', { name: 'Close 2025–26' }).click();
  await expect.poll(() => books.asked(API)).toMatchObject({ act: 'lock' });
  return ((await books.asked(API)) as { readonly token?: string }).token;
}

test(
  'Cancel gives the year back at once, and nothing more is asked',
  DESK,
  async ({ page, books }) => {
    const token = await pressAndWait(page, books);
    const dialog = page.getByRole('dialog', { name: 'Close 2025–26' });
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => books.asked(API)).toEqual({ act: 'release', token });
    await expect(dialog.getByText('Stopping')).toBeVisible();
    await answerAll(books);
    await expect(
      page.getByText('You stopped the close. The year is still open').first(),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await books.asked(API)).toEqual({ act: 'release', token });
  },
);

test(
  'without a connection Cancel says when the year is open again',
  DESK,
  async ({ page, books }) => {
    await pressAndWait(page, books);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await books.answer(API, { ok: false, why: 'offline', message: 'There is no connection.' });
    await expect(page.getByText('open again within 15 minutes').first()).toBeVisible();
  },
);

const LEAVING = {
  'a tab that is closed': (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide'))),
  'another page': (page: Page) => page.goBack(),
};

for (const [name, leave] of Object.entries(LEAVING)) {
  test(`${name} gives the year back`, DESK, async ({ page, books }) => {
    const token = await pressAndWait(page, books);
    await leave(page);
    await expect.poll(() => books.asked(API)).toEqual({ act: 'release', token });
    await answerAll(books);
    // What was under way leads to no close.
    await expect.poll(() => books.asked(API)).toEqual({ act: 'release', token });
  });
}

test(
  'a closed year says so and offers no edit; its history stays',
  DESK,
  async ({ page, books }, info) => {
    await books.db.doc('settings/books').set(CLOSED);
    await putLedger(books.db, 'revenueItems', {
      june: { date: '2026-06-30', description: 'June' },
    });
    await books.open(page, `${REVENUE.path}?year=2025`);
    await expect(page.getByText('2025–26 is closed, so')).toBeVisible();
    await expect(page.getByRole('link', { name: /^History of/ }).first()).toBeVisible();
    for (const name of [/^Edit/, /^Delete/, REVENUE.add])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await checkAccessibility(page, info, 'closed-year');
  },
);

test(
  'a save into a closed year says why, and keeps what was typed',
  DESK,
  async ({ page, books }) => {
    await books.db.doc('settings/books').set(CLOSED);
    await putLedger(books.db, 'revenueItems', {
      july: { date: '2026-07-01', description: 'July' },
    });
    await books.open(page, REVENUE.path);
    await page.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date').fill('2026-06-30');
    await dialog.locator('[type=submit]').click();
    await page.getByRole('alertdialog').getByRole('button', { name: /Save/ }).click();
    await expect(
      dialog.getByText(
        'Jun 30, 2026 is in a closed year: the books are closed through Jun 30, 2026.',
      ),
    ).toBeVisible();
    await expect(dialog.getByLabel('Date')).toHaveValue('2026-06-30');
  },
);

test('a year is reopened with a reason', DESK, async ({ page, books }, info) => {
  await books.db.doc('settings/books').set(CLOSED);
  await putBalances(books.db);
  await books.open(page, `${BALANCES}?year=2025`);
  await expect(page.getByRole('button', { name: 'Edit Balances' })).toHaveCount(0);
  await chooseMore(page, 'Reopen 2025–26');
  const dialog = page.getByRole('dialog', { name: 'Reopen 2025–26' });
  await checkAccessibility(page, info, 'reopen-year');
  await dialog.getByRole('button', { name: 'Reopen 2025–26' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  await answerAll(books);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('An invoice of June');
  await dialog.getByRole('button', { name: 'Reopen 2025–26' }).click();
  await expect(page.getByText('2025–26 is open again.').first()).toBeVisible();
  expect(await books.asked(API)).toEqual({
    act: 'reopen',
    year: '2025',
    reason: 'An invoice of June',
  });
});
