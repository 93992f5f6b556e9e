import { expect, type Page } from '@playwright/test';
import { mailTo, reviewLinkIn } from '../e2e/support/links.ts';
import { signIn } from '../e2e/support/admin.ts';
import { submitted } from '../e2e/support/expenses.ts';
import { accountButton, openTab } from '../e2e/support/panel-frame.ts';
import {
  joinButton,
  linkTo,
  mailsTo,
  otherBrowser,
  PASSWORD,
  sendInvitation,
  typePassword,
} from '../e2e/support/person-pages.ts';
import { expectComplaint, REFUSED, pageTest as test } from '../e2e/support/page-test.ts';
import { decideWith } from '../functions/support/api.ts';
import { foundAssociation, PEOPLE } from '../functions/support/association.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { db } from '../functions/support/suite.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import { beginQuiet } from './begin-quiet.ts';
import { picture, scenes } from './pictures.ts';
import { appoint, goToDesk, visit } from './treasurer.ts';

const SUCCESSOR = 'sonia.next@example.org';

/** A line of the checklist. */
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Checks how far the checklist is. */
const expectDone = (page: Page, name: string) =>
  expect(line(page, name).getByText('Done', { exact: true })).toBeVisible();

test.beforeAll(async () => {
  await beginQuiet();
  await foundAssociation();
});

test('a treasurer hands over to the next, who then ends their access', async ({
  page,
  browser,
  contextOptions,
  complaints,
}) => {
  const treasurer = await appoint(PEOPLE.treasurer, 'Tina Treasurer');
  const expense = await submitted();
  await waitForMails(expense.reference, 3);
  const president = await tokenIn(db, {
    expenseId: expense.id,
    step: 0,
    approver: PEOPLE.president,
  });
  expect((await decideWith(president)).status).toBe(200);
  const oldLink = reviewLinkIn(mailTo(await waitForMails(expense.reference, 4), PEOPLE.treasurer));
  const next = await otherBrowser(browser, contextOptions);

  await test.step('the treasurer invites the successor', async () => {
    await goToDesk(page, treasurer);
    await openTab(page, 'User Management');
    await page.getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByLabel('Predecessor')).toHaveValue(PEOPLE.treasurer);
    await expect(line(page, 'Nothing waits for the predecessor')).toContainText('1 request waits');
    await expect(line(page, 'Last year’s books are closed')).toContainText('Open:');
    await page.getByLabel('Successor’s email').fill(SUCCESSOR);
    await scenes(page, 'hand-over-begin');
    const access = line(page, 'The successor can sign in');
    await access.getByRole('button', { name: 'Invite' }).click();
    await scenes(page, 'invite-dialog');
    await sendInvitation(page, { name: 'Sonia Next', role: 'Administrator' });
    await expect(access).toContainText('Sonia Next was invited and hasn’t joined yet.');
  });

  await test.step('the successor joins in a browser of their own', async () => {
    await next.goto(await linkTo(SUCCESSOR));
    await expect(next.getByText('Tina Treasurer invited you')).toBeVisible();
    await typePassword(next, 'sonia.next');
    await joinButton(next).click();
    await expect(next.getByLabel('New password')).toHaveAccessibleDescription(/at least 12/);
    await scenes(next, 'join-weak');
    await typePassword(next);
    await expect(next.getByText('Strength: Strong')).toBeVisible();
    await scenes(next, 'join');
    await joinButton(next).click();
    await expect(accountButton(next)).toBeVisible();
    await expectDone(page, 'The successor can sign in');
  });

  await test.step('the request goes to the successor with a link of theirs', async () => {
    await line(page, 'The successor approves requests')
      .getByRole('button', { name: 'Set as Treasurer' })
      .click();
    await expectDone(page, 'The successor approves requests');
    await expectDone(page, 'The predecessor approves nothing anymore');
    await expectDone(page, 'Nothing waits for the predecessor');
    const mails = await waitForMails(expense.reference, 5);
    const newLink = reviewLinkIn(mailTo(mails, SUCCESSOR));
    const old = await otherBrowser(browser, contextOptions);
    await old.goto(oldLink);
    await expect(old.getByRole('heading', { name: /no longer|replaced|else/i })).toBeVisible();
    await expect(old.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await old.goto(newLink);
    await expect(old.getByRole('button', { name: 'Approve' })).toBeVisible();
    await old.close();
  });

  await test.step('both look at the page to sign', async () => {
    await page.getByRole('checkbox', { name: 'Signature card at the bank' }).check();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Treasurer: from Tina Treasurer')).toBeVisible();
    await expect(page.getByText('Received by Sonia Next')).toBeVisible();
    await picture(page, 'hand-over-print');
    await page.emulateMedia({ media: null });
    await scenes(page, 'hand-over-near-end');
  });

  await test.step('the successor ends the access of the predecessor', async () => {
    await visit(next, '/admin/users');
    await scenes(next, 'users');
    await visit(next, '/admin/users/hand-over');
    await next.getByLabel('Predecessor').selectOption(PEOPLE.treasurer);
    const end = line(next, 'The predecessor’s access ends');
    await end.getByRole('button', { name: 'Set last day' }).click();
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    await next.getByRole('dialog').getByLabel('Last day').fill(today);
    await next.getByRole('dialog').getByRole('button', { name: 'Save change' }).click();
    await expect(end).toContainText('Tina Treasurer can sign in through');
    await expectDone(next, 'The predecessor’s access ends');
    await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible();
    await end.getByRole('button', { name: 'Remove' }).click();
    await next.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(end).toContainText('can’t sign in.');
  });

  await test.step('the predecessor’s page drops what it showed, and they stay out', async () => {
    await expect(page.getByRole('heading', { name: 'Hand over' })).toHaveCount(0);
    await scenes(page, 'removed');
    await page.goto('/admin/login');
    await signIn(page, treasurer);
    await expect(page.getByText('Invalid username or password')).toBeVisible();
    await signIn(page, { uid: '', email: SUCCESSOR, password: PASSWORD });
    await expect(accountButton(page)).toBeVisible();
    // Both hear of it.
    const told = async (address: string) =>
      (await mailsTo(address)).map(({ text }) => text).join('\n');
    await expect.poll(() => told(PEOPLE.treasurer)).toContain('Access: you were removed');
    await expect.poll(() => told(SUCCESSOR)).toContain('Access: someone was removed');
    expectComplaint(complaints, REFUSED);
  });
});
