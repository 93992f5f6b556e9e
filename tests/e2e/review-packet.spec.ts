import { createHash } from 'node:crypto';
import { newAddress } from '../functions/support/sign-in.ts';
import { placeReceipt } from '../functions/support/expenses.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { pngReceipt } from '../fixtures/receipt-files.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { today } from './support/expense-detail.ts';
import { approved, newCheckNumber, payAs } from './support/expenses.ts';
import { newPerson, otherBrowser } from './support/person-pages.ts';
import { makePacket, textOf, wordsOf } from './support/review-packet.ts';
import { bringSession } from './support/session.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test(
  'a reviewer makes the packet, draws a sample, and a meeting adopts the review (#164, #166, #168)',
  DESK,
  async ({ page, browser, contextOptions, complaints }, info) => {
    test.setTimeout(240_000);
    const [reviewer, admin] = await Promise.all([
      newPerson('reviewer', 'Rita Review'),
      newPerson('admin', 'Ann Treasurer'),
    ]);
    const email = newAddress();
    const mailingAddress = '7 Secret Lane, Springfield';
    const checkNumber = newCheckNumber();
    const id = newExpenseId();
    const receipts = [await placeReceipt(id, 0, pngReceipt().bytes, 'image/png')];
    const sent = { id, receipts, email, mailingAddress, paidTo: 'Paper Mill' };
    const { reference } = await approved(sent);
    const owed = await approved({ email, paidTo: 'Owed to Me' });
    const payment = { method: 'check', checkNumber, date: today() };
    expect((await payAs(admin, id, payment)).body).toEqual({ success: true });

    await bringSession(page, reviewer);
    await page.goto('/admin/reports/review');
    await page.getByRole('button', { name: 'Start a Review' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First day').fill(today());
    await dialog.getByLabel('Last day').fill(today());
    await dialog.getByRole('button', { name: 'Start a Review' }).click();
    const packet = await makePacket(page);

    const sums = packet.files.get('sha256sums.txt') ?? Buffer.alloc(0);
    expect(createHash('sha256').update(sums).digest('hex')).toBe(packet.seal);
    const check = [...packet.pdfs].find(([name]) => name.includes(`check-${checkNumber}`))?.[1];
    const shown = textOf(check).replaceAll(/\s+/gu, ' ');
    for (const said of ['Paper Mill', reference, 'By the link emailed to them'])
      expect(shown).toContain(said);
    expect(check?.pages.some(({ pictures }) => pictures > 0)).toBe(true);
    const unpaid = textOf(packet.pdfs.get('requests.pdf')).replaceAll(/\s+/gu, ' ');
    expect(unpaid).toContain(owed.reference);
    expect(unpaid).toContain('Owed to Me');
    expect(unpaid).not.toContain(reference);
    const words = wordsOf(packet);
    for (const secret of [email, mailingAddress])
      expect(words).not.toContain(secret.replaceAll(' ', ''));
    await checkAccessibility(page, info, 'review');

    const review = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stored = await db.doc(`reviews/${review}`).get();
    expect(stored.get('packets')).toMatchObject([{ hash: packet.seal, withAddresses: false }]);

    await page.getByRole('button', { name: 'Draw a Sample' }).click();
    await dialog.getByLabel('Above').fill('0');
    await dialog.getByRole('button', { name: 'Draw a Sample' }).click();
    const box = page.getByRole('row', { name: new RegExp(checkNumber) }).getByRole('checkbox');
    await box.check();
    await page.reload();
    await expect(box).toBeChecked();
    await expect(page.getByText(/^1 of \d+ checked off$/)).toBeVisible();

    // Who's in office makes the packet too, the same one, but can't review.
    const office = await otherBrowser(browser, contextOptions);
    await bringSession(office, admin);
    await office.goto(`/admin/reports/review/${review}`);
    await expect(
      office.getByText(/You held an office in this period \(Administrator\)/),
    ).toBeVisible();
    await expect(office.getByRole('button', { name: 'Draw a Sample' })).toHaveCount(0);
    await office.getByLabel('With payees’ mailing addresses').check();
    const withAddresses = await makePacket(office);
    const told = wordsOf(withAddresses);
    expect(told).toContain(mailingAddress.replaceAll(' ', ''));
    expect(told).not.toContain(email);

    // The record would meet a newer version of the review until the page knows this packet.
    await expect(page.getByText(withAddresses.seal, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Record the Meeting' }).click();
    await dialog.getByLabel('Packet they read').selectOption(packet.seal);
    const [first, second] = [1, 2].map((at) =>
      dialog.getByRole('region', { name: `Reviewer ${at}` }),
    );
    await first?.getByLabel('Name').fill('Rita Review');
    await first?.getByLabel('Email').fill(reviewer.email);
    await second?.getByLabel('Name').fill('Ann Treasurer');
    await second?.getByLabel('Email').fill(admin.email);
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Ann Treasurer');
    expectComplaint(complaints, /status of 409/);
    await dialog.getByRole('button', { name: 'Remove reviewer 2' }).click();
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    const meeting = page.getByRole('region', { name: 'Meeting' });
    await expect(meeting).toContainText('Rita Review');
    await expect(meeting).toContainText(packet.seal);
  },
);
