import type { Page } from '@playwright/test';
import { PEOPLE } from '../functions/support/association.ts';
import { waitForMails, type ReceivedMail } from '../functions/support/mailbox.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { history, open, today } from './support/expense-detail.ts';
import { eventCategoryOf, submitted } from './support/expenses.ts';
import { mailTo, pressApprove, reviewLinkIn, statusOf } from './support/links.ts';
import { DESK, expect, test } from './support/test.ts';

/** Opens the review page from a mail, and approves there. @param seen is on the page before. */
async function approve(page: Page, mail: ReceivedMail, seen: string): Promise<void> {
  await page.goto(reviewLinkIn(mail));
  await expect(page.getByText(seen).first()).toBeVisible();
  await pressApprove(page);
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
}

test(
  "the treasurer's own expense, and one whose event chair is away, go to those who stand in (#131)",
  DESK,
  async ({ page }) => {
    test.setTimeout(240_000);
    const own = newExpenseId().toLowerCase();
    const [money, chair, coChair] = ['money', 'chair', 'co.chair'].map(
      (name) => `${name}@${own}.example.com`,
    ) as [string, string, string];
    const category = await eventCategoryOf(chair);
    await openAsAdmin(page, '/admin/users');
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Stand-in for Treasurer', { exact: true }).fill(money);
    await page.getByLabel(`Stand-in for ${category}`, { exact: true }).fill(coChair);
    await page.getByRole('button', { name: 'Add absence' }).click();
    const absence = page.getByRole('group', { name: 'Absence' }).last();
    await absence.getByLabel('Person').selectOption(chair);
    await absence.getByLabel('From').fill(today());
    await absence.getByLabel('To').fill(today());
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Approvers saved.').last()).toBeVisible();

    const treasurers = await submitted({ email: PEOPLE.treasurer });
    const asked = await waitForMails(treasurers.reference, 3);
    await approve(page, mailTo(asked, PEOPLE.president), 'President');
    const toStandIn = mailTo(await waitForMails(treasurers.reference, 4), money);
    expect(toStandIn.text).toContain('It needs your approval as Stand-in for the Treasurer.');
    await page.goto(reviewLinkIn(toStandIn));
    await expect(page.getByText('Stand-in for the Treasurer').first()).toBeVisible();
    await approve(page, toStandIn, 'Stand-in for the Treasurer');
    const last = mailTo(await waitForMails(treasurers.reference, 5), PEOPLE.treasurer);
    expect(last.subject).toContain('Approved');
    expect(await statusOf(treasurers.id)).toBe('approved');

    const events = await submitted({ category });
    const toCoChair = mailTo(await waitForMails(events.reference, 2), coChair);
    expect(toCoChair.text).toContain('It needs your approval as Stand-in for the Event Approver.');
    await approve(page, toCoChair, 'Stand-in for the Event Approver');
    const mails = await waitForMails(events.reference, 4);
    const toPresident = mailTo(mails, PEOPLE.president);
    expect(toPresident.text).toMatch(/Stand-in for the Event Approver: +approved on/);
    expect(mails.filter(({ to }) => to[0]?.address === chair)).toEqual([]);

    await open(page, treasurers.id);
    await expect(history(page).filter({ hasText: 'Stand-in for the Treasurer' })).toHaveCount(1);
  },
);
