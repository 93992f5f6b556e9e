import type { BrowserContext, Page } from '@playwright/test';
import { newAdmin, openAsAdmin, signIn, signInAsAdmin } from './support/admin.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { bringSession } from './support/session.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';
import { accountButton, logOut } from './support/panel-frame.ts';

const SIGN_IN = { name: 'Sign in to Admin Panel' };
const CATEGORIES = '/admin/categories';

const categories = (page: Page) => page.getByRole('heading', { name: 'Categories', exact: true });
const loggedOut = (page: Page) => page.getByRole('status').filter({ hasText: 'logged out' });

/** An ID token and, on the emulators, a refresh token as well: JSON in base64. */
const TOKEN = /eyJ[\w-]{20}/;

/** Records the requests that carry a sign-in, in whatever part. What only closes a channel of Firestore carries none. */
function recordSignedIn(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const parts = [request.url(), request.postData(), request.headers()['authorization']];
    if (parts.some((part) => TOKEN.test(part ?? ''))) requests.push(request.url());
  });
  return requests;
}

async function storedSignIns(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => key.startsWith('firebase:'));
}

/** Opens the panel with what an earlier browser has left: what it stored, and with or without its session cookie. */
async function openLater(
  page: Page,
  { context, cookies }: { readonly context: BrowserContext; readonly cookies: boolean },
): Promise<string[]> {
  const left = await context.storageState();
  const storageState = { origins: left.origins, cookies: cookies ? left.cookies : [] };
  await page.context().setStorageState(storageState);
  const requests = recordSignedIn(page);
  await page.goto(CATEGORIES);
  return requests;
}

test(
  'tabs share a session: signing in or out in one applies to all (#95)',
  DESK,
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(CATEGORIES);
    await expect(other.getByRole('button', SIGN_IN)).toBeVisible();
    await signInAsAdmin(page, '/admin/balances');
    await expect(categories(other)).toBeVisible();

    await logOut(page);
    await expect(loggedOut(other)).toContainText('another tab or window');
    await expect(other).toHaveURL('/admin/login');
    await expect(page.getByRole('button', SIGN_IN)).toBeVisible();
    await expect(loggedOut(page)).toHaveCount(0);
    expect(await storedSignIns(other)).toEqual([]);

    await signInAsAdmin(page, '/admin/balances');
    await expect(other).toHaveURL(CATEGORIES);
  },
);

test(
  'a session ends with the browser, before any request carries it (#95)',
  DESK,
  async ({ page, browser, contextOptions }) => {
    await openAsAdmin(page, CATEGORIES);
    await expect(categories(page)).toBeVisible();
    for (const cookies of [true, false]) {
      const later = await browser.newContext(contextOptions);
      const tab = await later.newPage();
      const requests = await openLater(tab, { context: page.context(), cookies });
      await expect(cookies ? categories(tab) : tab.getByRole('button', SIGN_IN)).toBeVisible();
      expect(requests.length > 0).toBe(cookies);
      expect((await storedSignIns(tab)).length > 0).toBe(cookies);
      await later.close();
    }
  },
);

test(
  'a session ends after two idle hours: after a sleep and when a page is opened, before any request (#95)',
  DESK,
  async ({ page, context, complaints }, info) => {
    await page.clock.install();
    await openAsAdmin(page, CATEGORIES);
    // By now Firestore has opened its channel; it would try again with the same token otherwise.
    await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
    const requests = recordSignedIn(page);
    await page.clock.fastForward('03:00:00');
    await expect(loggedOut(page)).toContainText('You were signed out after 2 hours.');
    await expect(page).toHaveURL('/admin/login');
    expect(requests).toEqual([]);
    expect(await storedSignIns(page)).toEqual([]);
    await checkAccessibility(page, info, 'logged-out-idle');
    // Three hours on, the emulator doesn't know the channel that Firestore has open.
    expectComplaint(complaints, /400/);

    // A tab at the sign-in would be brought in, and end the session itself.
    await page.goto('/submit');
    const late = await context.newPage();
    await bringSession(late, await newAdmin());
    await late.goto('/submit');
    await late.clock.fastForward('03:00:00');
    const lateRequests = recordSignedIn(late);
    await late.goto(CATEGORIES);
    await expect(loggedOut(late)).toContainText('You were signed out after 2 hours.');
    expect(lateRequests).toEqual([]);
  },
);

test(
  'a warning appears minutes before the end, also over a dialog, and a press continues the session (#95)',
  DESK,
  async ({ page }, info) => {
    await page.clock.install();
    await openAsAdmin(page, CATEGORIES);
    await page.getByRole('button', { name: 'Add Category' }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Science Fair');
    await page.clock.fastForward('01:56:00');
    const warning = page.getByRole('status').filter({ hasText: 'in a few minutes' });
    await expect(warning).toBeVisible();
    await checkAccessibility(page, info, 'session-ending');
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward('01:54:00');
    await expect(name).toHaveValue('Science Fair');
  },
);

test(
  'if cookies are denied, a sign-in lasts as long as its page, and the sign-in page says so (#95)',
  DESK,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set() {
          // Nothing is kept.
        },
      });
    });
    await page.goto(CATEGORIES);
    // The notice comes above the fields and moves them: who presses in that moment misses the button.
    await expect(page.getByText('Your browser isn’t saving anything for this site.')).toBeVisible();
    await signIn(page, await newAdmin());
    await expect(categories(page)).toBeVisible();
    expect(await storedSignIns(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', SIGN_IN)).toBeEnabled();
  },
);

test(
  'a password is changed with the one before, and signs in from then on',
  DESK,
  async ({ page, complaints }, info) => {
    const account = await newAdmin();
    await page.goto(CATEGORIES);
    await signIn(page, account);
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const next = 'four words that nobody else has';
    const change = async (current: string, typed: string): Promise<void> => {
      await dialog.getByLabel('Current password').fill(current);
      await dialog.getByLabel('New password').fill(typed);
      await dialog.getByLabel('Type it again').fill(typed);
      await dialog.getByRole('button', { name: 'Change password' }).click();
    };
    await change(account.password, 'too short');
    await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(
      /Use at least 12 characters/,
    );
    await checkAccessibility(page, info, 'change-password');
    await change('not the password', next);
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
      /isn’t your current password/,
    );
    expectComplaint(complaints, /status of 400/);
    await change(account.password, next);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Your password was changed.').first()).toBeVisible();
    await logOut(page);
    await signIn(page, { ...account, password: next });
    await expect(accountButton(page)).toBeVisible();
  },
);
