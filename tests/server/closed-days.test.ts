import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Functions write nothing into a year that is closed or closing. Its last day here is yesterday. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { today, check, approved, fieldOf } = expensesIn(() => testEnv);
const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN = { opensOn: null, closedThrough: null, closedYear: null, closing: null };

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
});

beforeEach(() => testEnv.db.doc('settings/books').delete());

afterAll(() => testEnv.close());

const yesterday = () => dateAt(testEnv.time.now - DAY_MS, testEnv.services.organization.timeZone);

/** How the books can lock a day, by its name in test titles. */
const LOCKS = {
  closed: async (through: string) => {
    await testEnv.db
      .doc('settings/books')
      .set({ ...OPEN, closedThrough: through, closedYear: '2025' });
  },
  'being closed': async (through: string) => {
    const { clock } = testEnv.services;
    const moment = (ms: number) => new Date(ms);
    const own = { year: '2025', first: '2025-07-01', through, token: 'press' };
    const by = { uid: 'other', email: 'other@example.com' };
    const times = { since: moment(clock()), until: moment(clock() + 60_000) };
    await testEnv.db.doc('settings/books').set({ ...OPEN, closing: { ...own, by, ...times } });
  },
};
const SENTENCE =
  /is in a closed year: the books are closed through|other@example\.com is closing right now/;

describe.each(Object.entries(LOCKS))('a day that is %s (#123)', (_name, lock) => {
  it('takes no payment, and no mistake is taken away from it', async () => {
    const [paid, unpaid] = [await approved(), await approved()];
    expect(await admin.pay(paid, check())).toEqual(DONE);
    await lock(today());
    expectRefused(await admin.pay(unpaid, check()), 409, SENTENCE);
    const { id } = (await fieldOf(paid, 'payment')) as { id: string };
    const mistake = { act: 'mistake', payment: id, reason: 'The wrong payee' };
    expectRefused(await admin.managePayment(mistake), 409, SENTENCE);
    expectRefused(await admin.unpay(paid), 409, SENTENCE);
    expect([await fieldOf(paid, 'status'), await fieldOf(unpaid, 'status')]).toEqual([
      'paid',
      'approved',
    ]);
  });

  it('keeps the fund of what was approved or paid on it', async () => {
    const id = await approved();
    await lock(today());
    expectRefused(await admin.manage(id, { act: 'setFund', fundId: 'main' }), 409, SENTENCE);
    await lock(yesterday());
    expect(await admin.manage(id, { act: 'setFund', fundId: 'main' })).toEqual(DONE);
  });

  it('takes no manual expense, lets none go, and none moves in or out', async () => {
    const fields = {
      amount: 12,
      categoryId: 'fair',
      fundId: 'main',
      paidTo: 'Jump Rentals',
      description: 'Castle',
      method: 'check',
    };
    const numbered = (checkNumber: string, date: string) => ({ ...fields, checkNumber, date });
    const id = `castle-${crypto.randomUUID()}`;
    const number = String(Math.floor(Math.random() * 1e9));
    const save = (version: number | null, own: object | null, to = id) =>
      admin.saveManualExpense({ id: to, version, fields: own });
    expect(await save(null, numbered(number, yesterday()))).toEqual(DONE);
    await lock(yesterday());
    expectRefused(await save(1, null), 409, SENTENCE);
    expectRefused(await save(1, numbered(number, today())), 409, SENTENCE);
    expectRefused(await save(1, { ...numbered(number, yesterday()), amount: 1 }), 409, SENTENCE);
    const other = `${id}-b`;
    expectRefused(await save(null, numbered(`${number}1`, yesterday()), other), 409, SENTENCE);
    expect(await save(null, numbered(`${number}1`, today()), other)).toEqual(DONE);
    expectRefused(await save(1, numbered(`${number}1`, yesterday()), other), 409, SENTENCE);
  });

  it('of a payment is left alone by a void on a later day', async () => {
    const id = await approved();
    await admin.pay(id, check());
    await testEnv.db.doc(`payments/${id}-1`).update({ date: yesterday() });
    await lock(yesterday());
    expect(await admin.unpay(id)).toEqual(DONE);
    const { voided, date } = (await testEnv.db.doc(`payments/${id}-1`).get()).data() ?? {};
    expect([date, (voided as { date: string }).date]).toEqual([yesterday(), today()]);
  });
});

it('an approval carries the time of the server, and needs no open day (#123)', async () => {
  await LOCKS.closed(yesterday());
  const id = await approved();
  expect([await fieldOf(id, 'status'), await fieldOf(id, 'approvedOn')]).toEqual([
    'approved',
    today(),
  ]);
});

it('a payment and a closing at once: the payment is in the ending, or refused (#123)', async () => {
  const id = await approved();
  await putEntry(testEnv, 'revenueItems/one', { amount: 1, date: '2025-07-01' });
  const [paid] = await Promise.all([admin.pay(id, check()), LOCKS.closed(today())]);
  const status = await fieldOf(id, 'status');
  expect([paid.status, status]).toEqual(paid.status === 200 ? [200, 'paid'] : [409, 'approved']);
});
