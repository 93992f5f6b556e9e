import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { getApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { putRecorded, removeRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import { expectRefused } from '../functions/support/managed-expenses.ts';
import { runUntilKilled } from '../functions/support/run-until-killed.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** 'Start new year' copies last year's budget, once. Today is June 20, 2026. */
let testEnv: TestEnvironment;
let admin: AdminClient;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  const { db, time } = testEnv;
  time.now = Date.UTC(2026, 5, 20, 16);
  await putRecorded(db, 'funds/main', { code: '4900', name: 'Main Fund' });
  await putRecorded(db, 'categories/fair', { name: 'Fall Fair', requiresEventApprover: false });
  const line = { categoryId: 'fair', fundId: 'main', fiscalYear: '2025' };
  const amounts = { originalBudget: 100, changes: -20.5, finalBudget: 79.5 };
  await putRecorded(db, 'budgetItems/a', { ...line, ...amounts, description: 'Rides' });
  await putRecorded(db, 'budgetItems/b', { ...line, ...amounts, categoryId: 'gone' });
  await putRecorded(db, 'categories/past', {
    name: 'Past',
    requiresEventApprover: false,
    archived: true,
  });
  await putRecorded(db, 'budgetItems/d', { ...line, ...amounts, categoryId: 'past' });
  await putRecorded(db, 'budgetItems/c', { ...line, ...amounts, fiscalYear: '2024' });
  await putEntry(testEnv, 'manualExpenses/castle', { amount: 12.34, date: '2026-06-19' });
});

afterEach(() => testEnv.close());

const start = (budget: string, year = '2026') => admin.manageYear({ act: 'start', year, budget });
const budgetOf = async () => {
  const { docs } = await testEnv.db
    .collection('budgetItems')
    .where('fiscalYear', '==', '2026')
    .get();
  // The test environment has its own lines.
  const own = docs.filter(({ id }) => id.startsWith('2026-'));
  return own.map((item): unknown[] => [
    item.id,
    item.get('originalBudget'),
    item.get('finalBudget'),
  ]);
};

