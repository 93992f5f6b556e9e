import { actorFields } from '@pa-ledger/domain/people/person';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkNumberPath } from '../../functions/src/payments/check-numbers.ts';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { deliveryOver, outboxOf, sweepUntilDone } from '../functions/support/outbox.ts';
import { startSmtpServer, type SmtpServer } from '../functions/support/smtp-server.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
let smtp: SmtpServer;
const { touched, today, check, cash, submitted, approved, rejected, fieldOf, linesOf } = expensesIn(
  () => testEnv,
);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  smtp = await startSmtpServer();
});

afterAll(async () => {
  await smtp.stop();
  await testEnv.close();
});

describe('a payment', () => {
  it('marks an approved expense as paid, takes the check number, and mails the submitter once the check is mailed', async () => {
    const id = await approved();
    const payment = check(' 00 4711 ');
    expect(await admin.pay(id, payment)).toEqual(DONE);
    expect(await admin.pay(id, payment)).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('paid');
    expect(await fieldOf(id, 'payment')).toMatchObject({
      method: 'check',
      checkNumber: '00 4711',
      date: today(),
      number: 1,
      ...actorFields(TEST_ADMIN),
    });
    expect((await testEnv.db.doc(checkNumberPath('4711')).get()).data()).toEqual({
      kind: 'payment',
      id: `${id}-1`,
      checkNumber: '00 4711',
    });
    expect(await admin.mailCheck(`${id}-1`)).toEqual(DONE);
    const delivery = deliveryOver(testEnv.services, smtp.uri);
    await sweepUntilDone(testEnv, delivery);
    const mails = (await outboxOf(testEnv.db, id)).filter((mail) => mail['purpose'] === 'paid');
    expect(mails).toMatchObject([{ state: 'SENT', to: id, turn: 'paid-1' }]);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('is refused for an expense that is not approved', async () => {
    for (const id of [await submitted(), await rejected()]) {
      expectRefused(await admin.pay(id, cash()), 409, 'You can pay an expense once it’s approved.');
    }
  });

  it.each([
    [{ method: '' }, 'Method is required.'],
    [{ method: 'gold' }, 'Method is required.'],
    [{ method: 'check' }, 'Check Number is required.'],
    [{ checkNumber: '12' }, 'Only a check has a check number.'],
    [{ date: '2026-02-31' }, 'Date isn’t a valid date.'],
    [{ date: '2099-01-01' }, 'Date can’t be in the future.'],
    [{ date: '2001-01-01' }, 'Date is more than a year before the expense was submitted.'],
  ])('%j is refused with a sentence', async (own, error) => {
    const id = await approved();
    expectRefused(await admin.pay(id, { ...cash(), ...own }), 400, error);
    expect(await fieldOf(id, 'status')).toBe('approved');
  });

  it("is recorded once, and the second request is refused with the first payment's details", async () => {
    const id = await approved();
    await admin.pay(id, check('8001'));
    const reply = await admin.pay(id, check('8002'));
    expectRefused(reply, 409, /^This expense was already paid: Check 8001 on [A-Z]/);
    expect((await testEnv.db.doc(checkNumberPath('8002')).get()).exists).toBe(false);
  });
});

describe('a void', () => {
  it('marks a paid expense as approved, and its check number is never free again', async () => {
    const id = await approved();
    const payment = check();
    await admin.pay(id, payment);
    expect(await admin.unpay(id)).toEqual(DONE);
    expect(await admin.unpay(id)).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('approved');
    expect(await fieldOf(id, 'payment')).toBeNull();
    const again = await approved();
    for (const [other, number] of [
      [again, 1],
      [id, 2],
    ] as const) {
      const named = `Check ${payment.checkNumber} was already used for ${referenceOf(id)}: Pat Doe, `;
      const reply = await admin.pay(other, payment, number);
      expectRefused(reply, 409, named);
      expectRefused(reply, 409, /That payment was voided, and the number of a voided check stays/);
    }
    expect(await brokenInvariants(testEnv.db, [id, again])).toEqual([]);
  });

  it('mails the submitter once', async () => {
    const id = await approved();
    const deliver = deliveryOver(testEnv.services, smtp.uri);
    await admin.pay(id, cash());
    await sweepUntilDone(testEnv, deliver);
    for (let time = 0; time < 2; time++) expect(await admin.unpay(id)).toEqual(DONE);
    await sweepUntilDone(testEnv, deliver);
    const mails = (await outboxOf(testEnv.db, id)).filter((mail) => mail['purpose'] === 'voided');
    expect(mails).toMatchObject([{ state: 'SENT', to: id, turn: 'voided-1' }]);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('of a payment that was recorded again meanwhile is not mailed', async () => {
    const id = await approved();
    await admin.pay(id, cash());
    await admin.unpay(id);
    await admin.pay(id, cash(), 2);
    await sweepUntilDone(testEnv, deliveryOver(testEnv.services, smtp.uri));
    const mails = await outboxOf(testEnv.db, id);
    const states = mails.map(({ turn, state }) => `${turn} ${state}`);
    expect(states).toEqual(
      expect.arrayContaining(['paid-1 SKIPPED', 'voided-1 SKIPPED', 'paid-2 SENT']),
    );
  });

  it('is not undone by a late request for the same payment', async () => {
    const id = await approved();
    const payment = check();
    await admin.pay(id, payment);
    await admin.unpay(id);
    expectRefused(await admin.pay(id, payment), 409, 'Someone just voided this payment.');
    expect(await admin.pay(id, check(), 2)).toEqual(DONE);
    // Nor does a late void take the second one away.
    expect(await admin.unpay(id, 1)).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('paid');
    expect((await linesOf(id)).map(([name]) => name)).toEqual(
      expect.arrayContaining(['paid-1', 'void-1', 'paid-2']),
    );
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('stops the mail about the payment if it is not sent yet', async () => {
    const id = await approved();
    await admin.pay(id, cash());
    await admin.unpay(id);
    await sweepUntilDone(testEnv, deliveryOver(testEnv.services, smtp.uri));
    const mails = (await outboxOf(testEnv.db, id)).filter((mail) => mail['purpose'] === 'paid');
    expect(mails).toMatchObject([{ state: 'SKIPPED' }]);
  });

  it.each(['', '  ', '\u200b'])('is refused without a reason such as %j', async (reason) => {
    const id = await approved();
    await admin.pay(id, cash());
    expectRefused(await admin.unpay(id, 1, reason), 400, 'A reason is required.');
    expect(await fieldOf(id, 'status')).toBe('paid');
  });

  it('is refused without a payment', async () => {
    const id = await approved();
    expectRefused(await admin.unpay(id), 409, 'There’s no payment to void.');
    await admin.pay(id, cash());
    expectRefused(await admin.unpay(id, 2), 409, 'There’s no payment to void.');
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});
