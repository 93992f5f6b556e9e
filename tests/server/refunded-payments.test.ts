import { getApp } from 'firebase-admin/app';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkReturns } from '../../ops/checks/check-returns.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Threat #145: an expense becomes unpaid behind what a vendor gave back of it. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { today, cash, approved, fieldOf } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

const ACTS = [
  ['void', () => ({ date: today(), reason: 'Lost in the mail' })],
  ['mistake', () => ({ reason: 'The wrong payee' })],
] as const;

const NOTHING_LEFT = 'Nothing of the entry is left that could be given back.';

/** Two expenses that one payment pays. */
async function paidTogether() {
  const ids = [await approved(), await approved()] as const;
  expect(
    await admin.pay(
      ids.map((id) => ({ id, number: 1 })),
      cash(),
    ),
  ).toEqual(DONE);
  const { id: payment } = (await fieldOf(ids[0], 'payment')) as { id: string };
  return { ids, payment };
}

/** Saves a refund of an expense; without an amount, deletes it. */
const refund = (id: string, amount: number | null, own = 1) =>
  admin.saveManualExpense({
    id: `${id}-returned-r${own}`,
    version: amount === null ? 1 : null,
    fields: amount && {
      date: '2026-10-01',
      categoryId: 'fair',
      fundId: 'main',
      description: 'Refund',
      paidTo: 'Shop',
      amount,
    },
  });

const statusesOf = (ids: readonly string[]) => Promise.all(ids.map((id) => fieldOf(id, 'status')));

async function expectIntact(ids: readonly string[]): Promise<void> {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  expect(checkReturns(await readProject(getApp(testEnv.projectId), bucket.name))).toEqual([]);
}

describe.each(ACTS)('%s of a payment (#145)', (act, typed) => {
  const takeBack = (payment: string) => admin.managePayment({ act, payment, ...typed() });

  it('is refused while something was given back of one of its expenses', async () => {
    const { ids, payment } = await paidTogether();
    const [, two] = ids;
    expect(await refund(two, -1.5, 1)).toEqual(DONE);
    expect(await refund(two, -1, 2)).toEqual(DONE);
    expectRefused(
      await takeBack(payment),
      409,
      `$2.50 of expense ${referenceOf(two)} was given back, so it stays paid. Delete what gives it back first`,
    );
    expect(await statusesOf(ids)).toEqual(['paid', 'paid']);
    await expectIntact(ids);

    expect(await refund(two, null, 1)).toEqual(DONE);
    expectRefused(await takeBack(payment), 409, `$1.00 of expense ${referenceOf(two)} was given`);
    expect(await refund(two, null, 2)).toEqual(DONE);
    for (let time = 0; time < 2; time++) expect(await takeBack(payment)).toEqual(DONE);
    expect(await statusesOf(ids)).toEqual(['approved', 'approved']);
    await expectIntact(ids);
  });

  it(
    'at the moment of a refund: one comes first, the other is refused',
    async () => {
      for (let round = 0; round < times(1, 40); round++) {
        const { ids, payment } = await paidTogether();
        const [, two] = ids;
        const [taken, given] = await Promise.all([takeBack(payment), refund(two, -1)]);
        expect([taken.status, given.status].toSorted()).toEqual([200, 409]);
        if (given.status === 200) expectRefused(taken, 409, `$1.00 of expense ${referenceOf(two)}`);
        else expectRefused(given, 409, NOTHING_LEFT);
        await expectIntact(ids);
      }
    },
    TIMEOUT_MS,
  );
});
