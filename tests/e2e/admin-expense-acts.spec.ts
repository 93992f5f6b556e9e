import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { decideWith } from '../functions/support/api.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { tokenIn, waitForMails } from '../functions/support/mailbox.ts';
import { db } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { detail, fact, history, open } from './support/expense-detail.ts';
import { act, acts, expectActs } from './support/expense-records.ts';
import { eventCategoryOf, submitted } from './support/expenses.ts';
import { ownBooks } from './support/ledger.ts';
import { mailedExpense, mailTo } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

test('sets the fund and clears it again', DESK, async ({ page }, info) => {
  const { fundId, fundName } = await ownBooks();
  const { id } = await submitted();
  const account = await open(page, id);
  await act(page, 'Set fund');
  const dialog = page.getByRole('dialog', { name: 'Set fund' });
  await dialog.getByLabel('Fund').selectOption(fundId);
  await checkAccessibility(page, info, 'expense-set-fund');
  await dialog.getByRole('button', { name: 'Set fund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The fund is ${fundName} now.`).first()).toBeVisible();
  await expect(fact(page, 'Fund')).toContainText(fundName);
  await expect(history(page).first()).toContainText(`Set the fund to ${fundName}. It was none.`);
  await expect(history(page).first()).toContainText(account.email);
  await expect(acts(page).filter({ hasText: 'More actions' })).toBeFocused();

  await act(page, 'Set fund');
  await dialog.getByLabel('Fund').selectOption('No fund');
  await dialog.getByRole('button', { name: 'Set fund' }).click();
  await expect(fact(page, 'Fund')).toContainText('Not chosen yet.');
  expect((await db.doc(`expenses/${id}`).get()).get('lines')).toMatchObject([{ fundId: null }]);
});

test('resends the link: the new one works and the old one does not', DESK, async ({ page }) => {
  const { id, reference, token } = await mailedExpense();
  await open(page, id);
  await act(page, 'Resend link');
  const dialog = page.getByRole('dialog', { name: 'Resend link' });
  await expect(dialog).toContainText(`${PEOPLE.president} and ${PEOPLE.otherPresident}`);
  await dialog.getByRole('button', { name: 'Resend link' }).click();
  await expect(page.getByText(/^A new link was sent to/).first()).toBeVisible();
  await expect(page.getByText(/^Link sent again on/)).toBeVisible();
  await expect(history(page).first()).toContainText('Sent a new link for the President step');
  const mails = await waitForMails(reference, 5);
  const fresh = tokenIn(mailTo(mails, PEOPLE.president));
  expect(fresh).not.toBe(token);
  expect((await decideWith(token)).status).toBe(403);
  expect((await decideWith(fresh)).status).toBe(200);
  await expect(detail(page).getByText('Treasurer, today')).toBeVisible();
});

test(
  'lets an admin decide a step of their own role: with a reason, or on to the next person',
  DESK,
  async ({ page }, info) => {
    const account = await openAsAdmin(page, '/admin/expenses');
    const category = await eventCategoryOf(account.email);
    const [rejected, approved] = [await submitted({ category }), await submitted({ category })];
    await page.getByRole('link', { name: rejected.reference }).click();
    await expectActs(page, [
      'Approve',
      'Reject',
      'Set fund',
      'Change category or split',
      'Ask for correction',
      'Resend link',
    ]);
    await act(page, 'Reject');
    const rejecting = page.getByRole('dialog', { name: 'Reject expense' });
    await rejecting.getByRole('button', { name: 'Reject' }).click();
    await expect(rejecting.getByText('A reason is required.')).toBeVisible();
    await rejecting.getByLabel('Reason').fill('No tax on books');
    await checkAccessibility(page, info, 'expense-reject');
    await rejecting.getByRole('button', { name: 'Reject' }).click();
    await expect(rejecting).toBeHidden();
    await expect(detail(page).getByText('No tax on books').first()).toBeVisible();
    await expect(history(page).first()).toContainText(
      'Rejected as Event Approver: No tax on books',
    );
    // Nothing is left to do.
    await expect(acts(page)).toHaveCount(0);

    await page.getByRole('link', { name: 'All expenses' }).click();
    await page.getByRole('link', { name: approved.reference }).click();
    await act(page, 'Approve');
    const approving = page.getByRole('dialog', { name: 'Approve expense' });
    await expect(approving).toContainText('as Event Approver');
    await approving.getByRole('button', { name: 'Approve' }).click();
    await expect(approving).toBeHidden();
    await expect(detail(page).getByText('President, today')).toBeVisible();
    await expectActs(page, [
      'Set fund',
      'Change category or split',
      'Ask for correction',
      'Resend link',
    ]);
    const decision = (await db.doc(`expenses/${approved.id}/decisions/0`).get()).data();
    expect(decision).toMatchObject({ action: 'approve', by: account.email });
  },
);
