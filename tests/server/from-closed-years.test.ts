import { getApp } from 'firebase-admin/app';
import { addDays } from '@pa-ledger/domain/time/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recount } from '../../functions/src/totals/recount.ts';
import { checkReturns } from '../../ops/checks/check-returns.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { brokenTotals } from '../functions/support/totals.ts';

/** Undoing something from a closed year with a date in an open one. Each test closes on a later day and builds on the last. */
let testEnv: TestEnvironment;
let admin: AdminClient;
let other: AdminClient;
const { today, cash, check, approved, fieldOf, fundOf } = expensesIn(() => testEnv);
const DAY_MS = 86_400_000;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  other = adminClient(testEnv.services, { uid: 'other-admin', email: 'other@example.com' });
});

afterAll(() => testEnv.close());

const OPEN = { opensOn: null, closedThrough: null, closedYear: null, closing: null };
const books = () => testEnv.db.doc('settings/books');

/** Closes everything up to today, then moves the clock two days on. @returns the last closed day. */
async function closeToday(): Promise<string> {
  const closedThrough = today();
  await books().set({ ...OPEN, closedThrough, closedYear: '2026' });
  await testEnv.db.doc('closings/2026').set({ last: closedThrough, reopenReason: null });
  testEnv.time.now += 2 * DAY_MS;
  return closedThrough;
}

const stored = async (path: string) => (await testEnv.db.doc(path).get()).data();

/** Returns the stored total of a category and fund for a day's month, or {} if there is none. */
async function cellOf(categoryId: string, fundId = 'main', day = today()) {
  return (await stored(`totals/${day.slice(0, 7)}~${categoryId}~${fundId}`)) ?? {};
}

async function expectSound(ids: readonly string[] = []): Promise<void> {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  expect(await brokenTotals(testEnv.db)).toEqual([]);
  expect(checkReturns(await readProject(getApp(testEnv.projectId), bucket.name))).toEqual([]);
}

const KINDS = [
  ['revenueItems', 'saveRevenue', {}, 'revenue'],
  ['manualExpenses', 'saveManualExpense', { paidTo: 'Hilltop' }, 'manual'],
] as const;

