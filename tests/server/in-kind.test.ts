import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOnce, recountAll } from '../../functions/src/totals/recount.ts';
import { checkProject } from '../../ops/checks/check-project.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';

/** In-kind gifts are beside the books: no total, budget, balance, or report has them. */
let testEnv: TestEnvironment;

const AT = { categoryId: 'fair', fundId: 'main', date: '2026-09-14' };
/** Whatever adds up, and what reports, budgets, and the panel's first page read. */
const SUMS = ['totals', 'accountTotals', 'counted', 'home', 'homeShares', 'fundBalances', 'search'];

async function sums(): Promise<unknown> {
  const found = await Promise.all(SUMS.map((name) => testEnv.db.collection(name).get()));
  return found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()]));
}

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  const { db, services } = testEnv;
  await db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  await db.doc('categories/fair').set({ name: 'Fall Fair', requiresEventApprover: false });
  await db.doc('revenueItems/one').set({ ...AT, amount: 12.5, description: 'Sale', version: 1 });
  await recountAll(services, ['revenueItems~one']);
  await countOnce(services, 'revenueItems~one');
  testEnv.time.now += 60_000;
  await adminClient(services).recalculate();
});

afterAll(() => testEnv.close());

it('an in-kind gift changes no sum, however often all is added up again', async () => {
  const before = await sums();
  expect(before).not.toEqual([]);
  await testEnv.db.doc('inKindGifts/pies').set(LEDGER_RECORDS.inKindGifts);
  const services = { ...LEDGER_RECORDS.inKindGifts, kind: 'services', value: 900 };
  await testEnv.db.doc('inKindGifts/band').set(services);
  expect(await adminClient(testEnv.services).recalculate()).toEqual([]);
  expect(await sums()).toEqual(before);
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  const added = checkProject(project, testEnv.time.now).filter(({ name }) =>
    /^(Totals|Home|Search)/.test(name),
  );
  expect(added.flatMap(({ problems }) => problems)).toEqual([]);
});
