import type { Page } from '@playwright/test';
import { newAddress } from '../functions/support/sign-in.ts';
import { db } from '../functions/support/suite.ts';
import { newAdmin, signIn, signInAsAdmin } from './support/admin.ts';
import { expenseToDecide } from './support/links.ts';
import { submitted } from './support/expenses.ts';
import { accountButton } from './support/panel-frame.ts';
import {
  joinButton,
  linkTo,
  mailsTo,
  newPerson,
  otherBrowser,
  PASSWORD,
  sendInvitation,
  typePassword,
} from './support/person-pages.ts';
import { bringSession } from './support/session.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';

/** What a page of a link says in place of its form. */
const heading = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { name: text, exact: true });

test(
  'an invitation works once, in one browser, and what cuts it off loses nothing',
  DESK,
  async ({ page, browser, contextOptions, complaints }) => {
    test.setTimeout(180_000);
    const [email, other] = [newAddress(), newAddress()];
    await page.clock.install();
    const { password } = await signInAsAdmin(page, '/admin/users');
    const invite = page.getByRole('button', { name: 'Invite', exact: true });
    await invite.click();
    await sendInvitation(page, { name: 'Nia Next', email, role: 'Bookkeeper' });
    const first = await linkTo(email);
    await page.getByRole('button', { name: 'Resend invitation to Nia Next' }).click();
    await expect(page.getByText('We emailed Nia Next a new link.').last()).toBeVisible();
    const second = await linkTo(email, 2);

    const [left, right] = await Promise.all([
      otherBrowser(browser, contextOptions),
      otherBrowser(browser, contextOptions),
    ]);
    await left.goto(first);
    await expect(heading(left, /newer link/)).toBeVisible();
    for (const each of [left, right]) {
      await each.goto('about:blank');
      await each.goto(second);
      await typePassword(each);
    }
    await Promise.all([joinButton(left).click(), joinButton(right).click()]);
    const isIn = (each: Page) => accountButton(each).isVisible();
    const outcome = async (each: Page): Promise<string> => {
      if (await isIn(each)) return 'in';
      return (await heading(each, /already used/).isVisible()) ? 'out' : '';
    };
    await expect
      .poll(async () => [await outcome(left), await outcome(right)].toSorted())
      .toEqual(['in', 'out']);
    const winner = (await isIn(left)) ? left : right;
    await expect(winner.getByRole('tab', { name: 'Expenses', exact: true })).toBeVisible();
    const late = await otherBrowser(browser, contextOptions);
    await late.goto(second);
    await expect(heading(late, /already used/)).toBeVisible();

    // A link for something else opens nothing here.
    const { token } = await expenseToDecide();
    await late.goto('about:blank');
    await late.goto(`/admin/join#${token}`);
    await expect(late.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();
    await expect(late.getByLabel('New password')).toHaveCount(0);

    await invite.click();
    await sendInvitation(page, { name: 'Cora Cut', email: other, role: 'Bookkeeper' });
    const cut = await linkTo(other);
    await late.goto('about:blank');
    await late.goto(cut);
    await typePassword(late);
    // The server has spent the link by then, and the password isn't set.
    await late.route('**/accounts:resetPassword**', (route) => route.abort('internetdisconnected'));
    await joinButton(late).click();
    await expect(late.getByRole('alert')).toContainText('Check your connection');
    await late.unrouteAll();
    await left.goto('about:blank');
    await left.goto(cut);
    await expect(heading(left, /already used/)).toBeVisible();
    await late.reload();
    await typePassword(late);
    await joinButton(late).click();
    await expect(accountButton(late)).toBeVisible();

    // A person who's removed loses what's on their screen at once, and can't come back.
    await late.goto('/admin/expenses');
    await expect(heading(late, 'Expenses').first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove Cora Cut' }).click();
    // By now the password was typed a while ago.
    await page.clock.fastForward('00:11:00');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    const again = page.getByRole('dialog', { name: 'Enter your password' });
    await again.getByLabel('Password').fill(password);
    await again.getByRole('button', { name: 'Continue' }).click();
    await expect(late.getByRole('heading', { name: 'Expenses' })).toHaveCount(0);
    await late.goto('/admin/login');
    await signIn(late, { uid: '', email: other, password: PASSWORD });
    await expect(late.getByText('Invalid username or password')).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a forgotten password is set anew by a link of one use, which ends the other sessions',
  DESK,
  async ({ page, browser, contextOptions, complaints }) => {
    const account = await newAdmin();
    const unknown = newAddress();
    const open = await otherBrowser(browser, contextOptions);
    await bringSession(open, account);
    await open.goto('/admin/categories');
    await expect(heading(open, 'Categories')).toBeVisible();

    const answers: string[] = [];
    for (const address of [unknown, account.email]) {
      await page.goto('/admin/login');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Your email').fill(address);
      await page.getByRole('button', { name: 'Email me a link' }).click();
      const said = page.getByRole('status').filter({ hasText: 'Check your email.' });
      await expect(said).toBeVisible();
      answers.push(await said.innerText());
    }
    expect(answers[0]).toBe(answers[1]);
    const link = await linkTo(account.email);
    await page.goto(link);
    await typePassword(page);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(accountButton(page)).toBeVisible();

    await expect(open.getByText('Your sign-in is no longer valid.')).toBeVisible();
    await open.goto(link);
    await expect(heading(open, /already used/)).toBeVisible();
    await open.goto('/admin/login');
    await signIn(open, account);
    await expect(open.getByText('Invalid username or password')).toBeVisible();
    await signIn(open, { ...account, password: PASSWORD });
    await expect(accountButton(open)).toBeVisible();

    // An address that isn't a person's doesn't stay once its request is answered.
    await expect
      .poll(async () => (await db.collection('mail').where('to', '==', unknown).get()).size)
      .toBe(0);
    expect(await mailsTo(unknown)).toEqual([]);
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a reviewer sees no contacts, and a finding goes from its writer to the books and back',
  DESK,
  async ({ page, browser, contextOptions }) => {
    const [reviewer, bookkeeper] = await Promise.all([
      newPerson('reviewer', 'Rita Review'),
      newPerson('bookkeeper', 'Bo Keeper'),
    ]);
    const email = newAddress();
    const { id } = await submitted({ email });
    const address = `/admin/expenses/${id}`;
    const books = await otherBrowser(browser, contextOptions);
    await Promise.all([bringSession(page, reviewer), bringSession(books, bookkeeper)]);
    await Promise.all([page.goto(address), books.goto(address)]);
    await expect(books.getByRole('article')).toContainText(email);
    const section = (each: Page) => each.getByRole('region', { name: 'Findings' });

    await section(page).getByRole('button', { name: 'Write a finding' }).click();
    await page.getByRole('dialog').getByLabel('Finding').fill('Which event was this for?');
    await page.getByRole('button', { name: 'Save finding' }).click();
    await expect(section(page)).toContainText('Rita Review (Reviewer)');
    await expect(page.locator('body')).not.toContainText(email);

    await section(books).getByRole('button', { name: 'Answer the finding by Rita Review' }).click();
    await books.getByRole('textbox', { name: 'Answer' }).fill('For the Spring Fair.');
    await books.getByRole('button', { name: 'Save answer' }).click();
    await expect(section(page)).toContainText('For the Spring Fair.');

    // Home may show the checklist of a new association: tests/panel/findings.spec.ts has its count.
    await books.goto('/admin/journal/findings');
    await expect(books.getByText('Which event was this for?')).toBeVisible();
    await section(page).getByRole('button', { name: 'Resolve the finding by Rita Review' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await expect(section(page)).toContainText('Rita Review resolved this');
  },
);
