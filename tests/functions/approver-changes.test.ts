import { referenceOf } from '@pa-ledger/domain/reference';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { decideWith, submit } from './support/api.ts';
import { foundAssociation, OFFICE, PEOPLE, setApprovers, SETTINGS } from './support/association.ts';
import { filledForm } from './support/expenses.ts';
import { mailsAbout, tokenIn, waitForMails, type ReceivedMail } from './support/mailbox.ts';
import { db } from './support/suite.ts';

/** The settings change while chains run: through the running functions, their triggers and the mailbox. */
beforeEach(() => foundAssociation());
afterAll(() => foundAssociation());

function mailsTo(mails: readonly ReceivedMail[], address: string): ReceivedMail[] {
  return mails.filter((mail) => mail.to[0]?.address === address);
}

async function waitForMailTo(reference: string, address: string, total: number) {
  const [mail] = mailsTo(await waitForMails(reference, total), address);
  if (mail === undefined) throw new Error(`No mail to ${address}.`);
  return mail;
}

it('#12 who is replaced mid-chain cannot use the old link; who comes gets one that works', async () => {
  await setApprovers({ ...SETTINGS, presidents: [PEOPLE.president] });
  const form = await filledForm({ category: OFFICE.name });
  await submit(form);
  const reference = referenceOf(form.id);
  const old = tokenIn(await waitForMailTo(reference, PEOPLE.president, 2));

  const successor = 'new.president@example.com';
  await setApprovers({ ...SETTINGS, presidents: [successor] });
  const fresh = tokenIn(await waitForMailTo(reference, successor, 3));
  expect((await decideWith(old)).status).toBe(403);
  expect((await decideWith(fresh)).body).toEqual({ success: true });
});

it('#16 a step without an approver waits, and goes on with one mail when somebody is set', async () => {
  await setApprovers({ ...SETTINGS, presidents: [PEOPLE.president], treasurer: '' });
  const form = await filledForm({ category: OFFICE.name });
  await submit(form);
  const reference = referenceOf(form.id);
  const token = tokenIn(await waitForMailTo(reference, PEOPLE.president, 2));
  expect((await decideWith(token)).status).toBe(200);
  const steps = (await db.doc(`expenses/${form.id}`).get()).get('steps') as { blocked: unknown }[];
  expect(steps[1]).toMatchObject({ status: 'open', blocked: 'notSet', approvers: [] });

  await setApprovers({ ...SETTINGS, presidents: [PEOPLE.president] });
  const mail = await waitForMailTo(reference, PEOPLE.treasurer, 3);
  expect((await decideWith(tokenIn(mail))).status).toBe(200);
  // The last mail is the submitter's; by then all earlier ones are there.
  await waitForMails(reference, 4);
  expect(mailsTo(await mailsAbout(reference), PEOPLE.treasurer)).toHaveLength(1);
});
