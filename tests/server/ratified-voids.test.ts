import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRatifications } from '../../ops/checks/check-ratifications.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** A check that is voided after a meeting ratified it, and the check that replaces it. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const expenses = expensesIn(() => testEnv);

const payment = (id: string) => ({ collection: 'payments', id });
const voidOf = (id: string) => ({ ...payment(id), part: 'void' });
const mistake = (id: string) => ({
  act: 'mistake',
  payment: `${id}-1`,
  reason: 'Another expense',
});
const ratify = async (id: string, entries: readonly object[], ratifiedOn = expenses.today()) => {
  const { body } = await admin.ratify({ act: 'ratify', id, ratifiedOn, entries });
  return [body['ratified'], body['left']];
};
const stored = async (path: string) => (await testEnv.db.doc(path).get()).data();

async function problems(): Promise<string[]> {
  return checkRatifications(await readProject(getApp(testEnv.projectId), bucket.name));
}

/** Pays an approved expense by check, has that ratified, and voids it. */
async function ratifiedAndVoided(meeting: string): Promise<string> {
  const id = await expenses.approved();
  expect(await admin.pay(id, expenses.check())).toEqual(DONE);
  expect(await ratify(meeting, [payment(`${id}-1`)])).toEqual([1, 0]);
  expect(await admin.unpay(id, 1, 'Lost in the mail')).toEqual(DONE);
  return id;
}

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

describe('a ratified check that is voided', () => {
  it('is a line of the next meeting, and the check that replaces it waits for that line', async () => {
    const id = await ratifiedAndVoided('first');
    const first = (await stored('ratifications/first'))?.['amount'] as number;
    expect(first).toBeGreaterThan(0);
    expect(await stored(`ratified/payments~${id}-1`)).toMatchObject({
      voidedOn: expenses.today(),
      as: { isVoided: false, amount: first },
    });
    expect(await admin.pay(id, expenses.check(), 2)).toEqual(DONE);
    expect(await ratify('without', [payment(`${id}-2`)])).toEqual([0, 1]);
    expect(await ratify('both', [payment(`${id}-2`), voidOf(`${id}-1`)])).toEqual([2, 0]);
    expect(await stored('ratifications/both')).toMatchObject({ count: 2, amount: 0 });
    expect(await stored(`ratified/payments~${id}-1~void`)).toMatchObject({
      itemDay: expenses.today(),
      as: { isVoided: true, amount: -first },
    });
    // Once.
    expect(await ratify('more', [voidOf(`${id}-1`)])).toEqual([0, 1]);
    expect(await problems()).toEqual([]);
  });

  it('waits in another slice too, and the void comes first', async () => {
    const id = await ratifiedAndVoided('sliced');
    expect(await admin.pay(id, expenses.check(), 2)).toEqual(DONE);
    expect(await ratify('slices', [voidOf(`${id}-1`)])).toEqual([1, 0]);
    expect(await ratify('slices', [payment(`${id}-2`)])).toEqual([1, 0]);
    expect(await problems()).toEqual([]);
  });

  it('has no line of its own when no meeting had ratified it, or while it counts', async () => {
    const id = await expenses.approved();
    await admin.pay(id, expenses.check());
    expect(await ratify('counts', [voidOf(`${id}-1`)])).toEqual([0, 1]);
    await admin.unpay(id, 1, 'Lost');
    expect(await ratify('void', [voidOf(`${id}-1`), payment(`${id}-1`)])).toEqual([1, 1]);
    expect(await stored(`ratified/payments~${id}-1`)).toMatchObject({ as: { amount: 0 } });
  });

  it('is such a line as well when it was entered by mistake', async () => {
    const id = await expenses.approved();
    await admin.pay(id, expenses.check());
    await ratify('mistaken', [payment(`${id}-1`)]);
    expect(await admin.managePayment(mistake(id))).toEqual(DONE);
    expect(await ratify('corrected', [voidOf(`${id}-1`)])).toEqual([1, 0]);
    expect(await problems()).toEqual([]);
  });

  it('keeps its meeting from being taken back while a later one holds its void', async () => {
    const id = await ratifiedAndVoided('held');
    expect(await ratify('holds', [voidOf(`${id}-1`)])).toEqual([1, 0]);
    const takeBack = (meeting: string) =>
      admin.ratify({ act: 'takeBack', id: meeting, reason: 'Another day' });
    expectRefused(await takeBack('held'), 409, /ratified the void of a payment in it/);
    expect((await takeBack('holds')).status).toBe(200);
    expect((await takeBack('held')).status).toBe(200);
    expect(await problems()).toEqual([]);
  });
});