describe.each(KINDS)('what comes back of %s of a closed year', (collection, act, own, measure) => {
  const fields = (amount: number, date: string = today()) => ({
    date,
    categoryId: 'fair',
    fundId: 'main',
    description: 'Cider',
    amount,
    ...own,
  });
  const save = (id: string, typed: object | null, version: number | null = null, by = admin) =>
    by[act]({ id, version, fields: typed });
  const count = (id: string) => recount(testEnv.services, `${collection}~${id}`);
  const entry = `${measure}-entry`;
  const back = (own_: string) => `${entry}-returned-${own_}`;

  it('is dated in the open year, is marked, and counts in its fund alone', async () => {
    await putEntry(testEnv, `${collection}/${entry}`, fields(40));
    const closed = await closeToday();
    const before = await cellOf('fair');
    expectRefused(await save(back('a'), fields(-10, closed)), 409, 'is in a closed year');
    expectRefused(await save(entry, fields(30, closed), 1), 409, 'is in a closed year');
    for (let time = 0; time < 2; time++) expect(await save(back('a'), fields(-10))).toEqual(DONE);
    expect(await stored(`${collection}/${back('a')}`)).toEqual({
      ...fields(-10),
      version: 1,
      fromClosedYear: true,
    });
    await count(back('a'));
    expect(await cellOf('fair')).toEqual(before);
    expect(await cellOf('')).toMatchObject({ [measure]: -1_000 });
    await expectSound();
  });

  it('is no more than is left, also of two administrators at once', async () => {
    const most = 'What is given back is negative, and at most';
    expectRefused(await save(back('b'), fields(-30.01)), 409, `${most} -$30.00`);
    const replies = await Promise.all([
      save(back('b'), fields(-20)),
      save(back('c'), fields(-20), null, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await Promise.all([count(back('b')), count(back('c'))]);
    await expectSound();
  });

  it('is paid again up to what came back, and that stays then', async () => {
    const before = await cellOf('fair');
    expectRefused(await save(back('e'), fields(30.01)), 409, 'At most $30.00 can be paid again');
    expect(await save(back('e'), fields(25))).toEqual(DONE);
    expect(await stored(`${collection}/${back('e')}`)).toMatchObject({ fromClosedYear: true });
    const sentence = 'What was given back here was paid again.';
    expectRefused(await save(back('a'), fields(-4.99), 1), 409, sentence);
    for (const one of ['b', 'c']) {
      const isThere = (await stored(`${collection}/${back(one)}`)) !== undefined;
      if (isThere) expectRefused(await save(back(one), null, 1), 409, sentence);
    }
    await count(back('e'));
    expect(await cellOf('fair')).toEqual(before);
    await expectSound();
    expect(await save(back('e'), null, 1)).toEqual(DONE);
    await count(back('e'));
  });

  it('keeps its mark when it is changed, or the year is reopened, and nobody can type one', async () => {
    const typed = { ...fields(-9), fromClosedYear: true };
    expectRefused(await save(back('a'), typed, 1), 400, 'We couldn’t read this request');
    await books().set(OPEN);
    expect(await save(back('a'), fields(-9), 1)).toEqual(DONE);
    expect(await stored(`${collection}/${back('a')}`)).toMatchObject({ fromClosedYear: true });
    // A return entered now belongs to an open year.
    expect(await save(back('d'), fields(-1))).toEqual(DONE);
    expect(await stored(`${collection}/${back('d')}`)).not.toHaveProperty('fromClosedYear');
    // A later closing doesn't change what was counted either.
    await closeToday();
    for (const one of ['a', 'b', 'c', 'd']) await count(back(one));
    await expectSound();
    await books().set(OPEN);
    for (const [one, version] of [
      ['a', 2],
      ['d', 1],
    ] as const) {
      expect(await save(back(one), null, version)).toEqual(DONE);
      await count(back(one));
    }
    await expectSound();
  });
});

describe('a payment of a closed year', () => {
  async function paid(payment: object = cash()) {
    const id = await approved();
    expect(await admin.pay(id, payment)).toEqual(DONE);
    await count(id);
    return id;
  }
  const count = async (id: string) => {
    await recount(testEnv.services, `expenses~${id}`);
    for (const own of [1, 2, 3]) await recount(testEnv.services, `payments~${id}-${own}`);
  };
  const takeBack = (id: string, own: number, more = {}, by = admin) =>
    by.managePayment({
      act: 'void',
      payment: `${id}-${own}`,
      date: today(),
      reason: 'Lost in the mail',
      ...more,
    });
  const refund = (id: string, own: string, dollars: number) =>
    admin.saveManualExpense({
      id: `${id}-returned-${own}`,
      version: null,
      fields: {
        date: today(),
        categoryId: 'fair',
        fundId: 'main',
        description: 'Refund',
        paidTo: 'Shop',
        amount: -dollars,
      },
    });
  /** The cell of an expense's category in its fund, and the fund's cell without a category. */
  const cellsOf = async (id: string) => {
    const fund = String(await fundOf(id));
    const [line] = (await fieldOf(id, 'lines')) as { categoryId: string }[];
    const category = String(line?.categoryId);
    return [await cellOf(category, fund), await cellOf('', fund)] as const;
  };

  it('is voided today: the fund has it back, no category, and the expense waits', async () => {
    const id = await paid(check());
    const cents = Math.round(Number(await fieldOf(id, 'submission.amount')) * 100);
    const closed = await closeToday();
    const [before, closedCell] = await cellsOf(id);
    const sentence = 'is in a closed year';
    expectRefused(await takeBack(id, 1, { date: closed }), 409, sentence);
    const mistake = { act: 'mistake', payment: `${id}-1`, reason: 'The wrong payee' };
    expectRefused(await admin.managePayment(mistake), 409, sentence);
    const replies = await Promise.all([takeBack(id, 1), takeBack(id, 1, {}, other)]);
    expect(replies).toEqual([DONE, DONE]);
    expect(await stored(`payments/${id}-1`)).toMatchObject({
      version: 2,
      date: closed,
      voided: {
        date: today(),
        fromClosedYear: true,
      },
    });
    expect(await stored(`expenses/${id}`)).toMatchObject({
      status: 'approved',
      payment: null,
      fromClosedYear: true,
    });
    await count(id);
    const paidIn = Number(closedCell['paid'] ?? 0);
    expect(await cellsOf(id)).toMatchObject([before, { paid: paidIn - cents }]);
    await expectSound([id]);

    // The new payment is in the closed year too.
    expect(await admin.pay(id, check(), 2)).toEqual(DONE);
    expect(await stored(`payments/${id}-2`)).toMatchObject({ lines: [{ fromClosedYear: true }] });
    await count(id);
    expect(await cellsOf(id)).toMatchObject([before, { paid: paidIn }]);
    await expectSound([id]);

    // After reopening, the void and the new payment don't change, and neither does the next void.
    await books().set(OPEN);
    expect(await takeBack(id, 2)).toEqual(DONE);
    await count(id);
    expect(await cellsOf(id)).toMatchObject([before, { paid: paidIn - cents }]);
    await expectSound([id]);
  });

  it('is refunded today up to what it paid, and stays paid then', async () => {
    await books().set(OPEN);
    const id = await paid();
    await closeToday();
    const amount = Number(await fieldOf(id, 'submission.amount'));
    expectRefused(await refund(id, 'a', amount + 0.01), 409, 'What is given back is negative');
    expect(await refund(id, 'a', amount - 1)).toEqual(DONE);
    expect(await stored(`manualExpenses/${id}-returned-a`)).toMatchObject({ fromClosedYear: true });
    expectRefused(await refund(id, 'b', 1.01), 409, 'What is given back is negative');
    expectRefused(await takeBack(id, 1), 409, 'was given back, so it stays paid');
    await recount(testEnv.services, `manualExpenses~${id}-returned-a`);
    await expectSound([id]);
  });

  it('is of the year that it counts in: paid in an open one, it is refunded there', async () => {
    await books().set(OPEN);
    const id = await approved();
    await closeToday();
    expect(await admin.pay(id, cash())).toEqual(DONE);
    expect(await refund(id, 'a', 1)).toEqual(DONE);
    const made = await stored(`manualExpenses/${id}-returned-a`);
    expect(made).not.toHaveProperty('fromClosedYear');
    for (const own of [`manualExpenses~${id}-returned-a`, `payments~${id}-1`, `expenses~${id}`])
      await recount(testEnv.services, own);
    await expectSound([id]);
  });

  it('of an open year is voided as before', async () => {
    await books().set({
      ...OPEN,
      closedThrough: addDays(today(), -1),
      closedYear: '2025',
    });
    const id = await paid();
    const [before, cell] = await cellsOf(id);
    expect(await takeBack(id, 1)).toEqual(DONE);
    expect(await stored(`expenses/${id}`)).not.toHaveProperty('fromClosedYear');
    await count(id);
    const [after, closedCell] = await cellsOf(id);
    expect(closedCell).toEqual(cell);
    expect(after).not.toEqual(before);
    await expectSound([id]);
  });
});
