import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { mailsAbout } from '../functions/support/mailbox.ts';
import { db } from '../functions/support/suite.ts';
import { newAdmin } from './support/admin.ts';
import { detail, fact, history, open, today } from './support/expense-detail.ts';
import { act, expectActs } from './support/expense-records.ts';
import { approved, mailCheckAs, newCheckNumber, payAs } from './support/expenses.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'records a payment, refuses a second use of a check number by naming the first, and voids the payment',
  DESK,
  async ({ page, complaints }) => {
    const checkNumber = newCheckNumber();
    const first = await approved({ paidTo: 'Copy Shop' });
    const treasurer = await newAdmin();
    const payment = { method: 'check', checkNumber, date: today() };
    const other = await payAs(treasurer, first.id, payment);
    expect(other.body).toEqual({ success: true });

    const { id, reference } = await approved();
    await open(page, id);
    await expect(detail(page).getByText('Treasurer to pay, today')).toBeVisible();
    await expectActs(page, [
      'Record payment',
      'Set fund',
      'Change category or split',
      'Ask for correction',
    ]);
    await act(page, 'Record payment');
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await expect(dialog.getByLabel('Date')).toHaveValue(today());
    // The number after the last one.
    await expect(dialog.getByLabel('Check Number')).not.toHaveValue('');
    await dialog.getByLabel('Check Number').fill('');
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
    expectComplaint(complaints, /status of 409/);

    const free = newCheckNumber();
    await dialog.getByLabel('Check Number').fill(free);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('The payment to Pat Doe was recorded.').first()).toBeVisible();
    await expect(fact(page, 'Check Number')).toContainText(free);
    await expectActs(page, [
      'Change category or split',
      'Vendor refund',
      'Void payment',
      'Entered by mistake',
    ]);
    await expect(history(page).first()).toContainText(`Paid it: Check ${free} on`);
    // The submitter is told once the check is mailed.
    await expect(fact(page, 'Signed and sent')).toContainText('To be signed (0 of 2 signatures)');
    expect((await mailCheckAs(treasurer, `${id}-1`)).body).toEqual({ success: true });
    await expect(fact(page, 'Signed and sent')).toContainText('Mailed on');
    await expect
      .poll(async () => (await mailsAbout(reference)).map(({ subject }) => subject).join())
      .toContain('Payment sent');

    await act(page, 'Void payment');
    const voiding = page.getByRole('dialog', { name: 'Void payment' });
    await voiding.getByRole('button', { name: 'Void payment' }).click();
    await expect(voiding.getByText('A reason is required.')).toBeVisible();
    await voiding.getByLabel('Reason').fill('Lost in the mail');
    await voiding.getByRole('button', { name: 'Void payment' }).click();
    await expect(voiding).toBeHidden();
    await expect(fact(page, 'Payment')).toContainText('Not paid: the last payment was undone');
    await expect(history(page).first()).toContainText('Lost in the mail');
    await expectActs(page, [
      'Record payment',
      'Set fund',
      'Change category or split',
      'Ask for correction',
    ]);

    await act(page, 'Record payment');
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
