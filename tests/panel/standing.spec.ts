import { panelMessages } from '@pa-ledger/domain/panel-messages';
import type { Page } from '@playwright/test';
import { personEntry } from '../fixtures/people.ts';
import { PHONE_ONLY } from '../e2e/support/page-test.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { ADMIN, expect, test, type MemoryBooks } from './support/memory-books.ts';
import { putLedger } from './support/ledger.ts';

/** An open page watches who its reader is, and drops what it shows when their right ends. */
const ENTRY = `people/${ADMIN.uid}`;
const PAGE = '/admin/financial/revenue';
const NOT_LISTED = 'This account isn’t on the list of people.';

const entry = (own: Parameters<typeof personEntry>[2] = {}) =>
  personEntry(ADMIN.email, 'Ruth Adeyemi', own);

/** Longer than any timer that looks at the clock, in milliseconds. */
const EVERY_TIMER_MS = 20_000;

const record = (page: Page) => page.getByText('Cookies').first();

async function open(page: Page, books: MemoryBooks, own = {}): Promise<void> {
  await putLedger(books.db, 'revenueItems', { fair: { description: 'Cookies' } });
  await books.db.doc(ENTRY).set(entry(own));
  await books.open(page, PAGE);
  await expect(record(page)).toBeVisible();
}

/** The panel is gone with all that it showed, and says why; it listens to nothing more. */
async function expectClosed(page: Page, books: MemoryBooks, why: string): Promise<void> {
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText('This account can’t use the admin panel.')).toBeVisible();
  await expect(page.getByText('Cookies')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const read = await books.read();
  await books.db.doc('revenueItems/later').set({ description: 'Later' });
  expect(await books.read()).toEqual(read);
}

test('a removed person loses the page at once, and reads nothing when it loads again (#157)', async ({
  page,
  books,
}, info) => {
  await open(page, books);
  // What is typed goes too, and no question keeps it.
  await page.getByRole('button', { name: 'Add Revenue' }).first().click();
  await page.getByRole('dialog').getByLabel('Description').fill('Secret');
  await books.db.doc(ENTRY).delete();
  await expectClosed(page, books, NOT_LISTED);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkAccessibility(page, info, 'removed');
  await page.reload();
  await expect(page.getByText(NOT_LISTED)).toBeVisible();
  expect(new Set(await books.read())).toEqual(new Set([ENTRY]));
});

test('a last day ends the page while it is open (#157)', async ({ page, books }) => {
  await open(page, books);
  await books.db.doc(ENTRY).set(entry({ endsAt: new Date(Date.now() + 2_000) }));
  await expect(record(page)).toBeVisible();
  await expectClosed(page, books, panelMessages.accessEnded);
});

test('a last day that passed while the computer slept ends it when it wakes up (#157)', async ({
  page,
  books,
}) => {
  await open(page, books, { endsAt: new Date(Date.now() + 3_600_000) });
  await page.evaluate(() => {
    // No timer runs while a computer sleeps.
    const later = Date.now() + 3_600_001;
    Date.now = () => later;
    dispatchEvent(new Event('focus'));
  });
  await expectClosed(page, books, panelMessages.accessEnded);
});

test('a last day that is moved on keeps the page', async ({ page, books }) => {
  await page.clock.install();
  await open(page, books);
  await books.db.doc(ENTRY).set(entry({ endsAt: new Date(Date.now() + 10_000) }));
  await books.db.doc(ENTRY).set(entry({ endsAt: new Date(Date.now() + 3_600_000) }));
  await page.clock.runFor(EVERY_TIMER_MS);
  await expect(record(page)).toBeVisible();
});

test('another role loads the page anew, for that role (#157)', async ({ page, books }) => {
  await open(page, books);
  await expect(page.getByRole('button', { name: 'Add Revenue' }).first()).toBeVisible();
  await books.db.doc(ENTRY).set(entry({ role: 'reviewer', version: 2 }));
  await expect(page.getByRole('button', { name: 'Add Revenue' })).toHaveCount(0);
  await expect(record(page)).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  expect(await books.refused()).toEqual([]);
});

test('a sign-in that no longer counts leads to the sign-in, and says why (#157)', async ({
  page,
  books,
}) => {
  await open(page, books);
  await books.db.doc(ENTRY).set(entry({ validAfter: new Date(Date.now() + 1_000) }));
  await expect(page.getByText('Your sign-in is no longer valid.')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Cookies')).toHaveCount(0);
});

test('a new name changes nothing on the page', PHONE_ONLY, async ({ page, books }) => {
  await page.clock.install();
  await open(page, books);
  await page.getByRole('button', { name: 'Add Revenue' }).first().click();
  await page.getByRole('dialog').getByLabel('Description').fill('Typed');
  await books.db.doc(ENTRY).set({ ...entry(), name: 'Ruth Adeyemi-Cole', version: 2 });
  await page.clock.runFor(EVERY_TIMER_MS);
  await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('Typed');
});

test('another address closes it, and the server hears of it', async ({ page, books }) => {
  await open(page, books);
  await books.answer('/api/admin/check-admin', { ok: true, answer: {} });
  await books.db.doc(ENTRY).set({ ...entry(), email: 'new.treasurer@example.com' });
  await expectClosed(page, books, panelMessages.adminRenamed);
  expect(await books.asked('/api/admin/check-admin')).toEqual({});
});
