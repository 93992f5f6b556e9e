import { errorMessages } from '@pa-ledger/domain/error-messages';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personEntry } from '../fixtures/people.ts';
import { adminClient, TEST_ADMIN } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  await list(TEST_ADMIN.uid, TEST_ADMIN.email, 'Dana Desk');
});

afterEach(() => testEnv.close());

const list = (uid: string, email: string, name = 'Sam Lee') =>
  testEnv.db.doc(`people/${uid}`).set(personEntry(email, name));

/** An approved expense, with the payment that somebody sends. */
async function approved(email: string, paidTo: string): Promise<string> {
  const form = { ...(await filledForm()), email, paidTo };
  await testEnv.submit(form);
  await testEnv.decide(await testEnv.tokenFor(form.id, 0, PEOPLE.president));
  await testEnv.decide(await testEnv.tokenFor(form.id, 1, PEOPLE.treasurer));
  return form.id;
}

const pay = (id: string) => {
  const date = dateAt(testEnv.time.now, testEnv.services.organization.timeZone);
  const payment = { method: 'cash', checkNumber: '', date };
  return adminClient(testEnv.services).pay(id, payment);
};

/** What is to be seen of the payment, in the expense and in its history. */
async function flagsOf(id: string): Promise<unknown[]> {
  const expense = await testEnv.db.doc(`expenses/${id}`).get();
  const line = await testEnv.db.doc(`expenses/${id}/history/paid-1`).get();
  const values: unknown[] = [
    expense.get('status'),
    expense.get('payment.flags'),
    line.get('flags'),
  ];
  return values;
}

describe('who submitted an expense, under any address of the mailbox, (#94)', () => {
  const OWN = 'Desk+school@Example.com';

  it('does not record its payment while another administrator is listed', async () => {
    await list('sam', 'sam@example.com');
    const id = await approved(OWN, 'Hilltop Cider Mill');
    const answer = await pay(id);
    expect([answer.status, answer.body.error]).toEqual([409, errorMessages.ownPayment]);
    expect(await flagsOf(id)).toEqual(['approved', undefined, undefined]);
  });

  it('records it if no other administrator is listed, and everybody sees the flag', async () => {
    const id = await approved(OWN, 'Hilltop Cider Mill');
    expect((await pay(id)).status).toBe(200);
    expect(await flagsOf(id)).toEqual(['paid', ['ownExpense'], ['ownExpense']]);
    expect((await pay(id)).status).toBe(200);
  });

  it('records it beside an entry of the same mailbox and an entry without the role', async () => {
    await list('alias', 'desk+2@example.com');
    await testEnv.db.doc('people/auditor').set({ ...personEntry('a@b.co'), role: 'auditor' });
    const id = await approved(OWN, 'Hilltop Cider Mill');
    expect((await pay(id)).status).toBe(200);
  });
});

it("flags a payment to a payee of the payer's name (#94)", async () => {
  await list('sam', 'sam@example.com');
  const id = await approved('parent@example.com', 'dana  DESK');
  expect((await pay(id)).status).toBe(200);
  expect(await flagsOf(id)).toEqual(['paid', ['ownName'], ['ownName']]);
});

it('does not flag other payments', async () => {
  const id = await approved('parent@example.com', 'Hilltop Cider Mill');
  expect((await pay(id)).status).toBe(200);
  expect(await flagsOf(id)).toEqual(['paid', undefined, undefined]);
});
