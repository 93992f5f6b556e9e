import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import {
  close,
  FIRST_OPEN_DAY,
  look,
  newToken,
  putEntry,
  putTwoYears,
  YEAR,
} from '../functions/support/closings.ts';
import { expectRefused } from '../functions/support/managed-expenses.ts';
import { beforeTransaction } from '../functions/support/commit-hook.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** A school that changes its first month, or its accounting basis, after it closed a year. */
let testEnv: TestEnvironment;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  await putTwoYears(testEnv);
  testEnv.time.now += 60_000;
});

afterEach(() => testEnv.close());

/** The administrator after `organization.json` changes. */
function changed(fiscalYearFirstMonth: number, countWhen: 'paid' | 'approved' = 'paid') {
  const { services } = testEnv;
  const policies = { ...services.organization.policies, countWhen };
  const organization = { ...services.organization, fiscalYearFirstMonth, policies };
  return adminClient({ ...services, organization });
}
const dataOf = async (path: string) => (await testEnv.db.doc(path).get()).data();

describe('after a change of the first month (#123)', () => {
  it.each([
    [1, '2026-12-31', '2027-01-02'],
    [9, '2027-08-31', '2027-09-02'],
    [7, '2027-06-30', '2027-07-02'],
  ])('to %i the next year begins where the closed one ended', async (month, last, from) => {
    await close(adminClient(testEnv.services));
    const admin = changed(month);
    const { body } = await admin.manageYear({ act: 'status' });
    expect(body['closable']).toEqual({ year: '2026', first: FIRST_OPEN_DAY, last, from });
    testEnv.time.now = Date.parse(`${from}T17:00:00Z`);
    await putEntry(testEnv, 'revenueItems/last', { amount: 23, date: last });
    const reply = await close(admin, '2026');
    expect(reply.body['endings']).toMatchObject([
      { fundId: 'grants', amount: 100 },
      { fundId: 'main', amount: 1260.05 },
      { fundId: 'testMain', amount: 0 },
    ]);
    expect(await dataOf('closings/2026')).toMatchObject({ first: FIRST_OPEN_DAY, last });
    expect(await dataOf(`closings/${YEAR}`)).toMatchObject({ last: '2026-06-30' });
    expect(await dataOf('settings/books')).toMatchObject({ closedThrough: last });
    expect(await dataOf('fundBalances/2027~main')).toMatchObject({ amount: 1260.05 });
  });

  it('a year that is closed again on other days begins the next one on another day', async () => {
    await close(adminClient(testEnv.services));
    expect(await dataOf('fundBalances/2026~main')).toMatchObject({ asOf: FIRST_OPEN_DAY });
    const admin = changed(8);
    await admin.manageYear({ act: 'reopen', year: YEAR, reason: 'The year ends in July' });
    testEnv.time.now = Date.parse('2026-08-02T17:00:00Z');
    // Spend July's $77.00, so that the ending is the same as before.
    await putEntry(testEnv, 'manualExpenses/july', { amount: 77, date: FIRST_OPEN_DAY });
    await close(admin);
    expect(await dataOf(`closings/${YEAR}`)).toMatchObject({ last: '2026-07-31' });
    expect(await dataOf('fundBalances/2026~main')).toMatchObject({
      asOf: '2026-08-01',
      amount: 1160.05,
      version: 2,
    });
  });

  it('a new budget shows what the closed year spent on its days and on its basis', async () => {
    const line = { categoryId: 'fair', fundId: 'main', fiscalYear: YEAR };
    const amounts = { originalBudget: 300, changes: 0, finalBudget: 300 };
    await putRecorded(testEnv.db, 'budgetItems/a', { ...line, ...amounts });
    await close(adminClient(testEnv.services));
    // By the new first month, it isn't in the closed year.
    await putEntry(testEnv, 'manualExpenses/july', { amount: 55, date: FIRST_OPEN_DAY });
    testEnv.time.now = Date.parse('2026-11-20T17:00:00Z');
    const { body } = await changed(9, 'approved').manageYear({ act: 'plan', year: '2026' });
    expect(body['lines']).toMatchObject([{ id: '2026-a', budget: 300, actual: 240.05 }]);
    expect(await dataOf(`closings/${YEAR}`)).toMatchObject({ countWhen: 'paid' });
  });
});

it('a year is not locked behind one that is reopened meanwhile (#123)', async () => {
  const { services } = testEnv;
  const admin = adminClient(services);
  await close(admin);
  testEnv.time.now = Date.parse('2027-07-05T17:00:00Z');
  const { seen } = await look(admin, '2026');
  const act = { act: 'reopen', year: YEAR, reason: 'An invoice of June' };
  const late = adminClient(beforeTransaction(services, () => admin.manageYear(act)));
  const press = { act: 'lock', year: '2026', token: newToken(), seen };
  expectRefused(await late.manageYear(press), 409, 'The list of open items just changed.');
  expect(await dataOf('settings/books')).toMatchObject({ closing: null, closedYear: null });
});

it('a fund that is archived on the way stops no close, and its ending begins the next year (#123)', async () => {
  const admin = adminClient(testEnv.services);
  const { seen } = await look(admin);
  const token = newToken();
  await admin.manageYear({ act: 'lock', year: YEAR, token, seen });
  await testEnv.db.doc('funds/grants').update({ archived: true });
  const reply = await admin.manageYear({ act: 'close', year: YEAR, token, seen });
  expect(reply.body['endings']).toContainEqual({ fundId: 'grants', amount: 100 });
  expect(await dataOf('fundBalances/2026~grants')).toMatchObject({ amount: 100 });
});
