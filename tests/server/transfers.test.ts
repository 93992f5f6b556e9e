import { afterEach, beforeEach, expect, it } from 'vitest';
import { recount } from '../../functions/src/totals/recount.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { brokenTotals, totalOf } from '../functions/support/totals.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
});

afterEach(() => testEnv.close());

const TRANSFER = { date: '2026-09-30', amount: 500, fromFundId: 'main', toFundId: 'grants' };

async function counted(own: object): Promise<unknown> {
  await testEnv.db.doc('transfers/one').set({ ...TRANSFER, ...own });
  await recount(testEnv.services, 'transfers~one');
  expect(await brokenTotals(testEnv.db)).toEqual([]);
  const { docs } = await testEnv.db.collection('totals').get();
  return docs
    .map((cell) => cell.data())
    .filter(({ transferIn, transferOut }) => transferIn !== 0 || transferOut !== 0)
    .map(({ month, categoryId, fundId, transferIn, transferOut }) => {
      const place = `${String(month)} ${String(categoryId)} ${String(fundId)}`;
      return `${place} ${String(transferIn)} ${String(transferOut)}`;
    });
}

it('a transfer counts in both funds, follows each change, and nets to nothing (#78)', async () => {
  expect(await counted({})).toEqual(['2026-09 null grants 50000 0', '2026-09 null main 0 50000']);
  // Both lines move to another month, one to another fund, and then they change places.
  expect(await counted({ date: '2026-10-01' })).toEqual([
    '2026-10 null grants 50000 0',
    '2026-10 null main 0 50000',
  ]);
  expect(await counted({ toFundId: 'camp', amount: 0.1 })).toEqual([
    '2026-09 null camp 10 0',
    '2026-09 null main 0 10',
  ]);
  expect(await counted({ fromFundId: 'grants', toFundId: 'main' })).toEqual([
    '2026-09 null grants 0 50000',
    '2026-09 null main 50000 0',
  ]);
  expect(await totalOf(testEnv.db, 'transferIn')).toBe(50_000);
  expect(await totalOf(testEnv.db, 'transferOut')).toBe(50_000);
  await testEnv.db.doc('transfers/one').delete();
  await recount(testEnv.services, 'transfers~one');
  expect((await testEnv.db.collection('counted').get()).size).toBe(0);
  expect(await brokenTotals(testEnv.db)).toEqual([]);
});

it('Recalculate counts a transfer whose event never came, in words (#78)', async () => {
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  await testEnv.db.doc('funds/grants').set({ code: '4950', name: 'Grants', version: 1 });
  await testEnv.db.doc('transfers/one').set(TRANSFER);
  testEnv.time.now = Date.now() + 60_000;
  const admin = adminClient(testEnv.services);
  expect(await admin.recalculate()).toEqual([
    'Transfer: $500.00 in Grants, Sep 2026 and -$500.00 in Main Fund, Sep 2026 was not counted.',
  ]);
  expect(await admin.recalculate()).toEqual([]);
  expect(await brokenTotals(testEnv.db)).toEqual([]);
});
