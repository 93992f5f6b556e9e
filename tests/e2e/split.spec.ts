import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  submitButton,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { mailTo, reviewLinkIn } from './support/links.ts';
import { expect, test } from './support/test.ts';

/** A receipt that covers more than one event; what the server refuses: tests/server/submitting.test.ts. */
test('a parent splits a receipt, and each event’s approver is asked about its part', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  await openForm(page);
  await typeInto(page, { email: `pat.${newExpenseId().toLowerCase()}@example.com` });
  const several = page.getByRole('checkbox', { name: 'This receipt covers more than one event' });
  const event = page.getByLabel('Event 2', { exact: true });
  const amount = page.getByLabel('Amount for event 2');
  await expect(event).toBeHidden();
  await several.check();
  await expect(event).toBeFocused();
  await choose(page, smallPdf('a.pdf'));
  await waitForUpload(page, 'a.pdf');

  await submitButton(page).click();
  const incomplete = 'Choose an event and type an amount above 0 for each part.';
  await expect(page.getByText(incomplete).first()).toBeVisible();
  await expect(event).toBeFocused();
  await expect(event).toHaveAttribute('aria-invalid', 'true');
  await event.selectOption(EVENT.name);
  await amount.fill('45.20');
  await expect(page.getByText(incomplete)).toHaveCount(0);
  await submitButton(page).click();
  await expect(
    page.getByText('The other parts must be less than the whole amount.').first(),
  ).toBeVisible();
  await amount.fill('20');
  await expect(page.getByText(`Left for ${OFFICE.name}: $25.20`).first()).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('50.20');
  await expect(page.getByText(`Left for ${OFFICE.name}: $30.20`).first()).toBeVisible();
  await checkAccessibility(page, info, 'form-split');

  await page.getByRole('button', { name: 'Add another event' }).click();
  await page.getByRole('button', { name: 'Remove event 3' }).click();
  // The rest stays over a reload.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain(`${EVENT.name}: 20`);
  await page.reload();
  await expect(several).toBeChecked();
  await expect(event).toHaveValue(EVENT.name);
  await expect(amount).toHaveValue('20');

  const reference = await submitAndReadReference(page);
  const { docs } = await db.collection('expenses').where('reference', '==', reference).get();
  expect(docs.map((found) => found.get('lines') as unknown)).toMatchObject([
    [
      { category: OFFICE.name, amount: 30.2 },
      { category: EVENT.name, amount: 20 },
    ],
  ]);
  const mails = await waitForMails(reference, 2);
  await page.goto(reviewLinkIn(mailTo(mails, PEOPLE.eventApprover)));
  await expect(page.getByText('$50.20').first()).toBeVisible();
  await expect(page.getByText(EVENT.name).first()).toBeVisible();
});

test('a split that is taken back is not sent', async ({ page }) => {
  test.setTimeout(180_000);
  await openForm(page);
  await typeInto(page, { email: `pat.${newExpenseId().toLowerCase()}@example.com` });
  const several = page.getByRole('checkbox', { name: 'This receipt covers more than one event' });
  await several.check();
  await page.getByLabel('Amount for event 2').fill('20');
  await page.getByRole('button', { name: 'Remove event 2' }).click();
  await expect(several).toBeFocused();
  await expect(several).not.toBeChecked();
  await choose(page, smallPdf('b.pdf'));
  await waitForUpload(page, 'b.pdf');
  const reference = await submitAndReadReference(page);
  const { docs } = await db.collection('expenses').where('reference', '==', reference).get();
  expect(docs.map((found) => found.get('lines') as unknown)).toMatchObject([
    [{ category: OFFICE.name, amount: 45.2 }],
  ]);
});
