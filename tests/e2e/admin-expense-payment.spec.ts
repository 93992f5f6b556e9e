import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { mailsAbout } from '../functions/support/mailbox.ts';
import { db } from '../functions/support/suite.ts';
import { newAdmin, unlistAdmin } from './support/admin.ts';
import { detail, fact, history, open, today } from './support/expense-detail.ts';
import { acts } from './support/expense-records.ts';
import { approved, newCheckNumber, payAs } from './support/expenses.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'records a payment, refuses a second use of a check number by naming the first, and voids the payment',
  DESK,
  async ({ page, complaints }, info) => {
    const checkNumber = newCheckNumber();
    const first = await approved({ paidTo: 'Copy Shop' });
    const treasurer = await newAdmin();
    const payment = { method: 'check', checkNumber, date: today() };
    const other = await payAs(treasurer, first.id, payment);
    expect(other.body).toEqual({ success: true });

    const { id, reference } = await approved();
    await open(page, id);
    await expect(detail(page).getByText('Treasurer to pay, today')).toBeVisible();
    await expect(acts(page)).toHaveText(['Record payment', 'Set fund', 'Ask for correction']);
    await acts(page).filter({ hasText: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await expect(dialog.getByLabel('Date')).toHaveValue(today());
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText('Check Number is required.')).toBeVisible();
    await expect(dialog.getByLabel('Check Number')).toBeFocused();
    // The same number on paper.
    await dialog.getByLabel('Check Number').fill(`00${checkNumber}`);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(
      dialog.getByText(`Check ${checkNumber} was already used for ${first.reference}: Copy Shop,`),
    ).toBeVisible();
    await expect(dialog.getByLabel('Check Number')).toHaveValue(`00${checkNumber}`);
    await checkAccessibility(page, info, 'expense-check-taken');
    expectComplaint(complaints, /status of 409/);

    const free = newCheckNumber();
    await dialog.getByLabel('Check Number').fill(free);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('The payment to Pat Doe was recorded.').first()).toBeVisible();
    await expect(fact(page, 'Check Number')).toContainText(free);
    await expect(acts(page)).toHaveText([
      'Set fund',
      'Vendor refund',
      'Void payment',
      'Entered by mistake',
    ]);
    await expect(history(page).first()).toContainText(`Recorded the payment: Check ${free} on`);
    await checkAccessibility(page, info, 'expense-paid');
    await expect
      .poll(async () => (await mailsAbout(reference)).map(({ subject }) => subject).join())
      .toMatch(/paid/i);

    await acts(page).filter({ hasText: 'Void payment' }).click();
    const voiding = page.getByRole('dialog', { name: 'Void payment' });
    await voiding.getByRole('button', { name: 'Void payment' }).click();
    await expect(voiding.getByText('A reason is required.')).toBeVisible();
    await voiding.getByLabel('Reason').fill('Lost in the mail');
    await checkAccessibility(page, info, 'expense-void');
    await voiding.getByRole('button', { name: 'Void payment' }).click();
    await expect(voiding).toBeHidden();
    await expect(fact(page, 'Payment')).toContainText('Not paid: the last payment was taken back');
    await expect(history(page).first()).toContainText('Lost in the mail');
    await expect(acts(page)).toHaveText(['Record payment', 'Set fund', 'Ask for correction']);

    await acts(page).filter({ hasText: 'Record payment' }).click();
    await dialog.getByLabel('Method').selectOption('Cash');
    await expect(dialog.getByLabel('Check Number')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(fact(page, 'Method')).toContainText('Cash');
    expect((await db.doc(`expenses/${id}`).get()).get('payment')).toMatchObject({
      number: 2,
      method: 'cash',
      checkNumber: null,
    });
  },
);

test(
  'one check pays two expenses of a payee, is voided as a whole, and its number is not used again (#121, #122)',
  DESK,
  async ({ page, complaints }) => {
    const paidTo = `Dana Whitfield ${newCheckNumber()}`;
    const [one, two] = [
      await approved({ paidTo, amount: 45.2 }),
      await approved({ paidTo, amount: 84.35 }),
    ];
    const checkNumber = newCheckNumber();
    await open(page, one.id);
    await acts(page).filter({ hasText: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByLabel('Check Number').fill(checkNumber);
    await dialog.getByRole('checkbox', { name: two.reference }).check();
    await dialog.getByRole('button', { name: `Pay 2 for ${paidTo}, $129.55` }).click();
    await expect(dialog).toBeHidden();
    await expect(fact(page, 'Check Number')).toContainText(checkNumber);
    await expect(fact(page, 'Paid together with')).toContainText(two.reference);
    const status = async (id: string) =>
      (await db.doc(`expenses/${id}`).get()).get('status') as unknown;
    expect(await status(two.id)).toBe('paid');

    await acts(page).filter({ hasText: 'Void payment' }).click();
    const voiding = page.getByRole('dialog', { name: 'Void payment' });
    await expect(voiding.getByText(`It also pays ${two.reference}`)).toBeVisible();
    await voiding.getByLabel('Reason').fill('Came back');
    await voiding.getByRole('button', { name: 'Void payment' }).click();
    await expect(voiding).toBeHidden();
    expect(await status(two.id)).toBe('approved');

    await acts(page).filter({ hasText: 'Record payment' }).click();
    await dialog.getByLabel('Check Number').fill(checkNumber);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText('the number of a voided check stays taken')).toBeVisible();
    expectComplaint(complaints, /status of 409/);
  },
);

test(
  'a stale payment form shows the current state and keeps the typed text',
  DESK,
  async ({ page }, info) => {
    const { id } = await approved();
    const other = await newAdmin();
    await open(page, id);
    await acts(page).filter({ hasText: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByLabel('Check Number').fill('1042-A');
    const payment = { method: 'cash', checkNumber: null, date: today() };
    const paid = await payAs(other, id, payment);
    expect(paid.status).toBe(200);
    await expect(dialog.getByText('This has changed meanwhile.')).toBeVisible();
    await expect(dialog.getByText(/The expense is paid now: Cash on/)).toBeVisible();
    await expect(dialog.getByLabel('Check Number')).toHaveValue('1042-A');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText('Not saved')).toBeVisible();
    await checkAccessibility(page, info, 'expense-overtaken');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(acts(page)).toHaveText([
      'Set fund',
      'Vendor refund',
      'Void payment',
      'Entered by mistake',
    ]);
    expect((await db.doc(`expenses/${id}`).get()).get('payments')).toBe(1);
  },
);

test(
  'offline and without admin rights, nothing is done and no typed text is lost',
  DESK,
  async ({ page, complaints }) => {
    const { id } = await approved();
    const account = await open(page, id);
    await acts(page).filter({ hasText: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByLabel('Check Number').fill('1042-B');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText('There is no connection to the server.')).toBeVisible();
    await expect(dialog.getByLabel('Check Number')).toHaveValue('1042-B');
    await page.context().setOffline(false);
    await unlistAdmin(account);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    // The listeners fail as well, behind the dialog.
    await expect(dialog.getByText('This is not allowed.')).toBeVisible();
    await expect(dialog.getByLabel('Check Number')).toHaveValue('1042-B');
    expect((await db.doc(`expenses/${id}`).get()).get('status')).toBe('approved');
    expectComplaint(complaints, new RegExp(`${WITHOUT_CONNECTION.source}|status of 403`));
  },
);
