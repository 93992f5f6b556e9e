import { fiscalYearDays } from '@pa-ledger/domain/time/fiscal-year';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { getApp } from 'firebase-admin/app';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkClosings } from '../../ops/checks/check-closings.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { YEAR } from '../functions/support/association.ts';
import { lockAndRecount, look, newToken, press } from '../functions/support/closings.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  allAtOnce,
  lifeActsIn,
  OTHER_FUND,
  type Press,
  type StateName,
} from '../functions/support/life-acts.ts';
import { COMMIT_POINTS, interrupted, stoppingAt } from '../functions/support/commit-hook.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { shuffled, times } from '../support/random.ts';

/*
 * Everything that can happen to an expense while its year closes: every act in the table of life-acts.ts, all at the same
 * moment of one closing.
 */
let testEnv: TestEnvironment;
let admin: AdminClient;
/** The date of the expenses and payments: today, in the year that closes. */
const DAY = dateAt(Date.now(), organization.timeZone);
const life = lifeActsIn(
  () => testEnv,
  () => DAY,
);

const DAY_MS = 24 * 60 * 60 * 1000;
const STATES: readonly StateName[] = ['pending', 'standingIn', 'returned', 'approved', 'paid'];
/** The acts that change something in the year: once it's closed, the server refuses them. */
const IN_THE_YEAR = [
  'approved: pay',
  'approved: sendBackAsAdmin',
  'approved: setFund',
  'paid: mistake',
  'paid: setLines',
];

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await putRecorded(testEnv.db, `funds/${OTHER_FUND}`, { code: '4910', name: 'Other Fund' });
});

afterEach(async () => {
  expect(await brokenInvariants(testEnv.db, life.ids.splice(0))).toEqual([]);
  await testEnv.close();
});

/** Gives every act its own expense in the year, after the year's end. */
async function ready(): Promise<{ readonly title: string; readonly act: Press }[]> {
  const expenses = [];
  for (const state of STATES) {
    const acts = Object.entries(life.stateOf(state).acts);
    await life.change(life.stateOf(state).settings());
    const ids = await life.expensesIn(state, acts.length);
    expenses.push(
      ...acts.map(([act, prepare], at) => ({ state, act, prepare, id: ids[at] ?? '' })),
    );
  }
  // The presidents are away, but the links that they already have still work.
  await life.change(life.stateOf('standingIn').settings());
  const { last } = fiscalYearDays(YEAR, organization.fiscalYearFirstMonth);
  testEnv.time.now = Date.parse(`${last}T15:00:00Z`) + 3 * DAY_MS;
  return allAtOnce(expenses, async ({ state, act, prepare, id }) => ({
    title: `${state}: ${act}`,
    act: await prepare(id),
  }));
}

/** The acts that happen while someone closes the year, in order. */
interface Meeting {
  readonly closing: number;
  readonly answers: ReadonlyMap<string, number>;
}

const pressAll = async (all: Awaited<ReturnType<typeof ready>>) =>
  new Map(
    await allAtOnce(all, async ({ title, act }) => [title, await act(testEnv.services)] as const),
  );

/** Expects a closed year's endings to match its entries. */
async function expectWhole({ closing, answers }: Meeting): Promise<void> {
  expect([200, 409]).toContain(closing);
  for (const answer of answers.values()) expect([200, 409]).toContain(answer);
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  expect(checkClosings(project)).toEqual([]);
}

const refusedIn = ({ answers }: Meeting) =>
  [...answers]
    .filter(([, answer]) => answer === 409)
    .map(([title]) => title)
    .toSorted();

it('a year is closed between the reading and the writing of each act (#123, #139)', async () => {
  const all = await ready();
  const { seen } = await look(admin, YEAR);
  const closed = Promise.withResolvers<number>();
  let arrived = 0;
  const arrive = (): Promise<number> => {
    if (++arrived === all.length)
      closed.resolve(press(admin, seen, newToken(), YEAR).then(({ status }) => status));
    return closed.promise;
  };
  const answers = await Promise.all(
    all.map(
      async ({ title, act }) => [title, await act(interrupted(testEnv.services, arrive))] as const,
    ),
  );
  const met = { closing: await closed.promise, answers: new Map(answers) };
  expect(met.closing).toBe(200);
  expect(refusedIn(met)).toEqual(IN_THE_YEAR);
  await expectWhole(met);
});

it('each act comes while a year is locked, which is given back since something else is open then', async () => {
  const all = await ready();
  const { seen } = await look(admin, YEAR);
  const token = newToken();
  expect((await lockAndRecount(admin, seen, token, YEAR)).status).toBe(200);
  const answers = await pressAll(all);
  const { status } = await admin.manageYear({ act: 'close', year: YEAR, token, seen });
  const met = { closing: status, answers };
  expect(refusedIn(met)).toEqual(IN_THE_YEAR);
  expect(met.closing).toBe(409);
  await expectWhole(met);
});

it('each act comes between the reading and the writing of a closing', async () => {
  const all = await ready();
  const { seen } = await look(admin, YEAR);
  const token = newToken();
  expect((await lockAndRecount(admin, seen, token, YEAR)).status).toBe(200);
  let answers: Meeting['answers'] = new Map();
  const services = interrupted(testEnv.services, async () => {
    answers = await pressAll(all);
  });
  const { status } = await adminClient(services).manageYear({
    act: 'close',
    year: YEAR,
    token,
    seen,
  });
  const met = { closing: status, answers };
  expect(refusedIn(met)).toEqual(IN_THE_YEAR);
  expect(met.closing).toBe(200);
  await expectWhole(met);
});

// `npm run test:long` tries every point; otherwise the seed picks one.
const POINTS = shuffled(COMMIT_POINTS);

it.each(POINTS.slice(0, times(1, POINTS.length)))(
  'a closing that stops %s and is done again, and each act at once',
  async (point) => {
    const all = await ready();
    const { seen } = await look(admin, YEAR);
    const token = newToken();
    const [stopped, answers] = await Promise.all([
      press(adminClient(stoppingAt(testEnv.services, point)), seen, token, YEAR),
      pressAll(all),
    ]);
    expect([409, 500]).toContain(stopped.status);
    const { status } = await press(admin, seen, token, YEAR);
    await expectWhole({ closing: status, answers });
  },
);
