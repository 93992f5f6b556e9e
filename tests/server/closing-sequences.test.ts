import { readProject } from '../../ops/checks/project-data.ts';
import { checkClosings } from '../../ops/checks/check-closings.ts';
import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recount } from '../../functions/src/totals/recount.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { close, putEntry } from '../functions/support/closings.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { below, oneOf, TIMEOUT_MS, times } from '../support/random.ts';

/** Checks any sequence of entries, transfers, payments, voids, closings, and reopenings against the test's own sums. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { approved, fieldOf } = expensesIn(() => testEnv);

const FUNDS = ['main', 'grants'];
const YEARS = ['2023', '2024', '2025'];
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = '2023-07-01';
const TODAY = '2026-11-20';
/** A payment may be at most a year older than its expense, and the test submits expenses today. */
const EARLIEST_PAYMENT = '2025-11-21';

/** A change of a fund's cash on a day, in cents. */
interface Move {
  readonly day: string;
  readonly fund: string;
  readonly cents: number;
}

interface Paid extends Move {
  readonly payment: string;
}

const moves: Move[] = [];
const standing: Paid[] = [];
/** The years that are closed now, oldest first, with what's stored about each. */
const closed: { readonly year: string; readonly stored: unknown }[] = [];
let made = 0;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  testEnv.time.now = Date.parse(`${TODAY}T15:00:00Z`);
  await putRecorded(testEnv.db, 'funds/main', { code: '4900', name: 'Main Fund' });
  await putRecorded(testEnv.db, 'funds/grants', { code: '4910', name: 'Grants' });
  await putRecorded(testEnv.db, 'categories/fair', { name: 'Fair', requiresEventApprover: false });
  await enter(FIRST_DAY);
});

afterAll(() => testEnv.close());

const lastDayOf = (year: string) => `${Number(year) + 1}-06-30`;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const dataOf = async (path: string) => (await testEnv.db.doc(path).get()).data();

/** Picks a day in an open year, no earlier than a given day and no later than today. */
function openDay(from = FIRST_DAY): string {
  const last = closed.at(-1);
  const open = last === undefined ? FIRST_DAY : dayAfter(lastDayOf(last.year), 1);
  const first = from > open ? from : open;
  return dayAfter(first, below((Date.parse(TODAY) - Date.parse(first)) / DAY_MS + 1));
}

async function enter(day = openDay()): Promise<void> {
  const [fundId, amount] = [oneOf(FUNDS), 1 + below(90_000)];
  const isRevenue = below(2) === 0;
  const path = `${isRevenue ? 'revenueItems' : 'manualExpenses'}/entry-${++made}`;
  await putEntry(testEnv, path, { fundId, date: day, amount: amount / 100 });
  moves.push({ day, fund: fundId, cents: isRevenue ? amount : -amount });
}

async function transfer(): Promise<void> {
  const [day, amount] = [openDay(), 1 + below(50_000)];
  await putEntry(testEnv, `transfers/transfer-${++made}`, {
    date: day,
    amount: amount / 100,
    fromFundId: 'main',
    toFundId: 'grants',
  });
  moves.push({ day, fund: 'main', cents: -amount }, { day, fund: 'grants', cents: amount });
}

async function pay(): Promise<void> {
  const id = await approved();
  const fund = oneOf(FUNDS);
  expect(await admin.manage(id, { act: 'setFund', fundId: fund })).toEqual(DONE);
  const day = openDay(EARLIEST_PAYMENT);
  const payment = { method: 'cash', checkNumber: null, date: day };
  const last = closed.at(-1);
  if (last !== undefined && lastDayOf(last.year) >= EARLIEST_PAYMENT) {
    const early = await admin.pay(id, { ...payment, date: lastDayOf(last.year) });
    expectRefused(early, 409, /closed/);
  }
  expect(await admin.pay(id, payment)).toEqual(DONE);
  const { id: stored } = (await fieldOf(id, 'payment')) as { readonly id: string };
  await recount(testEnv.services, `payments~${stored}`);
  const { amount } = (await fieldOf(id, 'submission')) as { readonly amount: number };
  const paid = { day, fund, cents: -Math.round(amount * 100), payment: stored };
  moves.push(paid);
  standing.push(paid);
}

async function takeBack(): Promise<void> {
  const paid = standing.splice(below(standing.length), 1)[0];
  if (paid === undefined) return;
  const act = { act: 'void', payment: paid.payment, reason: 'Lost in the mail' };
  const last = closed.at(-1);
  if (last !== undefined && paid.day <= lastDayOf(last.year)) {
    const early = await admin.managePayment({ ...act, date: lastDayOf(last.year) });
    expectRefused(early, 409, /closed/);
  }
  const day = openDay(paid.day);
  expect(await admin.managePayment({ ...act, date: day })).toEqual(DONE);
  await recount(testEnv.services, `payments~${paid.payment}`);
  moves.push({ day, fund: paid.fund, cents: -paid.cents });
}

async function closeNext(): Promise<void> {
  const year = YEARS[closed.length];
  if (year === undefined) return;
  const reply = await close(admin, year);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  closed.push({ year, stored: await dataOf(`closings/${year}`) });
  for (const fund of FUNDS) {
    const own = moves.filter((move) => move.fund === fund && move.day <= lastDayOf(year));
    const cents = own.reduce((sum, move) => sum + move.cents, 0);
    const endings = reply.body['endings'] as readonly { fundId: string; amount: number }[];
    expect(endings.find(({ fundId }) => fundId === fund)?.amount).toBe(cents / 100);
    const next = await dataOf(`fundBalances/${Number(year) + 1}~${fund}`);
    expect(next?.['amount']).toBe(cents / 100);
  }
}

async function reopenLast(): Promise<void> {
  const last = closed.pop();
  if (last === undefined) return;
  const reply = await admin.manageYear({ act: 'reopen', year: last.year, reason: 'An invoice' });
  expect(reply.status).toBe(200);
}

it(
  'endings are beginnings, the funds are the cash, and a closed year never changes (#123)',
  async () => {
    const acts = [enter, enter, transfer, pay, takeBack, closeNext, closeNext, reopenLast];
    for (let step = 0; step < times(15, 400); step++) {
      await oneOf(acts)();
      for (const { year, stored } of closed)
        expect(await dataOf(`closings/${year}`)).toEqual(stored);
    }
    while (closed.length < YEARS.length) await closeNext();
    const project = await readProject(getApp(testEnv.projectId), bucket.name);
    expect(checkClosings(project)).toEqual([]);
    expect(await admin.recalculate()).toEqual([]);
  },
  TIMEOUT_MS,
);
