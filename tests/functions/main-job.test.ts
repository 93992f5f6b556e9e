import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideWith, submit } from './support/api.ts';
import { EVENT, foundAssociation } from './support/association.ts';
import { filledForm } from './support/expenses.ts';
import { forgetPendingExpenses } from './support/forget.ts';
import { tokenIn, waitForMails, type ReceivedMail } from './support/mailbox.ts';
import { db } from './support/suite.ts';

/** The emulator delivers a trigger's events one after another, also those of the tests before. */
const SLOW = { timeout: 20_000 };

/** People whom no other test mails: too many emails within an hour would come as one digest. */
const PEOPLE = {
  eventApprover: 'chair@main-job.example.com',
  president: 'president@main-job.example.com',
  otherPresident: 'other.president@main-job.example.com',
  treasurer: 'treasurer@main-job.example.com',
};

beforeAll(async () => {
  await forgetPendingExpenses();
  await foundAssociation({
    presidents: [PEOPLE.president, PEOPLE.otherPresident],
    treasurer: PEOPLE.treasurer,
    eventApprovers: { [EVENT.name]: PEOPLE.eventApprover },
  });
});

function mailTo(mails: readonly ReceivedMail[], address: string): ReceivedMail {
  const found = mails.findLast((mail) => mail.to[0]?.address === address);
  if (found === undefined) throw new Error(`No mail to ${address}.`);
  return found;
}

describe('the main job, through the running functions and the mailbox', () => {
  it('takes an event expense through three approvals', async () => {
    const form = await filledForm({ category: EVENT.name });
    const reference = referenceOf(form.id);
    expect((await submit(form)).body).toMatchObject({ success: true });

    const first = await waitForMails(reference, 2);
    expect(mailTo(first, form.email).subject).toContain('We got your reimbursement request');
    const reviewMail = mailTo(first, PEOPLE.eventApprover);
    for (const part of [
      '$45.20',
      EVENT.name,
      'Pat Doe',
      '1 Main Street',
      'receipt 0.pdf',
      'action=review',
    ]) {
      // Addresses that somebody typed are kept from being linked.
      expect(reviewMail.text.replaceAll('\u200c', '')).toContain(part);
    }
    expect((await decideWith(tokenIn(reviewMail))).body).toEqual({ success: true });

    const second = await waitForMails(reference, 4);
    expect((await decideWith(tokenIn(mailTo(second, PEOPLE.otherPresident)))).status).toBe(200);
    const third = await waitForMails(reference, 5);
    expect((await decideWith(tokenIn(mailTo(third, PEOPLE.treasurer)))).status).toBe(200);

    const last = await waitForMails(reference, 6);
    expect(mailTo(last, form.email).subject).toContain('Approved');
    const stored = await db.doc(`expenses/${form.id}`).get();
    expect(stored.get('status')).toBe('approved');
    expect((await stored.ref.collection('history').get()).size).toBe(4);
    expect((await stored.ref.collection('decisions').get()).size).toBe(3);
    // The triggers tell search of the expense, and of a change of a category.
    await expect
      .poll(async () => (await db.doc(`search/expenses~${form.id}`).get()).data(), SLOW)
      .toMatchObject({ state: 'approved' });
    await expect
      .poll(async () => (await db.doc(`search/categories~${EVENT.id}`).get()).data(), SLOW)
      .toMatchObject({ title: EVENT.name });
  });

  it('mails the reason of a rejection to the submitter', async () => {
    const form = await filledForm();
    const reference = referenceOf(form.id);
    await submit(form);
    const mails = await waitForMails(reference, 3);
    const token = tokenIn(mailTo(mails, PEOPLE.president));
    expect((await decideWith(token, 'reject', 'The receipt is from another year.')).status).toBe(
      200,
    );
    const rejection = mailTo(await waitForMails(reference, 4), form.email);
    expect(rejection.subject).toContain('Not approved');
    expect(rejection.text).toContain('The receipt is from another year.');
  });
});
