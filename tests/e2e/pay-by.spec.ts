import { waitForMails } from '../functions/support/mailbox.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { mailTo } from './support/links.ts';
import { DESK, expect, test } from './support/test.ts';

/** The sample school offers no app; what the server does with one: tests/server/pay-handles.test.ts. */
test(
  'a check is picked up if the submitter says so, and never a vendor’s',
  DESK,
  async ({ page }) => {
    test.setTimeout(180_000);
    await openForm(page);
    const choice = page.getByRole('group', { name: 'How should we pay you?' });
    const pickup = page.getByRole('radio', { name: 'Check to pick up' });
    await expect(choice.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Check by mail' })).toBeChecked();
    await pickup.check();
    await page.getByRole('radio', { name: 'Pay the vendor' }).check();
    await expect(choice).toBeHidden();
    await page.getByRole('radio', { name: 'Pay me back' }).check();
    await expect(pickup).toBeChecked();

    const email = `pat.${newExpenseId().toLowerCase()}@example.com`;
    await typeInto(page, { email });
    // It stays over a reload.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
      .toContain(email);
    await page.reload();
    await expect(pickup).toBeChecked();
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    const reference = await submitAndReadReference(page);
    const { docs } = await db.collection('expenses').where('reference', '==', reference).get();
    expect(docs.map((found) => found.get('submission.payBy') as unknown)).toEqual(['pickup']);
    const mails = await waitForMails(reference, 3);
    expect(mailTo(mails, email).text).toContain('We’ll hand you the check.');
    await page.getByRole('button', { name: 'Submit Another Expense' }).click();
    await expect(pickup).toBeChecked();
  },
);
