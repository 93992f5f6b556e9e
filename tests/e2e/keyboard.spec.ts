import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { listPerson } from '../functions/support/listed-people.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { register } from '../functions/support/sign-in.ts';
import { expenseRows } from './support/expense-records.ts';
import { newCheckNumber } from './support/expenses.ts';
import { realPdf } from './support/files.ts';
import { openForm, TYPED, waitForUpload } from './support/form.ts';
import { tabAndPress, tabAndType, tabTo } from './support/keyboard.ts';
import { mailTo, reviewLinkIn } from './support/links.ts';
import { DESK, expect, test } from './support/test.ts';

test(
  'submits, approves three times and pays with only the keyboard',
  DESK,
  async ({ page }, info) => {
    test.setTimeout(240_000);
    const pdf = await realPdf(info);
    await openForm(page);
    await tabAndType(page, page.getByLabel('Name', { exact: true }), TYPED.name);
    await tabAndType(page, page.getByLabel('Email'), TYPED.email);
    await tabAndType(page, page.getByLabel('Phone'), TYPED.phone);
    await tabAndType(page, page.getByLabel('Category'), EVENT.name);
    // Month, day and year of a date field are stops of their own inside it.
    await tabAndType(page, page.getByLabel('Expense Date'), '09142026');
    await tabAndType(page, page.getByLabel('Amount'), TYPED.amount);
    await tabAndType(page, page.getByLabel('Paid To'), TYPED.paidTo);
    await tabAndType(page, page.getByLabel('Mailing Address'), '1 Main Street');
    await tabAndType(page, page.getByLabel('Description'), TYPED.description);
    await tabAndType(page, page.getByLabel('Notes'), TYPED.notes);
    const receipts = page.getByLabel('Receipts', { exact: true }).and(page.locator('input'));
    // Asked for before the way there: a key is quicker at the browser than the wish to hear of its dialog.
    const asked = page.waitForEvent('filechooser');
    await tabTo(page, receipts);
    await page.keyboard.press('Space');
    await (await asked).setFiles(pdf);
    await waitForUpload(page, pdf.name);
    await tabAndPress(page, page.getByRole('button', { name: 'Submit Expense' }));
    await expect(
      page.getByRole('heading', { name: 'Expense Submitted Successfully!' }),
    ).toBeFocused();
    const reference = (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText()).trim();

    for (const [step, approver] of [
      PEOPLE.eventApprover,
      PEOPLE.president,
      PEOPLE.treasurer,
    ].entries()) {
      const mails = await waitForMails(reference, [2, 4, 5][step] ?? 0);
      await page.goto(reviewLinkIn(mailTo(mails, approver)));
      await expect(page.getByRole('link', { name: `Save ${pdf.name}` })).toBeVisible();
      await tabAndPress(page, page.getByRole('button', { name: 'Approve' }));
      await expect(
        page.getByRole('heading', { name: 'Expense approved successfully.' }),
      ).toBeFocused();
    }

    const admin = await register({ admin: true });
    await listPerson(admin);
    await page.goto('/admin/login');
    await tabAndType(page, page.getByLabel('Username'), admin.email);
    await tabAndType(page, page.getByLabel('Password'), admin.password);
    await page.keyboard.press('Enter');
    // The panel opens on Home; an arrow leads from tab to tab.
    await tabTo(page, page.getByRole('tab', { name: 'Home' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'Expenses' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndType(
      page,
      page.getByRole('search', { name: 'Filter' }).getByLabel('Search'),
      reference,
    );
    await expect(expenseRows(page)).toHaveCount(1);
    await tabAndPress(page, page.getByRole('link', { name: reference }));
    await tabAndPress(page, page.getByRole('button', { name: 'Record payment' }));
    const dialog = page.getByRole('dialog');
    await tabAndType(page, dialog.getByLabel('Check number'), newCheckNumber());
    await tabAndPress(page, dialog.getByRole('button', { name: 'Record payment' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Paid it: Check \d+ on/)).toBeVisible();
  },
);
