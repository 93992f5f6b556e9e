import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  DONE,
  expectRefused,
  expensesIn,
  inFundAct,
} from '../functions/support/managed-expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, check, approved, fieldOf, fundOf } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
});

afterAll(() => testEnv.close());

describe('a check number', () => {
  it('pays one expense, however it is spelled, and the other payment is named', async () => {
    const one = await approved();
    const other = await approved();
    await admin.pay(one, check('0a-77'));
    for (const spelled of ['0a-77', 'A-77', ' 00A -77']) {
      const reply = await admin.pay(other, check(spelled));
      const named = `Check 0a-77 was already used for ${referenceOf(one)}: Pat Doe, `;
      expectRefused(reply, 409, named);
    }
    expect(await fieldOf(other, 'status')).toBe('approved');
    expect(await brokenInvariants(testEnv.db, [one, other])).toEqual([]);
  });

  it(
    'pays one of two expenses at the same moment',
    async () => {
      for (let round = 0; round < times(4, 200); round++) {
        const ids = [await approved(), await approved()];
        const payment = check();
        const replies = await Promise.all(ids.map((id) => admin.pay(id, payment)));
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        const loser = replies.find(({ status }) => status === 409);
        expect(loser?.body.error).toMatch(/^Check C-\d+ was already used for /);
        expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});

describe('two treasurers at once', () => {
  const AT_ONCE = 5;

  it(
    'with the same payment record it once, and both are answered success',
    async () => {
      for (let round = 0; round < times(3, 100); round++) {
        const id = await approved();
        const payment = check();
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, () => admin.pay(id, payment)),
        );
        expect(replies).toEqual(replies.map(() => DONE));
        expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'with different payments record one, and the others are refused with its details',
    async () => {
      for (let round = 0; round < times(3, 100); round++) {
        const id = await approved();
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, () => admin.pay(id, check())),
        );
        const statuses = replies.map(({ status }) => status).sort();
        expect(statuses).toEqual([200, 409, 409, 409, 409]);
        expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  it('with different acts: each counts', async () => {
    const id = await approved();
    const act = await inFundAct(testEnv.db, id, 'main');
    const replies = await Promise.all([admin.manage(id, act), admin.pay(id, check())]);
    expect(replies).toEqual([DONE, DONE]);
    expect([await fundOf(id), await fieldOf(id, 'status')]).toEqual(['main', 'paid']);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});
