import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, decideWith, submit } from './support/api.ts';
import { foundAssociation, PEOPLE, setApprovers, SETTINGS } from './support/association.ts';
import { filledForm } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import type { mailsAbout } from './support/mailbox.ts';
import { tokenIn, waitForMails } from './support/mailbox.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { db, newExpenseId } from './support/suite.ts';
import { createTestEnvironment } from './support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** An event of this file's own, so that no other test's expense gets another approver. */
const EVENT = `Book Fair ${newExpenseId()}`;
const FIRST = 'first.chair@example.com';
const SECOND = 'second.chair@example.com';

beforeAll(async () => {
  await foundAssociation();
  const fields = { name: EVENT, requiresEventApprover: true };
  await putRecorded(db, `categories/${newExpenseId()}`, fields);
});

afterAll(() => setApprovers(SETTINGS));

function setChair(address: string | null): Promise<void> {
  const chair = address === null ? {} : { [EVENT]: address };
  return setApprovers({ ...SETTINGS, eventApprovers: { ...SETTINGS.eventApprovers, ...chair } });
}

async function submitted(category = EVENT): Promise<{ id: string; reference: string }> {
  const form = await filledForm({ category });
  expect((await submit(form)).body).toMatchObject({ success: true });
  return { id: form.id, reference: referenceOf(form.id) };
}

async function openStep(id: string): Promise<unknown> {
  const steps = (await db.doc(`expenses/${id}`).get()).get('steps') as { status: string }[];
  return steps.find(({ status }) => status === 'open');
}

function addressesOf(mails: Awaited<ReturnType<typeof mailsAbout>>): (string | undefined)[] {
  return mails.map((mail) => mail.to[0]?.address);
}

describe('an approver who is replaced (#12)', () => {
  it('can no longer decide through the link, and the new approver can', async () => {
    await setChair(FIRST);
    const { id, reference } = await submitted();
    const mails = await waitForMails(reference, 2);
    const oldMail = mails.find((mail) => mail.to[0]?.address === FIRST);
    const old = tokenIn(oldMail ?? mailless());
    expect(
      (await call('/api/review-expense', { headers: { 'X-Approval-Token': old } })).status,
    ).toBe(200);

    await setChair(SECOND);
    // At once, whether the new one has been mailed or not.
    const answer = refused('linkRefused');
    expect(await decideWith(old)).toMatchObject(answer);
    expect(await decideWith(old, 'reject', 'Not ours')).toMatchObject(answer);
    expect(
      await call('/api/review-expense', { headers: { 'X-Approval-Token': old } }),
    ).toMatchObject(answer);
    expect(
      await call('/api/receipt?slot=0', { headers: { 'X-Approval-Token': old } }),
    ).toMatchObject(answer);

    const [, , newMail] = await waitForMails(reference, 3);
    expect(newMail?.to[0]?.address).toBe(SECOND);
    expect(await decideWith(old)).toMatchObject(answer);
    expect((await decideWith(tokenIn(newMail ?? mailless()))).body).toEqual({ success: true });
    expect(await decideWith(old)).toMatchObject(answer);
    expect(await brokenInvariants(db, [id])).toEqual([]);
  });

  it('is refused as soon as the settings are written, before anything else runs', async () => {
    // No trigger runs in a test environment.
    const testEnv = await createTestEnvironment();
    const form = await filledForm();
    await testEnv.submit(form);
    const token = await testEnv.tokenFor(form.id, 0, PEOPLE.president);
    expect((await testEnv.review(token)).status).toBe(200);
    const settings = testEnv.db.doc('settings/approvers');
    await settings.update({ presidents: [PEOPLE.otherPresident] });
    expect((await testEnv.review(token)).status).toBe(403);
    expect((await testEnv.decide(token)).status).toBe(403);
    const other = await testEnv.tokenFor(form.id, 0, PEOPLE.otherPresident);
    expect((await testEnv.decide(other)).status).toBe(200);
    await testEnv.close();
  });

  it('can decide again through the same link if the change is undone, and gets another mail', async () => {
    await setChair(FIRST);
    const { id, reference } = await submitted();
    await waitForMails(reference, 2);
    await setChair(SECOND);
    await waitForMails(reference, 3);
    await setChair(FIRST);
    const mails = await waitForMails(reference, 4);
    expect(addressesOf(mails).slice(1)).toEqual([FIRST, SECOND, FIRST]);
    expect((await decideWith(tokenIn(mails[1] ?? mailless()))).status).toBe(200);
    expect(await brokenInvariants(db, [id])).toEqual([]);
  });
});

describe('a step without an approver (#16)', () => {
  it('waits, and asks the treasurer once when one is set', async () => {
    await setApprovers({ ...SETTINGS, treasurer: '' });
    const { id, reference } = await submitted('Office Supplies');
    const mails = await waitForMails(reference, 3);
    const president = mails.find((mail) => mail.to[0]?.address === PEOPLE.president);
    expect((await decideWith(tokenIn(president ?? mailless()))).body).toEqual({ success: true });
    expect(await openStep(id)).toMatchObject({
      role: 'treasurer',
      blocked: 'notSet',
      approvers: [],
    });

    await setApprovers({ ...SETTINGS, treasurer: 'new.treasurer@example.com' });
    const asked = await waitForMails(reference, 4);
    // Saved again without a change, twice: nobody is asked again.
    await setApprovers({ ...SETTINGS, treasurer: 'new.treasurer@example.com' });
    await setApprovers({ ...SETTINGS, treasurer: 'New.Treasurer@Example.com' });
    expect((await decideWith(tokenIn(asked[3] ?? mailless()))).body).toEqual({ success: true });
    const all = await waitForMails(reference, 5);
    expect(addressesOf(all).filter((to) => to === 'new.treasurer@example.com')).toHaveLength(1);
    expect(await brokenInvariants(db, [id])).toEqual([]);
  });

  it('asks the event approver too, and no link decides it meanwhile', async () => {
    await setChair(null);
    const { id, reference } = await submitted();
    await waitForMails(reference, 1);
    expect(await openStep(id)).toMatchObject({ role: 'eventApprover', blocked: 'notSet' });
    expect(await brokenInvariants(db, [id])).toEqual([]);
    await setChair(FIRST);
    const asked = await waitForMails(reference, 2);
    expect((await decideWith(tokenIn(asked[1] ?? mailless()))).body).toEqual({ success: true });
    expect(await brokenInvariants(db, [id])).toEqual([]);
  });
});

function mailless(): never {
  throw new Error('The mail did not come.');
}