describe('Start new year (#123)', () => {
  it('shows what last year budgeted and spent, and what is there', async () => {
    const { body } = await admin.manageYear({ act: 'plan', year: '2026' });
    const line = {
      collection: 'budgetItems',
      id: '2026-a',
      categoryId: 'fair',
      fundId: 'main',
      description: 'Rides',
      budget: 79.5,
      actual: 12.34,
    };
    expect(body['lines']).toEqual([{ ...line, isThere: false }]);
    await start('final');
    const again = await admin.manageYear({ act: 'plan', year: '2026' });
    expect(again.body['lines']).toEqual([{ ...line, isThere: true }]);
  });

  it('counts a closed year as it was closed, and a reopened one as the school counts now', async () => {
    const { countWhen } = testEnv.services.organization.policies;
    const before = countWhen === 'paid' ? 'approved' : 'paid';
    const cell = testEnv.db.doc('totals/2026-06~fair~main');
    await cell.update({ [countWhen]: 1_00, [before]: 7_00 });
    const closing = testEnv.db.doc('closings/2025');
    await closing.set({
      first: '2025-07-01',
      last: '2026-06-30',
      countWhen: before,
      reopenReason: null,
    });
    const spent = async () => {
      const { body } = await admin.manageYear({ act: 'plan', year: '2026' });
      return (body['lines'] as readonly { readonly actual: number }[]).map(({ actual }) => actual);
    };
    expect(await spent()).toEqual([19.34]);
    await closing.update({ reopenReason: 'A late invoice' });
    expect(await spent()).toEqual([13.34]);
  });

  it("lists the lines in the board's order", async () => {
    const line = { fundId: 'main', fiscalYear: '2025', originalBudget: 1, changes: 0 };
    for (const [id, name] of Object.entries({ e: 'Art', f: 'Zoo', g: 'Music' })) {
      await putRecorded(testEnv.db, `categories/${id}`, { name, requiresEventApprover: false });
      await putRecorded(testEnv.db, `budgetItems/${id}`, {
        ...line,
        categoryId: id,
        finalBudget: 1,
      });
    }
    const listed = async () => {
      const { body } = await admin.manageYear({ act: 'plan', year: '2026' });
      return (body['lines'] as readonly { readonly id: string }[]).map(({ id }) => id);
    };
    expect(await listed()).toEqual(['2026-e', '2026-a', '2026-g', '2026-f']);
    const order = { spending: ['# Fall', 'f', 'a', '# Other', 'e'], income: [] };
    await putRecorded(testEnv.db, 'budgets/2025', { fiscalYear: '2025', ...order });
    expect(await listed()).toEqual(['2026-f', '2026-a', '2026-e', '2026-g']);
  });

  it("takes over the board's order, once", async () => {
    const order = { spending: ['# Fall', 'a', 'gone'], income: [] };
    await putRecorded(testEnv.db, 'budgets/2025', {
      fiscalYear: '2025',
      adoptedOn: '2025-07-15',
      ...order,
    });
    const read = async () => (await testEnv.db.doc('budgets/2026').get()).data();
    expect((await start('final')).status).toBe(200);
    const started = { spending: ['# Fall', '2026-a', '2026-gone'], income: [] };
    expect(await read()).toEqual({ fiscalYear: '2026', version: 1, ...started });
    await removeRecorded(testEnv.db, 'budgets/2026');
    expect((await start('final')).status).toBe(200);
    expect(await read()).toBeUndefined();
    const project = await readProject(getApp(testEnv.projectId), bucket.name);
    expect(checkJournal(project)).toEqual([]);
  });

  it('leaves the order that the new year has', async () => {
    await putRecorded(testEnv.db, 'budgets/2025', {
      fiscalYear: '2025',
      spending: ['a'],
      income: [],
    });
    const own = { fiscalYear: '2026', spending: ['2026-z'], income: [] };
    await putRecorded(testEnv.db, 'budgets/2026', own);
    expect((await start('final')).status).toBe(200);
    expect((await testEnv.db.doc('budgets/2026').get()).data()).toMatchObject(own);
  });

  describe('into a budget that was adopted (#124)', () => {
    const WHY = 'This year’s budget is adopted, so add its lines one by one';
    const budget = { fiscalYear: '2026', spending: [], income: [], version: 1 };
    const adopt = () => testEnv.db.doc('budgets/2026').set({ ...budget, adoptedOn: '2026-06-19' });

    it('is refused, as is its plan', async () => {
      await testEnv.db.doc('budgets/2026').set(budget);
      expect((await admin.manageYear({ act: 'plan', year: '2026' })).status).toBe(200);
      await adopt();
      expectRefused(await start('final'), 409, WHY);
      expectRefused(await admin.manageYear({ act: 'plan', year: '2026' }), 409, WHY);
      expect(await budgetOf()).toEqual([]);
    });

    it('is refused if that was while it read', async () => {
      const { services } = testEnv;
      const runTransaction: Firestore['runTransaction'] = async (update, options) => {
        await adopt();
        return services.db.runTransaction(update, options);
      };
      const db = new Proxy(services.db, {
        get: (target, member) =>
          member === 'runTransaction' ? runTransaction : (Reflect.get(target, member) as unknown),
      });
      expectRefused(
        await adminClient({ ...services, db }).manageYear({
          act: 'start',
          year: '2026',
          budget: 'final',
        }),
        409,
        WHY,
      );
      expect(await budgetOf()).toEqual([]);
    });
  });

  it('begins expected income too, with what was expected or what came in', async () => {
    const { db } = testEnv;
    const line = { categoryId: 'fair', fundId: 'main', fiscalYear: '2025' };
    const amounts = { originalBudget: 500, changes: 0, finalBudget: 500 };
    await putRecorded(db, 'incomeItems/a', { ...line, ...amounts });
    await putRecorded(db, 'incomeItems/past', { ...line, ...amounts, categoryId: 'past' });
    await putEntry(testEnv, 'revenueItems/tickets', { amount: 450.5, date: '2026-06-18' });
    const { body } = await admin.manageYear({ act: 'plan', year: '2026' });
    expect(body['lines']).toMatchObject([
      { collection: 'budgetItems', id: '2026-a', budget: 79.5, actual: 12.34 },
      { collection: 'incomeItems', id: '2026-a', budget: 500, actual: 450.5, isThere: false },
    ]);
    expect((await start('actual')).body['added']).toBe(2);
    const started = await db.doc('incomeItems/2026-a').get();
    expect(started.data()).toEqual({
      ...line,
      fiscalYear: '2026',
      version: 1,
      originalBudget: 450.5,
      changes: 0,
      finalBudget: 450.5,
    });
    expect((await start('final')).body['added']).toBe(0);
  });

  it.each([
    ['final', [['2026-a', 79.5, 79.5]]],
    ['actual', [['2026-a', 12.34, 12.34]]],
  ])('with %s', async (choice, lines) => {
    const { body } = await start(choice);
    expect(body['added']).toBe(lines.length);
    expect(await budgetOf()).toEqual(lines);
  });

  it('adds nothing when it runs twice, at once or again, nor what was deleted since', async () => {
    const both = await Promise.all([start('final'), start('actual')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.reduce((sum, { body }) => sum + Number(body['added']), 0)).toBe(1);
    await removeRecorded(testEnv.db, 'budgetItems/2026-a');
    expect((await start('final')).body['added']).toBe(0);
    expect(await budgetOf()).toEqual([]);
  });

  it(
    'killed after its first commit, goes on with the next press (#77)',
    async () => {
      const act = { act: 'start', year: '2026', budget: 'final' };
      await runUntilKilled(
        'after commit',
        (services) => adminClient(services).manageYear(act),
        testEnv,
      );
      expect((await start('final')).status).toBe(200);
      expect(await budgetOf()).toEqual([['2026-a', 79.5, 79.5]]);
      const project = await readProject(getApp(testEnv.projectId), bucket.name);
      expect(checkJournal(project)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('comes 60 days before the end at the earliest, and not into a closed year', async () => {
    testEnv.time.now = Date.UTC(2026, 3, 30, 16);
    const early = 'You can start a year from 60 days before the one before it ends.';
    expectRefused(await start('final'), 409, early);
    expect((await start('final', '2025')).body['added']).toBe(1);
    testEnv.time.now = Date.UTC(2026, 5, 20, 16);
    await testEnv.db.doc('settings/books').set({
      opensOn: null,
      closedThrough: '2027-06-30',
      closedYear: '2026',
      closing: null,
    });
    expectRefused(
      await start('final'),
      409,
      'This year is closed, so you can’t change anything in',
    );
  });
});
