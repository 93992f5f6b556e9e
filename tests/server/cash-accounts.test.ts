import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';

/** An account of cash has no checks, wherever a check could come to name it. The tests follow each other. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { approved, check, cash, today } = expensesIn(() => testEnv);

const REFUSED = /cash account has no checks/;
const { categoryId, fundId } = LEDGER_RECORDS.manualExpenses;
const account = (id: string, kind: string, version: number | null = null) =>
  admin.manageAccount({
    act: 'save',
    id,
    version,
    fields: {
      name: id,
      kind,
      openingDate: '2026-07-01',
      openingBalance: 100,
    },
  });
const saveCheck = (id: string, version: number | null, own: object) =>
  admin.saveManualExpense({
    id,
    version,
    fields: {
      categoryId,
      fundId,
      date: today(),
      amount: 4,
      description: 'Ink',
      paidTo: 'Shop',
      method: 'check',
      checkNumber: '77',
      ...own,
    },
  });
const stored = async (path: string) => (await testEnv.db.doc(path).get()).data() ?? {};

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  testEnv.time.now = Date.UTC(2026, 8, 20, 16);
  admin = adminClient(testEnv.services);
  expect(await account('box', 'cash')).toEqual(DONE);
  expect(await account('checks', 'checking')).toEqual(DONE);
});

afterAll(() => testEnv.close());

describe('an account of cash', () => {
  it('pays no check, and takes none as a manual expense', async () => {
    const id = await approved();
    expectRefused(await admin.pay(id, { ...check(), accountId: 'box' }), 400, REFUSED);
    expect(await admin.pay(id, { ...cash(), accountId: 'box' })).toEqual(DONE);
    expectRefused(await saveCheck('ink', null, { accountId: 'box' }), 400, REFUSED);
    expect(await saveCheck('ink', null, { accountId: 'checks' })).toEqual(DONE);
    expectRefused(await saveCheck('ink', 1, { accountId: 'box' }), 400, REFUSED);
  });

  it('keeps a check that was stored in it, which can still be changed', async () => {
    const old = { date: today(), amount: 4, paidTo: 'Shop', description: 'Old', version: 1 };
    const own = { categoryId, fundId, method: 'check', checkNumber: '78', accountId: 'box' };
    await testEnv.db.doc('manualExpenses/old').set({ ...old, ...own });
    const typed = { checkNumber: '78', accountId: 'box', description: 'Paper' };
    expect(await saveCheck('old', 1, typed)).toEqual(DONE);
    expect(await stored('manualExpenses/old')).toMatchObject({ ...typed, version: 2 });
  });

  it('is put to no check by Put them there or as outstanding', async () => {
    await putEntry(testEnv, 'manualExpenses/check', { date: '2026-07-02', checkNumber: '79' });
    await putEntry(testEnv, 'manualExpenses/plain', { date: '2026-07-02' });
    let from: unknown = null;
    do {
      const { body } = await admin.manageAccount({ act: 'assign', id: 'box', from });
      from = body['next'] ?? null;
    } while (from !== null);
    expect(await stored('manualExpenses/plain')).toMatchObject({ accountId: 'box' });
    expect((await stored('manualExpenses/check'))['accountId']).toBeUndefined();
    await putEntry(testEnv, 'manualExpenses/june', { date: '2026-06-30', checkNumber: '80' });
    const entries = [{ collection: 'manualExpenses', id: 'june' }];
    const act = { act: 'outstanding', isOutstanding: true, entries };
    expectRefused(await admin.manageAccount({ ...act, id: 'box' }), 400, REFUSED);
    expect(await admin.manageAccount({ ...act, id: 'checks' })).toEqual(DONE);
  });

  it('was none while checks were written on it', async () => {
    expectRefused(await account('checks', 'cash', 1), 400, /Checks were written on this account/);
    expect(await account('spare', 'savings')).toEqual(DONE);
    expect(await account('spare', 'cash', 1)).toEqual(DONE);
  });
});
