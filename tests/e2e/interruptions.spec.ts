import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { STALL_MS } from '../../web/src/ui/receipts/upload/fail-if-stalled.ts';
import { db } from '../functions/support/suite.ts';
import { figure } from '../support/figure.ts';
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
import { DESK, REFUSED, expect, expectComplaint, test } from './support/test.ts';

const PDF = smallPdf('a.pdf');
const FAILED = 'Error submitting expense. Please try again.';

/** Somebody whom nobody else is, to be found by. */
const someone = () => `cut.off.${randomUUID()}@example.com`;

async function storedBy(email: string): Promise<number> {
  const found = await db.collection('contacts').where('email', '==', email).get();
  return found.size;
}

interface Cut {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly email: string;
}

/** Fills the form in, with its receipt in place. */
async function fillIn({ page, email }: Cut): Promise<void> {
  await openForm(page);
  await typeInto(page, { email });
  await choose(page, PDF);
  await waitForUpload(page, PDF.name);
}

/** Presses, is told that it did not work, and has everything that was typed. */
async function pressInVain(page: Page): Promise<void> {
  await submitButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(TYPED.description);
}

/** Where the network goes away; each leads to a form that is sent once it is back. */
const POINTS: Readonly<Record<string, (cut: Cut) => Promise<void>>> = {
  async 'before anything is typed'({ page, context, email }) {
    await openForm(page);
    await context.setOffline(true);
    await typeInto(page, { email });
    await context.setOffline(false);
    await choose(page, PDF);
    await waitForUpload(page, PDF.name);
  },
  async 'when a receipt is chosen'({ page, context, email }) {
    await openForm(page);
    await typeInto(page, { email });
    await context.setOffline(true);
    await choose(page, PDF);
    await expect(receiptRow(page, PDF.name)).toContainText('Upload failed');
    await context.setOffline(false);
    // It goes on by itself.
    await waitForUpload(page, PDF.name);
  },
  async 'while a receipt is on its way'({ page, context, email }) {
    await openForm(page);
    await typeInto(page, { email });
    await page.route('**/v0/b/**', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await choose(page, PDF);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.unroute('**/v0/b/**');
    await context.setOffline(false);
    await waitForUpload(page, PDF.name);
  },
  async 'before the button is pressed'(cut) {
    await fillIn(cut);
    await cut.context.setOffline(true);
    await pressInVain(cut.page);
    await cut.context.setOffline(false);
  },
  async 'before the form has arrived'(cut) {
    await fillIn(cut);
    await cut.page.route('**/api/submit-expense', (route) => route.abort('internetdisconnected'));
    await pressInVain(cut.page);
    expect(await storedBy(cut.email)).toBe(0);
    await cut.page.unroute('**/api/submit-expense');
  },
  async 'before its answer has come'(cut) {
    await fillIn(cut);
    await cut.page.route('**/api/submit-expense', async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await pressInVain(cut.page);
    expect(await storedBy(cut.email)).toBe(1);
    await cut.page.unroute('**/api/submit-expense');
  },
};

test(
  'one expense is stored wherever the network fails (#44, #36, G13)',
  DESK,
  async ({ page, context, complaints }) => {
    for (const [point, cutOff] of Object.entries(POINTS))
      await test.step(point, async () => {
        const email = someone();
        await cutOff({ page, context, email });
        await submitAndReadReference(page);
        expect(await storedBy(email)).toBe(1);
        figure('G13', `offline ${point}: the right words, one expense`);
      });
    // Chromium's own lines about a network that is away.
    complaints.length = 0;
  },
);

test(
  'a double press, a reload and Back store one expense (#37, G13)',
  DESK,
  async ({ page, context }) => {
    const email = someone();
    await fillIn({ page, context, email });
    await page.reload();
    await expect(receiptRow(page, PDF.name)).toContainText('Uploaded');
    await submitButton(page).dblclick();
    await expect(
      page.getByRole('heading', { name: 'Expense Submitted Successfully!' }),
    ).toBeVisible();
    await page.reload();
    // The form that comes is an empty one.
    await expect(page.getByLabel('Description')).toHaveValue('');
    await page.goto('/admin/login');
    await page.goBack();
    await expect(page.getByLabel('Description')).toHaveValue('');
    await expect(submitButton(page)).toBeDisabled();
    expect(await storedBy(email)).toBe(1);
    figure('G13', 'double press, reload and Back: one expense');
  },
);

test(
  'two tabs with one form, in a browser without locks, store one expense (#37, G13)',
  DESK,
  async ({ page, context, complaints }) => {
    const email = someone();
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await fillIn({ page, context, email });
    // Such a browser does not say which drafts are open: the other tab goes on with it, under the same id.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(PDF.name);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByLabel('Email')).toHaveValue(email);
    await expect(receiptRow(other, PDF.name)).toContainText('Uploaded');
    await Promise.all([submitAndReadReference(page), submitAndReadReference(other)]);
    expect(await storedBy(email)).toBe(1);
    expect(complaints).toEqual([]);
    figure('G13', 'two tabs: one expense');
  },
);

test(
  'a storage that does not answer is said beside the file, and can be tried again',
  DESK,
  async ({ page, complaints }) => {
    await page.clock.install();
    // What is sent gets no answer, and neither does who asks whether there is anybody.
    await page.route('**/v0/b/**', (route) =>
      route.request().method() === 'POST' ? undefined : route.abort('timedout'),
    );
    await openForm(page);
    await choose(page, PDF);
    const row = receiptRow(page, PDF.name);
    await expect(row).toContainText('Uploading');
    await page.clock.fastForward(STALL_MS);
    await expect(row).toContainText('Check your connection and try again');
    await expect(submitButton(page)).toBeDisabled();
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/upload at least one receipt/)).toHaveCount(0);
    await page.unroute('**/v0/b/**');
    await row.getByRole('button', { name: `Try again: ${PDF.name}` }).click();
    await waitForUpload(page, PDF.name);
    expectComplaint(complaints, REFUSED);
  },
);
