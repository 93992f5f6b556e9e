import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, check, approved } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

async function paidBy(checkNumber: string): Promise<string> {
  const id = await approved();
  expect(await admin.pay(id, check(checkNumber))).toEqual(DONE);
  return id;
}

describe('the number of a check (#106)', () => {
  it.each([
    ['1042A', '1042-A'],
    ['2042-A', '2042A'],
    ['3-042', '30 42'],
    ['0-4042', '4-0-4-2'],
    ['5042', 'Check #5042'],
    ['6042', '="0006042"'],
  ])('%s is %s: it pays one expense', async (one, other) => {
    const id = await paidBy(one);
    const reply = await admin.pay(await approved(), check(other));
    expectRefused(reply, 409, `Check ${one} was already used for ${referenceOf(id)}: Pat Doe, `);
    // The same payment again is as good as once, and one that was a mistake gives the number back.
    expect(await admin.pay(id, check(other))).toEqual(DONE);
    const mistake = { act: 'mistake', payment: `${id}-1`, reason: 'Typed twice' };
    expect(await admin.managePayment(mistake)).toEqual(DONE);
    await paidBy(other);
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});
