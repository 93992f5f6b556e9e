import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFollowingFund } from '../../functions/src/totals/category-budget.ts';
import { recount } from '../../functions/src/totals/recount.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { alertIds } from '../functions/support/alerts.ts';
import { FUND, OFFICE, PEOPLE, YEAR } from '../functions/support/association.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { brokenTotals } from '../functions/support/totals.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { submitted, approved, cash, check, fieldOf, fundOf, linesOf } = expensesIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterEach(() => testEnv.close());

/** Adds a budget line of the office for another fund. */
async function splitBudget(): Promise<void> {
  await testEnv.db.doc('funds/grants').set({ code: '4950', name: 'Grants', version: 1 });
  const line = { categoryId: OFFICE.id, fundId: 'grants', fiscalYear: YEAR };
  await testEnv.db.doc('budgetItems/second').set({ ...line, originalBudget: 10, changes: 0 });
}

/** The totals as they are, after the event of this expense. */
async function totalsAfter(id: string): Promise<unknown> {
  for (const of of [`expenses~${id}`, `payments~${id}-1`]) await recount(testEnv.services, of);
  expect(await brokenTotals(testEnv.db)).toEqual([]);
  const { docs } = await testEnv.db.collection('totals').get();
  return docs.map((cell) => ({ id: cell.id, ...cell.data() }));
}

describe('the fund of an expense (#120)', () => {
  it('is fixed with the last approval, and a second budget line months later moves nothing', async () => {
    const id = await approved();
    expect(await fundOf(id)).toBe(FUND.id);
    expect((await linesOf(id)).at(-1)).toMatchObject([
      'decision-1',
      { what: 'approved', lines: [{ fundId: FUND.id }] },
    ]);
    expect(await admin.pay(id, cash())).toEqual(DONE);
    const before = await totalsAfter(id);
    await splitBudget();
    expect(await admin.recalculate()).toEqual([]);
    expect(await totalsAfter(id)).toEqual(before);
    expect(JSON.stringify(before)).toContain(`~${OFFICE.id}~${FUND.id}`);
  });

  it('is not looked for again by who comes late to the last step', async () => {
    const id = await submitted();
    await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.president));
    const token = await testEnv.tokenFor(id, 1, PEOPLE.treasurer);
    const collection = vi.spyOn(testEnv.db, 'collection');
    await testEnv.decide(token);
    expect(collection).toHaveBeenCalledWith('budgetItems');
    collection.mockClear();
    expect((await testEnv.decide(token)).body).toMatchObject({ success: true });
    expect(collection).toHaveBeenCalledWith('expenses');
    expect(collection).not.toHaveBeenCalledWith('budgetItems');
  });

  it('is looked for once for all who ask at the same time, and again for who asks later', async () => {
    const collection = vi.spyOn(testEnv.db, 'collection');
    const { db, services } = testEnv;
    const find = () => readFollowingFund(db, OFFICE.id, services.clock(), services.organization);
    const readings = () => collection.mock.calls.filter(([name]) => name === 'budgetItems').length;
    expect(await Promise.all([find(), find(), find()])).toEqual([FUND.id, FUND.id, FUND.id]);
    expect(readings()).toBe(1);
    expect(await find()).toBe(FUND.id);
    expect(readings()).toBe(2);
  });

  it('is asked for where none follows: an alert says so, and nothing is paid before', async () => {
    await splitBudget();
    const id = await approved();
    expect(await fundOf(id)).toBeNull();
    expect(await alertIds(testEnv.db)).toEqual([`fundMissing~${id}`]);
    expectRefused(await admin.pay(id, check()), 409, /choose the fund/);
    expect((await testEnv.db.collection('checkNumbers').get()).size).toBe(0);
    expect(await admin.manage(id, { act: 'setFund', fundId: 'grants' })).toEqual(DONE);
    expect(await alertIds(testEnv.db)).toEqual([]);
    expect(await admin.pay(id, check())).toEqual(DONE);
    expectRefused(await admin.manage(id, { act: 'setFund', fundId: null }), 409, /is paid/);
  });

  it('pays nothing once it was deleted, until another one is chosen', async () => {
    await testEnv.db.doc('funds/short').set({ code: '4960', name: 'Short', version: 1 });
    const id = await approved();
    expect(await admin.manage(id, { act: 'setFund', fundId: 'short' })).toEqual(DONE);
    await testEnv.db.doc('funds/short').delete();
    expectRefused(await admin.pay(id, check()), 409, /deleted this expense’s fund/);
    expect(await fieldOf(id, 'status')).toBe('approved');
    expect(await admin.manage(id, { act: 'setFund', fundId: FUND.id })).toEqual(DONE);
    expect(await admin.pay(id, check())).toEqual(DONE);
  });

  it('follows the budget of the year of the approval, not the lines of another one', async () => {
    await splitBudget();
    const second = testEnv.db.doc('budgetItems/second');
    await second.update({ fiscalYear: '2024' });
    expect(await fundOf(await approved())).toBe(FUND.id);
    // Without a line of the year the budget of the year before goes on.
    await testEnv.db.doc(`budgetItems/${OFFICE.id}Line`).delete();
    await second.update({ fiscalYear: String(Number(YEAR) - 1) });
    expect(await fundOf(await approved())).toBe('grants');
  });

  it('is the one that somebody has chosen before, whatever the budget says', async () => {
    await splitBudget();
    const id = await submitted();
    expect(await admin.manage(id, { act: 'setFund', fundId: 'grants' })).toEqual(DONE);
    await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.treasurer));
    expect(await fundOf(id)).toBe('grants');
    expect(await alertIds(testEnv.db)).toEqual([]);
  });

  it('can be taken away from what is not paid, and the alert comes back', async () => {
    const id = await approved();
    expect(await admin.manage(id, { act: 'setFund', fundId: null })).toEqual(DONE);
    expect(await alertIds(testEnv.db)).toEqual([`fundMissing~${id}`]);
  });
});
