import { OFFICE, PEOPLE } from '../functions/support/association.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { submitted } from './support/expenses.ts';
import { realPdf, smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  TYPED,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { mailTo, reviewLinkIn } from './support/links.ts';
import { openCorrection, sentBack, submitterLinkIn } from './support/submitter-links.ts';
import { DESK, expect, test } from './support/test.ts';

/** An expense that pays a vendor's invoice, and not whoever submits it. */
test(
  'a vendor is to be paid, and an invoice that somebody sent before is pointed out (#141)',
  DESK,
  async ({ page }, info) => {
    test.setTimeout(240_000);
    const vendor = `Market Street ${newExpenseId().slice(0, 8)}`;
    const first = await submitted({
      payTo: 'vendor',
      paidTo: vendor,
      invoiceNumber: 'MSP-2041',
      amount: 212.4,
      name: 'Robin Roe',
      email: `robin.${newExpenseId().toLowerCase()}@example.com`,
    });
    await openForm(page);
    const payBack = page.getByRole('radio', { name: 'Pay me back' });
    const payVendor = page.getByRole('radio', { name: 'Pay the vendor' });
    await expect(page.getByRole('group', { name: 'Payment' }).getByRole('radio')).toHaveCount(2);
    await expect(payBack).toBeChecked();
    await expect(page.getByLabel('Paid To')).toHaveAccessibleDescription(
      'Who the check is made out to, usually you.',
    );
    const invoice = page.getByLabel('Invoice Number');
    await expect(invoice).toBeHidden();

    const email = `pat.${newExpenseId().toLowerCase()}@example.com`;
    await typeInto(page, { email, paidTo: vendor.toUpperCase(), amount: '45.20' });
    await payBack.focus();
    await page.keyboard.press('ArrowDown');
    await expect(payVendor).toBeChecked();
    // Typed for the submitter, so it isn't the vendor's, unless the person says so.
    const [paidTo, address] = [page.getByLabel('Paid To'), page.getByLabel('Mailing Address')];
    await expect(paidTo).toHaveValue('');
    await expect(address).toHaveValue('');
    await checkAccessibility(page, info, 'form-vendor-undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(paidTo).toBeFocused();
    await expect(paidTo).toHaveValue(vendor.toUpperCase());
    await expect(address).toHaveValue(TYPED.mailingAddress);
    await expect(payVendor).toBeChecked();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Use my name' })).toBeHidden();
    await expect(page.getByLabel('Paid To')).toHaveAccessibleDescription(
      'The vendor’s name, as shown on the invoice.',
    );
    await expect(page.getByLabel('Mailing Address')).toHaveAccessibleDescription(
      'The vendor’s payment address, as shown on the invoice.',
    );
    await expect(
      page.getByText('Add the vendor’s invoice, and any receipts you have.'),
    ).toBeVisible();
    await invoice.fill('msp 2041');
    // It stays over a reload, and with it what follows.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
      .toContain('msp 2041');
    await page.reload();
    await expect(payVendor).toBeChecked();
    await expect(invoice).toHaveValue('msp 2041');
    const pdf = await realPdf(info);
    await choose(page, pdf);
    await waitForUpload(page, pdf.name);
    await checkAccessibility(page, info, 'form-pay-vendor');
    const reference = await submitAndReadReference(page);
    await expect(page.getByText(/we’ll pay the vendor\. Please don’t pay/)).toBeVisible();

    const mails = await waitForMails(reference, 3);
    const toSubmitter = mailTo(mails, email);
    expect(toSubmitter.text).toContain('to be paid to the vendor.');
    expect(toSubmitter.text).not.toMatch(/market street/i);
    const { text } = mailTo(mails, PEOPLE.president);
    expect(text).toContain(`Payment: to be paid to ${vendor.toUpperCase()}, the vendor`);
    expect(text).toContain('Invoice Number: msp 2041');
    expect(text).toMatch(
      new RegExp(`May be a duplicate of: ${first.reference}.*The same payee and invoice number\\.`),
    );
    await page.goto(reviewLinkIn(mailTo(mails, PEOPLE.president)));
    await expect(
      page
        .getByRole('heading', { level: 2 })
        .filter({ hasText: `to ${vendor.toUpperCase()}, the vendor` }),
    ).toBeVisible();
    const double = page.getByRole('status').filter({ hasText: 'submitted before' });
    await expect(double).toContainText(first.reference);
    await expect(double).toContainText('The same payee and invoice number.');
    await expect(page.getByText('msp 2041')).toBeVisible();
    await page.goto(submitterLinkIn(toSubmitter, 'status'));
    await expect(page.getByText('Waiting for the President')).toBeVisible();
    await expect(page.getByText(/market street|2041/i)).toHaveCount(0);
  },
);

test(
  'who is paid can be chosen before the script is loaded, and back again',
  DESK,
  async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const invoice = page.getByLabel('Invoice Number');
    await expect(invoice).toBeHidden();
    await page.getByText('Pay the vendor').click();
    await invoice.fill('INV-1');
    release();
    await expect(
      page.getByLabel('Category').getByRole('option', { name: OFFICE.name }),
    ).toBeAttached();
    const sent = page.waitForRequest('**/api/submit-expense');
    await expect(page.getByRole('radio', { name: 'Pay the vendor' })).toBeChecked();
    await expect(invoice).toHaveValue('INV-1');
    await typeInto(page);
    // What was typed for a vendor stays out of what is sent for somebody else, and comes back with the vendor.
    const payBack = page.getByRole('radio', { name: 'Pay me back' });
    const [paidTo, address] = [page.getByLabel('Paid To'), page.getByLabel('Mailing Address')];
    await paidTo.fill('Market Street Print');
    await payBack.check();
    await expect(invoice).toBeHidden();
    await expect(paidTo).toHaveValue(TYPED.name);
    await address.fill('3 Elm Street');
    await page.getByRole('radio', { name: 'Pay the vendor' }).check();
    await expect(invoice).toHaveValue('INV-1');
    await expect(paidTo).toHaveValue('Market Street Print');
    await expect(address).toHaveValue(TYPED.mailingAddress);
    // A reload keeps both.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toMatch(/otherPayee.*3 Elm Street/);
    await page.reload();
    await expect(paidTo).toHaveValue('Market Street Print');
    await payBack.check();
    await expect(page.getByText('Paid To and Mailing Address are yours again.')).toBeVisible();
    await expect(address).toHaveValue('3 Elm Street');
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    await submitAndReadReference(page);
    const body: unknown = (await sent).postDataJSON();
    expect(body).not.toHaveProperty('payTo');
    expect(body).not.toHaveProperty('invoiceNumber');
  },
);

test(
  "a correction that pays a vendor asks for the vendor's address, and not for one on file",
  DESK,
  async ({ page }) => {
    const { link } = await sentBack('Who gets the check?');
    await openCorrection(page, link, 'Who gets the check?');
    const [paidTo, address] = [page.getByLabel('Paid To'), page.getByLabel('Mailing Address')];
    await expect(address).toHaveAccessibleDescription(/^On file/);
    const sent = await paidTo.inputValue();
    expect(sent).not.toBe('');
    await page.getByRole('radio', { name: 'Pay the vendor' }).check();
    await expect(paidTo).toHaveValue('');
    await expect(address).toHaveAccessibleDescription(/^The vendor’s payment address/);
    await expect(address).toHaveAttribute('required');
    await page.getByRole('button', { name: 'Send Correction' }).click();
    const alert = page.getByRole('alert');
    for (const label of ['Paid To', 'Mailing Address'])
      await expect(alert.getByRole('button', { name: label })).toBeVisible();
    await paidTo.fill('Market Street Print');
    await page.getByRole('radio', { name: 'Pay me back' }).check();
    await expect(paidTo).toHaveValue(sent);
    await expect(address).toHaveAccessibleDescription(/^On file/);
    await expect(address).not.toHaveAttribute('required');
    await page.getByRole('radio', { name: 'Pay the vendor' }).check();
    await expect(paidTo).toHaveValue('Market Street Print');
  },
);
