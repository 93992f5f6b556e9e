import { readFollowingFund } from '../../functions/src/totals/category-budget.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT, FUND, OFFICE } from '../functions/support/association.ts';
import { beforeTransaction } from '../functions/support/commit-hook.ts';
import { everything } from '../functions/support/event-category.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import {
  actorsIn,
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** What payments name is kept, and archived instead of deleted (docs/behaviour.md, 'Archive'). */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { approved, cash, fundOf } = expensesIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterEach(() => testEnv.close());

const fund = { id: FUND.id, version: 1 };
const category = { id: OFFICE.id, version: 1 };
const KEPT = refused(
  'usedByPayments',
  'Payments use this, so you can’t delete it. Archive it instead.',
);

describe('deleting what a payment names', () => {
  it.each(['paid', 'voided'])('is refused while an expense of it is %s', async (state) => {
    const id = await approved();
    expect(await admin.pay(id, cash())).toEqual(DONE);
    if (state === 'voided') expect(await admin.unpay(id)).toEqual(DONE);
    const before = await everything(testEnv.db);
    expect(await admin.removeFund(fund)).toEqual(KEPT);
    expect(await admin.remove(category)).toEqual(KEPT);
    expect(await everything(testEnv.db)).toEqual(before);
  });

  it('and what only approved expenses name is deleted, with its entry, once', async () => {
    const id = await approved();
    for (let time = 0; time < 2; time++) expect(await admin.removeFund(fund)).toEqual(DONE);
    const entry = await testEnv.db.doc(`journal/funds~${FUND.id}~2`).get();
    expect(entry.data()).toMatchObject({
      kind: 'deleted',
      by: TEST_ADMIN,
      after: null,
      before: {
        name: FUND.name,
        version: 1,
      },
    });
    expect((await testEnv.db.doc(`funds/${FUND.id}`).get()).exists).toBe(false);
    expect(await fundOf(id)).toBe(FUND.id);
  });

  it('is refused after a change that was not seen', async () => {
    expectRefused(
      await admin.removeFund({ ...fund, version: 2 }),
      409,
      'Someone else just changed',
    );
  });

  it('and a payment of it is refused until another fund is set', async () => {
    const id = await approved();
    expect(await admin.removeFund(fund)).toEqual(DONE);
    expectRefused(await admin.pay(id, cash()), 409, 'Someone deleted this expense’s fund.');
    await testEnv.db.doc('funds/other').set({ code: '5000', name: 'Other Fund', version: 1 });
    expect(await admin.manage(id, { act: 'setFund', fundId: 'other' })).toEqual(DONE);
    expect(await admin.pay(id, cash())).toEqual(DONE);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });
});

describe('deleting what a closed year names', () => {
  const closed = { opensOn: null, closedThrough: '2026-06-30', closedYear: '2025', closing: null };
  const cell = { month: '2026-06', categoryId: OFFICE.id, fundId: FUND.id, revenue: 0 };
  const line = { categoryId: OFFICE.id, fundId: FUND.id, fiscalYear: '2025' };

  it.each<[string, string, object, boolean]>([
    ['an entry', `totals/2026-06~${OFFICE.id}~${FUND.id}`, cell, true],
    ['an entry of the open year', 'totals/other', { ...cell, month: '2026-07' }, false],
    ['a budget item', 'budgetItems/old', line, true],
    ['expected income', 'incomeItems/old', line, true],
    ['expected income of the open year', 'incomeItems/new', { ...line, fiscalYear: '2026' }, false],
    ['a budget item of the open year', 'budgetItems/new', { ...line, fiscalYear: '2026' }, false],
  ])('is refused for %s', async (_name, path, fields, isKept) => {
    await testEnv.db.doc('settings/books').set(closed);
    await testEnv.db.doc(path).set(fields);
    const why = refused(
      'usedInClosedYear',
      'A closed year uses this, so you can’t delete it. Archive it instead.',
    );
    expect(await admin.removeFund(fund)).toEqual(isKept ? why : DONE);
    expect(await admin.remove(category)).toEqual(isKept ? why : DONE);
  });

  it('is refused for a beginning balance of a fund', async () => {
    await testEnv.db.doc('settings/books').set(closed);
    await testEnv.db
      .doc(`fundBalances/2025~${FUND.id}`)
      .set({ fundId: FUND.id, fiscalYear: '2025' });
    expect((await admin.removeFund(fund)).status).toBe(409);
    expect(await admin.remove(category)).toEqual(DONE);
  });
});

describe('what is archived', () => {
  const archive = async (version = 1) => admin.save({ ...EVENT, version, archived: true });

  it('takes no submission until it is brought back', async () => {
    expect(await archive()).toMatchObject({ status: 200 });
    const event = await filledForm({ category: EVENT.name });
    expect(await testEnv.submit(event)).toMatchObject({
      status: 400,
      body: { error: 'Please choose a category from the list.' },
    });
    expect(
      await admin.save({ id: EVENT.id, name: EVENT.name, requiresEventApprover: true, version: 2 }),
    ).toMatchObject({ status: 200 });
    expect((await testEnv.db.doc(`categories/${EVENT.id}`).get()).data()).not.toHaveProperty(
      'archived',
    );
    expect((await testEnv.submit(event)).status).toBe(200);
  });

  it('takes no submission that is on its way at that moment', async () => {
    const event = await filledForm({ category: EVENT.name });
    const late = actorsIn(beforeTransaction(testEnv.services, () => archive()));
    expect(await late.submit(event)).toMatchObject({ status: 503 });
    expect((await testEnv.db.doc(`expenses/${event.id}`).get()).exists).toBe(false);
  });

  it('is brought back as it was when it was deleted', async () => {
    await archive();
    expect(await admin.remove({ id: EVENT.id, version: 2 })).toMatchObject({ status: 200 });
    expect(await admin.save({ ...EVENT, archived: true, version: null })).toMatchObject({
      status: 200,
    });
    expect((await testEnv.db.doc(`categories/${EVENT.id}`).get()).data()).toMatchObject({
      archived: true,
      version: 4,
    });
  });

  it('is no fund that follows from a budget, nor one that can be set, and is paid from where it is', async () => {
    const id = await approved();
    const { db, clock, organization } = testEnv.services;
    const following = () => readFollowingFund(db, OFFICE.id, clock(), organization);
    expect(await following()).toBe(FUND.id);
    await db.doc(`funds/${FUND.id}`).update({ archived: true, version: 2 });
    expect(await following()).toBeNull();
    expectRefused(
      await admin.manage(await approved(), { act: 'setFund', fundId: FUND.id }),
      400,
      'Please choose a fund from the list.',
    );
    expect(await admin.pay(id, cash())).toEqual(DONE);
  });
});
