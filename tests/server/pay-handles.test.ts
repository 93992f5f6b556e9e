import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import {
  correctionOf,
  submitterClient,
  type SubmitterClient,
} from '../functions/support/submitter.ts';
import { testServices } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** A school that also pays by an app. */
let testEnv: TestEnvironment;
let submitter: SubmitterClient;
let admin: AdminClient;
const { ids, submitted, expenseNow, sentBack } = livesIn(
  () => testEnv,
  () => submitter,
);

const { organization } = testServices();
const policies = { ...organization.policies, paymentApp: 'Zelle' };

beforeAll(async () => {
  testEnv = await createTestEnvironment(undefined, {
    organization: { ...organization, policies },
  });
  submitter = submitterClient(testEnv.services);
  admin = adminClient(testEnv.services);
});

afterAll(async () => {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  await testEnv.close();
});

const HANDLE = 'pat@example.com';
const CALLED = '555-0177';
const byApp = (own: Partial<SubmissionInput>) =>
  ({ payBy: 'app', payHandle: HANDLE, ...own }) as const;

async function approve(id: string): Promise<void> {
  for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries())
    expect(await testEnv.decide(await testEnv.tokenFor(id, step, approver))).toMatchObject(DONE);
}

/** Submits an expense that an app is to pay, and approves it. */
async function approved(own: Partial<SubmissionInput>): Promise<string> {
  const id = await submitted(byApp(own));
  await approve(id);
  return id;
}

function pay(id: string, method = 'transfer', checkNumber = '') {
  const date = dateAt(testEnv.time.now, organization.timeZone);
  return admin.pay(id, { method, checkNumber, date });
}

const confirm = (id: string, phone = CALLED) => admin.manage(id, { act: 'confirmHandle', phone });

describe('an app that is to pay (#152)', () => {
  it('is offered by schools that say so, with where to pay', async () => {
    const off = await createTestEnvironment();
    const form = await filledForm(byApp({}));
    expect(await off.submit(form)).toMatchObject({
      status: 400,
      body: { error: 'Choose Pay By from the list.', fields: [{ field: 'payBy' }] },
    });
    await off.close();
    const { payHandle: _none, ...without } = form;
    expect(await testEnv.submit(without)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'payHandle', code: 'required' }] },
    });
  });

  it('is shown to approvers, and kept with the contact alone', async () => {
    const id = await submitted(byApp({}));
    const { review } = (await testEnv.review(await testEnv.tokenFor(id, 0, PEOPLE.president))).body;
    expect(review?.submission).toMatchObject({ payBy: 'app', payHandle: HANDLE });
    const stored = await testEnv.db.doc(`expenses/${id}`).get();
    expect(JSON.stringify(stored.data())).not.toContain(HANDLE);
    expect((await testEnv.db.doc(`contacts/${id}`).get()).get('payHandle')).toBe(HANDLE);
    const status = await submitter.status(await submitter.tokenFor(id, 'status'));
    expect(status.body.expense?.payBy).toBe('app');
    expect(JSON.stringify(status.body)).not.toContain(HANDLE);
  });

  it('waits for a call while the handle is new, and then no more', async () => {
    const email = 'new@example.com';
    const first = await approved({ email });
    const second = await approved({ email });
    expect(await pay(first)).toMatchObject(refused('payeeUnconfirmed'));
    expect(await confirm(first, '555-0100')).toMatchObject(refused('phoneOfRequest'));
    expect(await confirm(first, 'Pat')).toMatchObject(refused('phoneNeeded'));
    expect(await pay(first)).toMatchObject(refused('payeeUnconfirmed'));
    for (let press = 0; press < 2; press++) expect(await confirm(first)).toMatchObject(DONE);
    const { handleConfirmed } = await expenseNow(first);
    expect(handleConfirmed).toMatchObject({ by: 'desk@example.com', version: 1 });
    const history = await testEnv.db.collection(`expenses/${first}/history`).get();
    const told = history.docs.map((line) => line.data()).filter(({ what }) => what === CONFIRMED);
    expect(told).toMatchObject([{ by: 'desk@example.com', old: 'new', new: '77' }]);
    expect(JSON.stringify(told)).not.toContain('0177');
    expect(await pay(first)).toMatchObject(DONE);
    expect(await pay(second)).toMatchObject(DONE);
  });

  it('waits for a call to a known number when the handle is another one', async () => {
    const email = 'changed@example.com';
    const before = await approved({ email, phone: '555-0188' });
    expect(await confirm(before)).toMatchObject(DONE);
    expect(await pay(before)).toMatchObject(DONE);
    const id = await approved({ email, payHandle: '555-0199', phone: '555-0199' });
    expect(await pay(id)).toMatchObject(refused('payeeUnconfirmed'));
    expect(await confirm(id, '555-0199')).toMatchObject(refused('phoneUnknown'));
    expect(await confirm(id, '555-0188')).toMatchObject(DONE);
    expect(await pay(id)).toMatchObject(DONE);
  });

  it('may get a check instead, which says nothing of the handle', async () => {
    const email = 'check@example.com';
    expect(await pay(await approved({ email }), 'check', '4711')).toMatchObject(DONE);
    expect(await pay(await approved({ email }))).toMatchObject(refused('payeeUnconfirmed'));
  });

  it('is not confirmed by its own submitter, nor before the last approval', async () => {
    const own = await approved({ email: 'desk+pta@example.com' });
    expect(await confirm(own)).toMatchObject(refused('ownHandle'));
    expect(await confirm(await submitted(byApp({})))).toMatchObject(refused('notApproved'));
  });

  it('stays as it was approved: what was changed behind the form pays no one', async () => {
    const id = await approved({});
    const contact = testEnv.db.doc(`contacts/${id}`);
    await contact.update({ payHandle: 'thief@example.com' });
    for (const answer of [await confirm(id), await pay(id, 'check', '4712')])
      expect(answer).toMatchObject(refused('submissionChanged'));
    await contact.update({ payHandle: HANDLE });
  });
});

