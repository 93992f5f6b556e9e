import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { decideWith, submit } from './support/api.ts';
import { foundAssociation, setApprovers, SETTINGS } from './support/association.ts';
import { filledForm } from './support/expenses.ts';
import { mailsAbout, tokenIn, waitForMails, type ReceivedMail } from './support/mailbox.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
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

/**
 * A category of this file's own: its event approver is asked for these expenses only. A new president or treasurer would
 * be asked for whatever else waits in this project, which is more in an hour than one mailbox gets (#97).
 */
const RELAY = { name: 'Relay Race', requiresEventApprover: true };
const CHAIR = 'relay.chair@example.com';

function setChair(address: string): Promise<void> {
  const eventApprovers = { ...SETTINGS.eventApprovers, [RELAY.name]: address };
  return setApprovers({ ...SETTINGS, eventApprovers });
}

async function submitRelay(): Promise<{ id: string; reference: string }> {
  await putRecorded(db, 'categories/testRelay', RELAY);
  const form = await filledForm({ category: RELAY.name });
  expect((await submit(form)).status).toBe(200);
  return { id: form.id, reference: referenceOf(form.id) };
}

it('ends the link of an approver who is replaced, and mails a working one to the new approver (#12)', async () => {
  await setChair(CHAIR);
  const { reference } = await submitRelay();
  const old = tokenIn(await waitForMailTo(reference, CHAIR, 2));

  const successor = 'new.chair@example.com';
  await setChair(successor);
  const fresh = tokenIn(await waitForMailTo(reference, successor, 3));
  expect((await decideWith(old)).status).toBe(403);
  expect((await decideWith(fresh)).body).toEqual({ success: true });
});

it('leaves a step without an approver open, and sends one mail when somebody is set (#16)', async () => {
  await setChair('');
  const { id, reference } = await submitRelay();
  const steps = (await db.doc(`expenses/${id}`).get()).get('steps') as { blocked: unknown }[];
  expect(steps[0]).toMatchObject({ status: 'open', blocked: 'notSet', approvers: [] });

  await setChair(CHAIR);
  const mail = await waitForMailTo(reference, CHAIR, 2);
  expect((await decideWith(tokenIn(mail))).status).toBe(200);
  // The last mails are those to the presidents; by then all earlier ones are there.
  await waitForMails(reference, 4);
  expect(mailsTo(await mailsAbout(reference), CHAIR)).toHaveLength(1);
});
