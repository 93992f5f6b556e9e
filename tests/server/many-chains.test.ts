import type { Action } from '@pa-ledger/domain/expenses/expense';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTaskQueue } from '../../functions/src/platform/in-flight.ts';
import { figure } from '../support/figure.ts';
import { oneOf, random, TIMEOUT_MS, times } from '../support/random.ts';
import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { inTurns } from '../functions/support/in-turns.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { beforeEachBatch } from '../functions/support/commit-hook.ts';
import {
  actorsIn,
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

const CHAINS = times(10, 500);
const RACERS = 5;
/** Chains that are decided at once: with their racers some twenty calls. */
const AT_ONCE = 4;
const OPPOSING = 0.1;
const REPLAYS = 0.05;
const MOST_SECONDS = 60;

let testEnv: TestEnvironment;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

interface Chain {
  readonly id: string;
  /** Who is asked at each step, in turn. */
  readonly people: readonly (readonly string[])[];
}

async function submitted(event: boolean): Promise<Chain> {
  const form = await filledForm({ category: event ? EVENT.name : OFFICE.name });
  expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
  const offices = [[PEOPLE.president, PEOPLE.otherPresident], [PEOPLE.treasurer]];
  return { id: form.id, people: event ? [[PEOPLE.eventApprover], ...offices] : offices };
}

/**
 * Races through a chain's steps up to its end: those of every second chain come to one process, the others each to one of
 * its own. @returns how many calls were made.
 */
async function race({ id, people }: Chain, index: number): Promise<number> {
  const place = index % 2 === 0 ? testEnv : actorsIn(testEnv.services, createTaskQueue());
  const spent: string[] = [];
  let calls = 0;
  const decide = async (token: string, action: Action): Promise<number> => {
    calls++;
    const { status } = await place.decide(token, action, 'Not ours');
    expect([200, 409]).toContain(status);
    return status;
  };
  for (const [step, asked] of people.entries()) {
    const tokens = await Promise.all(asked.map((approver) => testEnv.tokenFor(id, step, approver)));
    const racers = Array.from({ length: RACERS }, () =>
      decide(oneOf(tokens), random() < OPPOSING ? 'reject' : 'approve'),
    );
    const replays = spent
      .filter(() => random() < REPLAYS * RACERS)
      .map((token) => decide(token, oneOf(['approve', 'reject'])));
    await Promise.all([...racers, ...replays]);
    spent.push(...tokens);
    const status: unknown = (await testEnv.db.doc(`expenses/${id}`).get()).get('status');
    if (status === 'rejected') break;
  }
  return calls;
}

describe('many chains with racers at each step (#5, #6, #7, G2)', () => {
  it(
    'have one decision for each step, whoever contradicts or repeats it',
    async () => {
      const chains = await inTurns(Array.from({ length: CHAINS }), 8, (_, index) =>
        submitted(index % 2 === 0),
      );
      const start = performance.now();
      const calls = (await inTurns(chains, AT_ONCE, race)).reduce((sum, more) => sum + more, 0);
      const seconds = (performance.now() - start) / 1_000;

      const ids = chains.map(({ id }) => id);
      const broken = await inTurns(ids, 8, (id) => brokenInvariants(testEnv.db, [id]));
      expect(broken.flat()).toEqual([]);
      const pending = await testEnv.db
        .collection('expenses')
        .where('status', '==', 'pending')
        .get();
      expect(pending.size).toBe(0);
      const decisions = (await testEnv.db.collectionGroup('decisions').count().get()).data().count;
      const history = (await testEnv.db.collectionGroup('history').count().get()).data().count;
      expect(history).toBe(decisions + CHAINS);
      expect(seconds).toBeLessThan(MOST_SECONDS);
      figure(
        'G2',
        `${CHAINS} chains, ${calls} calls in ${seconds.toFixed(0)} s: ${decisions} decisions, 0 doubled, 0 left out`,
      );
    },
    TIMEOUT_MS,
  );
});

it('of those who decide a step in one process at the same time, one alone writes', async () => {
  const { id } = await submitted(false);
  const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
  let commits = 0;
  const db = beforeEachBatch(testEnv.db, () => {
    commits++;
    return Promise.resolve();
  });
  const { decide } = actorsIn({ ...testEnv.services, db }, createTaskQueue());
  const answers = await Promise.all(Array.from({ length: RACERS }, () => decide(token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(commits).toBe(1);
});