describe('a correction (#152)', () => {
  it('shows no handle, keeps it, and asks for a call again', async () => {
    const id = await approved({});
    expect(await confirm(id)).toMatchObject(DONE);
    expect(await submitter.sendBackAsAdmin(id)).toMatchObject(DONE);
    const token = await submitter.tokenFor(id, 'correct');
    const { body } = await submitter.correction(token);
    expect(body.form?.fields.payBy).toBe('app');
    expect(JSON.stringify(body)).not.toContain(HANDLE);
    expect(await submitter.correct(token, correctionOf(body, { amount: 40 }))).toMatchObject({
      status: 200,
    });
    expect((await expenseNow(id)).contact.payHandle).toBe(HANDLE);
    await approve(id);
    expect(await pay(id)).toMatchObject(refused('payeeUnconfirmed'));
  });

  it('can ask for a check instead, and keeps no handle then', async () => {
    const id = await submitted(byApp({}));
    const { token, body } = await sentBack(id);
    const { payBy: _app, ...byMail } = correctionOf(body);
    expect(await submitter.correct(token, byMail)).toMatchObject({ status: 200 });
    const { submission, contact } = await expenseNow(id);
    expect([submission.payBy, contact.payHandle]).toEqual([undefined, undefined]);
    const link = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const { review } = (await testEnv.review(link)).body;
    expect(review?.changes).toEqual([
      { field: 'payBy', before: 'app', after: '' },
      { field: 'payHandle', before: HANDLE, after: '' },
    ]);
  });

  it('to an app needs where to pay', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    const sent = { ...correctionOf(body), payBy: 'app' };
    expect(await submitter.correct(token, sent)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'payHandle', code: 'required' }] },
    });
    expect(await submitter.correct(token, { ...sent, payHandle: HANDLE })).toMatchObject({
      status: 200,
    });
    expect((await expenseNow(id)).contact.payHandle).toBe(HANDLE);
  });
});

const CONFIRMED = 'handleConfirmed';
