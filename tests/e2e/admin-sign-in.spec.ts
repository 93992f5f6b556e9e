import { unlistPerson } from '../functions/support/listed-people.ts';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { getAuth } from 'firebase-admin/auth';
import {
  accountsApp,
  newAddress,
  register,
  rename,
  tokenOf,
} from '../functions/support/sign-in.ts';
import { db } from '../functions/support/suite.ts';
import { newAdmin, signInAsAdmin } from './support/admin.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';
import { accountButton, logOut, openTab } from './support/panel-frame.ts';

const REFUSED = /status of 400|status of 403/;
const TABS = [
  'Expenses',
  'Categories',
  'Budget Management',
  'Fund Balances',
  'Financial Data',
  'Bank',
  'Reports',
  'User Management',
];

test(
  'every failure of the sign-in reads the same (#62)',
  DESK,
  async ({ page, complaints }, info) => {
    const { email, password } = await newAdmin();
    const plain = await register();
    const text = await register({ admin: 'true' });
    await page.goto('/admin/login');
    const gone = await newAdmin();
    await getAuth(accountsApp).updateUser(gone.uid, { disabled: true });
    const tries = [
      gone,
      { email, password: 'wrong password' },
      { email: 'nobody.at.all', password },
      plain,
      text,
    ];
    for (const each of tries) {
      await page.getByLabel('Username').fill(each.email);
      await page.getByLabel('Password').fill(each.password);
      await page.getByRole('button', { name: 'Sign in to Admin Panel' }).click();
      await expect(page.getByText('Invalid username or password')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign in to Admin Panel' })).toBeEnabled();
      await expect(page).toHaveURL('/admin/login');
    }
    expectComplaint(complaints, REFUSED);
    await checkAccessibility(page, info, 'login-failed');
  },
);

test('signing in opens the requested page, and each tab has an address', DESK, async ({ page }) => {
  await signInAsAdmin(page, '/admin/users');
  await expect(page.getByRole('tab', { name: 'User Management' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const name of TABS) await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await openTab(page, 'Fund Balances');
  await expect(page).toHaveURL('/admin/balances');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Fund Balances' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/admin/users');
  await openTab(page, 'Reports');
  await expect(page).toHaveURL(/\/admin\/reports/);
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Expense form' })).toHaveAttribute('href', '/');
});

test(
  'logging out removes all data, and Back does not open the panel again (#65)',
  DESK,
  async ({ page }) => {
    await signInAsAdmin(page, '/admin/categories');
    await openTab(page, 'Fund Balances');
    await expect(page.getByRole('heading', { name: 'Fund Balances' })).toBeVisible();
    // The page is left for good, which closes its databases.
    const loadedAnew = page.waitForEvent('load');
    await logOut(page);
    await loadedAnew;
    await expect(page).toHaveURL('/admin/login');
    const left = await page.evaluate(async () => ({
      kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        /firebase|auth/i.test(key),
      ),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(left).toEqual({ kept: [], databases: [] });
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign in to Admin Panel' })).toBeVisible();
  },
);

test('a flag in the browser opens nothing (#60)', DESK, async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['admin', 'isAdmin', 'adminLoggedIn', 'isAuthenticated']) {
      localStorage.setItem(key, 'true');
      sessionStorage.setItem(key, 'true');
    }
    // Those of a session, without a sign-in.
    document.cookie = 'pa-ledger-browser=open; Path=/admin';
    localStorage.setItem('pa-ledger:last-activity', String(Date.now()));
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/admin/financial/revenue');
  await expect(page).toHaveURL('/admin/login');
  expect(asked.filter((url) => /Firestore\/Listen|:runQuery|:batchGet/.test(url))).toEqual([]);
});

test(
  'a renamed account is told what to do, and an alert is raised (#91)',
  DESK,
  async ({ page, complaints }, info) => {
    const { uid, email, password } = await newAdmin();
    const address = newAddress();
    await rename(await tokenOf({ email, password }), address);
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill(address);
    await page.getByLabel('Password').fill(password);
    // The server refuses, and raises the alert, before its answer is here.
    const refused = page.waitForResponse('**/api/admin/check-admin');
    await page.getByRole('button', { name: 'Sign in to Admin Panel' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'can’t use the admin panel' });
    await expect(told).toContainText(errorMessages.adminRenamed);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await checkAccessibility(page, info, 'account-renamed');
    await expect
      .poll(async () => (await db.doc(`alerts/adminRenamed~${uid}`).get()).exists)
      .toBe(true);
    await (await refused).finished();
    expectComplaint(complaints, REFUSED);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in to Admin Panel' })).toBeVisible();
    // The other tests' pages show no alert of this one.
    await unlistPerson(uid);
    await db.doc(`alerts/adminRenamed~${uid}`).delete();
  },
);
