import { errorMessages } from '@pa-ledger/domain/error-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPayments } from '../../ops/checks/check-payments.ts';
import { personEntry } from '../fixtures/people.ts';
import { TEST_ADMIN, adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { FUND, OFFICE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Checks from their payment to the mailbox, spoiled ones, and who may sign. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, today, check, cash, approved, fieldOf, linesOf } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

const sign = (payments: readonly string[], signer: string, date = today()) =>
  admin.managePayment({ act: 'sign', payments, signer, date });
const send = (payments: readonly string[], how = 'mailed', date = today()) =>
  admin.managePayment({ act: 'send', payments, how, date });
const paymentField = async (id: string, field: string) =>
  (await testEnv.db.doc(`payments/${id}`).get()).get(field) as unknown;
const paidMails = async (id: string) =>
  (await outboxOf(testEnv.db, id)).filter(({ purpose }) => purpose === 'paid');
const versionsOf = async (id: string) =>
  (await testEnv.db.collection('journal').where('document', '==', id).get()).size;

/** A check for an approved expense. @returns the ids of the expense and of its payment. */
async function written(payment: object = check()) {
  const id = await approved();
  expect(await admin.pay(id, payment)).toEqual(DONE);
  return { id, payment: `${id}-1` };
}

describe('a check', () => {
  it('is signed by two, then mailed, and only then the submitter is told', async () => {
    const [one, two] = [await written(), await written()];
    const payments = [one.payment, two.payment];
    expect(await paidMails(one.id)).toEqual([]);
    expectRefused(await send(payments), 409, /^Check C-\d+ has 0 of 2 signatures\.$/);
    // Each press twice.
    for (let time = 0; time < 2; time++) expect(await sign(payments, 'Ruth Adeyemi')).toEqual(DONE);
    expectRefused(await send(payments), 409, /has 1 of 2 signatures\.$/);
    expect(await sign(payments, 'Sam Lee')).toEqual(DONE);
    expect(await paidMails(one.id)).toEqual([]);
    for (let time = 0; time < 2; time++) expect(await send(payments)).toEqual(DONE);
    for (const { id, payment } of [one, two]) {
      expect(await fieldOf(id, 'payment.sent')).toEqual({ how: 'mailed', on: today() });
      expect(await paymentField(payment, 'check')).toMatchObject({
        signatures: [
          { name: 'Ruth Adeyemi', on: today(), by: TEST_ADMIN.email, byUid: TEST_ADMIN.uid },
          { name: 'Sam Lee' },
        ],
        sent: { how: 'mailed', on: today(), by: TEST_ADMIN.email },
      });
      expect(await paidMails(id)).toMatchObject([{ to: id, turn: 'paid-1' }]);
      expect((await linesOf(id)).map(([name]) => name)).toContain('sent-1');
      // Recorded, signed twice, and mailed.
      expect(await versionsOf(payment)).toBe(4);
    }
    expectRefused(await send([one.payment], 'handedOver'), 409, /is done: Mailed on /);
  });

  it('is refused with the others if one is, and none of them changes', async () => {
    const [one, two] = [await written(), await written()];
    expect(await sign([two.payment], 'Ruth Adeyemi')).toEqual(DONE);
    expect(await sign([two.payment], 'Sam Lee')).toEqual(DONE);
    const both = [one.payment, two.payment];
    expectRefused(await sign(both, 'Ann Bee'), 409, /^Check C-\d+: This check already has all/);
    expect(await paymentField(one.payment, 'check.signatures')).toEqual([]);
    expectRefused(await send([two.payment, one.payment]), 409, /has 0 of 2 signatures/);
    expect(await paymentField(two.payment, 'check.sent')).toBeNull();
  });

  it('of a split request is sent, voided, and deleted as one', async () => {
    await testEnv.db.doc('funds/grants').set({ code: '4950', name: 'Grants', version: 1 });
    const id = await approved();
    const amount = Number(await fieldOf(id, 'submission.amount'));
    const lines = [
      { categoryId: OFFICE.id, fundId: FUND.id, amount: amount - 1 },
      { categoryId: OFFICE.id, fundId: 'grants', amount: 1 },
    ];
    const reason = 'One dollar of it is for the grant';
    expect(await admin.manage(id, { act: 'setLines', lines, reason })).toEqual(DONE);
    expect(await admin.pay(id, check())).toEqual(DONE);
    const payment = `${id}-1`;
    expect(await paymentField(payment, 'lines')).toHaveLength(2);
    for (const signer of ['Ruth Adeyemi', 'Sam Lee'])
      expect(await sign([payment], signer)).toEqual(DONE);
    expect(await send([payment], 'handedOver')).toEqual(DONE);
    expect(await fieldOf(id, 'payment.sent')).toEqual({ how: 'handedOver', on: today() });
    const voiding = { act: 'void', payment, date: today(), reason: 'Lost' };
    expect(await admin.managePayment(voiding)).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('approved');
    expect(await admin.pay(id, check(), 2)).toEqual(DONE);
    const mistake = { act: 'mistake', payment: `${id}-2`, reason: 'Never written' };
    expect(await admin.managePayment(mistake)).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('approved');
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('that is voided before it is sent was never told of; one that was sent is', async () => {
    const [one, two] = [await written(), await written()];
    for (const signer of ['Ruth Adeyemi', 'Sam Lee']) await sign([two.payment], signer);
    await send([two.payment]);
    const purposes = async (id: string) =>
      (await outboxOf(testEnv.db, id)).map(({ purpose }) => purpose as string);
    for (const { id } of [one, two]) expect(await admin.unpay(id)).toEqual(DONE);
    expect(await purposes(one.id)).not.toContain('voided');
    expect(await purposes(two.id)).toContain('voided');
    expectRefused(await sign([one.payment], 'Ruth Adeyemi'), 409, errorMessages.paymentVoided);
  });

  it('is never signed by its payee, nor recorded by its submitter', async () => {
    const form = { ...(await filledForm()), email: 'sam+pta@example.com', paidTo: 'Cider Mill' };
    await testEnv.submit(form);
    touched.add(form.id);
    const { PEOPLE } = await import('../functions/support/association.ts');
    await testEnv.decide(await testEnv.tokenFor(form.id, 0, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(form.id, 1, PEOPLE.treasurer));
    await testEnv.db.doc('people/sam').set(personEntry('sam@example.com', 'Sam Lee'));
    expect(await admin.pay(form.id, check())).toEqual(DONE);
    const payments = [`${form.id}-1`];
    for (const signer of ['cider  MILL', 'Sam Lee', form.name])
      expectRefused(await sign(payments, signer), 409, /so someone else must sign it\.$/);
    await testEnv.db.doc(`people/${TEST_ADMIN.uid}`).set(personEntry(TEST_ADMIN.email, 'Desk'));
    const sam = adminClient(testEnv.services, { uid: 'sam', email: 'sam@example.com' });
    const own = { act: 'sign', payments, signer: 'Ruth Adeyemi', date: today() };
    expectRefused(await sam.managePayment(own), 409, errorMessages.ownSignature);
    expect(await sign(payments, 'Ruth Adeyemi')).toEqual(DONE);
    await testEnv.db.doc('people/sam').delete();
  });

  it('is signed by the signers of its account alone, on their days', async () => {
    const fields = {
      name: 'Signed',
      kind: 'checking',
      openingDate: '2026-07-01',
      openingBalance: 0,
    };
    const save = (signers: readonly object[], version: number | null) =>
      admin.manageAccount({ act: 'save', id: 'signed', version, fields, signers });
    const ruth = { name: 'Ruth Adeyemi', from: '2026-07-01', to: '' };
    expectRefused(await save([ruth, ruth], null), 400, 'This signer is listed already.');
    expect((await save([ruth, { ...ruth, name: 'Sam Lee', to: '2026-07-02' }], null)).status).toBe(
      200,
    );
    // Its own dialog keeps them.
    const renamed = { act: 'save', id: 'signed', version: 1, fields: { ...fields, name: 'Main' } };
    expect((await admin.manageAccount(renamed)).status).toBe(200);
    const { payment } = await written({ ...check(), accountId: 'signed' });
    expectRefused(await sign([payment], 'Ann Bee'), 400, /^Ann Bee isn’t a signer of this account/);
    expectRefused(await sign([payment], 'Sam Lee'), 400, /^Sam Lee isn’t a signer of this account/);
    expect(await sign([payment], 'ruth adeyemi')).toEqual(DONE);
    expect(await paymentField(payment, 'check.signatures')).toMatchObject([
      { name: 'Ruth Adeyemi' },
    ]);
    await testEnv.db.doc('settings/books').delete();
  });

  it.each([
    ['no check', {}, 400, 'We couldn’t read this request.'],
    ['one twice', { payments: ['x', 'x'] }, 400, 'We couldn’t read this request.'],
    ['one that is not there', { payments: ['x'] }, 409, errorMessages.notPaid],
  ])('is refused for %s', async (_name, own, status, error) => {
    const body = { act: 'sign', payments: [], signer: 'Ruth', date: today(), ...own };
    expectRefused(await admin.managePayment(body), status, error);
  });

  it('is refused for cash', async () => {
    const { payment } = await written(cash());
    expect(await paymentField(payment, 'check')).toBeUndefined();
    expectRefused(await sign([payment], 'Ruth Adeyemi'), 400, errorMessages.notACheck);
  });
});

describe('a spoiled check', () => {
  const spoil = (checkNumber: string, own: object = {}) =>
    admin.managePayment({ act: 'spoil', checkNumber, date: today(), reason: 'Torn', ...own });

  it('is recorded once, and its number is taken until that is removed', async () => {
    for (let time = 0; time < 2; time++) expect(await spoil('S-1')).toEqual(DONE);
    expect((await testEnv.db.doc('spoiledChecks/S1').get()).data()).toMatchObject({
      checkNumber: 'S-1',
      date: today(),
      reason: 'Torn',
      by: TEST_ADMIN.email,
      version: 1,
    });
    const taken = /^Check S-1 is recorded as spoiled on /;
    expectRefused(await admin.pay(await approved(), check('s1')), 409, taken);
    expectRefused(await spoil('S1', { reason: 'Misprinted' }), 409, taken);
    const unspoil = { act: 'unspoil', checkNumber: 's-1' };
    for (let time = 0; time < 2; time++) expect(await admin.managePayment(unspoil)).toEqual(DONE);
    expect(await admin.pay(await approved(), check('S1'))).toEqual(DONE);
    expectRefused(await spoil('S-1'), 409, 'Check S1 was already used for');
    // A number that was freed can be spoiled again: its journal goes on.
    expect(await spoil('S-2')).toEqual(DONE);
    expect(await admin.managePayment({ act: 'unspoil', checkNumber: 'S-2' })).toEqual(DONE);
    expect(await spoil('S-2')).toEqual(DONE);
    expect((await testEnv.db.doc('spoiledChecks/S2').get()).get('version')).toBe(3);
  });

  it.each([
    [{ checkNumber: ' ' }, 'Check Number is required.'],
    [{ reason: '' }, 'Reason is required.'],
    [{ date: '2099-01-01' }, 'Date can’t be in the future.'],
    [{ accountId: 'gone' }, 'Please choose an account from the list.'],
  ])('is refused with %j', async (own, error) => {
    expectRefused(await spoil('S-9', own), 400, error);
  });

  it('is not removed without a number', async () => {
    const unspoil = { act: 'unspoil', checkNumber: ' ' };
    expectRefused(await admin.managePayment(unspoil), 400, errorMessages.spoiledGone);
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
  const found = async (name: string) =>
    (await testEnv.db.collection(name).get()).docs.map((one) => ({ id: one.id, data: one.data() }));
  const [spoiledChecks, checkNumbers] = [await found('spoiledChecks'), await found('checkNumbers')];
  const spoiled = checkNumbers.filter(({ data }) => data['kind'] === 'spoiled');
  const none = { expenses: [], payments: [], manualExpenses: [] };
  expect(checkPayments({ ...none, spoiledChecks, checkNumbers: spoiled })).toEqual([]);
  expect(checkPayments({ ...none, spoiledChecks, checkNumbers: [] })).not.toEqual([]);
});
