import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { times } from '../support/random.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, submitted, approved, rejected, fieldOf } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

describe('a link that is sent again', () => {
  const RESEND = { act: 'resendLink', step: 0 };

  it('ends the old links and mails everybody who is asked', async () => {
    const id = await submitted();
    const old = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect(await admin.manage(id, RESEND)).toEqual(DONE);
    expect((await testEnv.decide(old)).status).toBe(403);
    const mails = (await outboxOf(testEnv.db, id)).filter((mail) => mail['purpose'] === 'review');
    const again = mails.filter((mail) => String(mail['turn']).startsWith('resent-'));
    expect(again.map(({ to }) => to).sort()).toEqual([PEOPLE.president, PEOPLE.otherPresident]);
    expect((await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.president))).status).toBe(
      200,
    );
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('is not sent a second time within a minute, but is after it', async () => {
    const id = await submitted();
    const nonces = new Set<unknown>();
    const sentAt = formatInstant(testEnv.time.now, organization.timeZone);
    const justSent = `The link was last sent on ${sentAt}. Please wait a minute before you send it again.`;
    const press = async (again = false) => {
      const answer = await admin.manage(id, RESEND);
      if (again) expectRefused(answer, 409, justSent);
      else expect(answer).toEqual(DONE);
      nonces.add(((await fieldOf(id, 'steps')) as { nonce: string }[])[0]?.nonce);
    };
    await press();
    await press(true);
    await Promise.all([press(true), press(true), press(true)]);
    expect(nonces.size).toBe(1);
    testEnv.time.now += 60_000;
    await press();
    expect(nonces.size).toBe(2);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('is only for the open step', async () => {
    const id = await submitted();
    const closed = 'This step isn’t waiting for a decision.';
    expectRefused(await admin.manage(id, { ...RESEND, step: 1 }), 409, closed);
    expectRefused(await admin.manage(id, { ...RESEND, step: 9 }), 409, closed);
    expectRefused(await admin.manage(await approved(), { ...RESEND, step: 1 }), 409, closed);
    expectRefused(await admin.manage(await rejected(), RESEND), 409, closed);
  });

  it('reaches a newly set approver before anything else runs', async () => {
    const settings = testEnv.db.doc('settings/approvers');
    await settings.update({ presidents: [] });
    const id = await submitted();
    const alert = testEnv.db.doc(`alerts/noApprover~${id}`);
    expect((await alert.get()).exists).toBe(true);
    const nobody = 'This step needs an approver first.';
    expectRefused(await admin.manage(id, RESEND), 409, nobody);
    await settings.update({ presidents: [PEOPLE.otherPresident] });
    expect(await admin.manage(id, RESEND)).toEqual(DONE);
    expect(await fieldOf(id, 'steps')).toMatchObject([
      { approvers: [PEOPLE.otherPresident], blocked: null },
      {},
    ]);
    expect((await alert.get()).exists).toBe(false);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
    // The trigger that comes late finds nothing left to do.
    const before = (await testEnv.db.doc(`expenses/${id}`).get()).updateTime;
    await reassignPending(testEnv.services);
    expect((await testEnv.db.doc(`expenses/${id}`).get()).updateTime).toEqual(before);
    const mails = (await outboxOf(testEnv.db, id)).filter((mail) => mail['purpose'] === 'review');
    expect(mails.map(({ to }) => to)).toEqual([PEOPLE.otherPresident]);
    const token = await testEnv.tokenFor(id, 0, PEOPLE.otherPresident);
    expect((await testEnv.decide(token)).status).toBe(200);
    await settings.update({ presidents: [...SETTINGS.presidents] });
  });

  it('does not undo a decision at the same moment', async () => {
    for (let round = 0; round < times(3, 100); round++) {
      const id = await submitted();
      const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
      const [decision, resend] = await Promise.all([
        testEnv.decide(token),
        admin.manage(id, RESEND),
      ]);
      const pair = [decision.status, resend.status].join();
      // Either the decision was first, or its link died a moment before.
      expect(['200,200', '200,409', '403,200']).toContain(pair);
      expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
    }
  });
});

it('a change of approvers mails whoever was put in, and nobody who stays (#12)', async () => {
  const id = await submitted();
  const putIn = 'president.three@example.com';
  const settings = testEnv.db.doc('settings/approvers');
  await settings.update({ presidents: [PEOPLE.president, putIn] });
  await reassignPending(testEnv.services);
  const mails = (await outboxOf(testEnv.db, id)).filter((mail) => mail['purpose'] === 'review');
  const mailed = [PEOPLE.president, PEOPLE.otherPresident, putIn];
  expect(mails.map(({ to }) => to).toSorted()).toEqual(mailed.toSorted());
  await settings.update({ presidents: [...SETTINGS.presidents] });
  await reassignPending(testEnv.services);
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});
