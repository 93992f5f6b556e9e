import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { eligibleApprovers } from '@pa-ledger/domain/expenses/decide/permissions';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { authorityAt, readExpense } from '../../functions/src/expenses/expenses.ts';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { times } from '../support/random.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  allAtOnce,
  lifeActsIn,
  OTHER_FUND,
  type StateName,
} from '../functions/support/life-acts.ts';
import { COMMIT_POINTS, interrupted, stoppingAt } from '../functions/support/commit-hook.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/*
 * What can happen to an expense meets in every pair, from the table of life-acts.ts: one act reads, the other one does its
 * work, and the first one then writes; both at once, while one is stopped at a point and done again; and each is stopped at
 * every point. Changes of who approves meet each act in the same ways. Pairs of one kind are tried together.
 */

const STATES: readonly StateName[] = ['pending', 'standingIn', 'returned', 'approved', 'paid'];
/** Done as well, or told why it is not: that it was decided, that the link is no more, that it is another version. */
const ANSWERS = [200, 400, 403, 409];

describe.each(STATES)('%s (#139)', (name) => {
  let testEnv: TestEnvironment;
  const life = lifeActsIn(() => testEnv);

  beforeAll(async () => {
    testEnv = await createTestEnvironment();
    await putRecorded(testEnv.db, `funds/${OTHER_FUND}`, { code: '4910', name: 'Other Fund' });
    await life.change(life.stateOf(name).settings());
  });

  afterAll(async () => {
    expect(await brokenInvariants(testEnv.db, life.ids)).toEqual([]);
    expect(await wronglyAsked()).toEqual([]);
    await testEnv.close();
  });

  /** The expenses whose open step asks others than those who are to be asked now, after the sweeper has run. */
  async function wronglyAsked(): Promise<string[]> {
    const { services, db } = testEnv;
    await reassignPending(services);
    const stored = await db.doc('settings/approvers').get();
    const authority = authorityAt(services.clock(), settingsFrom(stored.data()), services);
    const found = await allAtOnce(life.ids, async (id) => {
      const { stored: now } = await readExpense(db, id);
      const step = now?.expense.status === 'pending' ? openStepIndex(now.expense) : null;
      if (now === null || step === null) return [];
      const asked = eligibleApprovers(now.expense, step, authority).approvers;
      return asked.join() === now.expense.steps[step]?.approvers.join() ? [] : [id];
    });
    return found.flat();
  }

  /** Pairs of acts, each with an expense of its own and with both presses ready. @param isMet says which pairs. */
  async function pairs(isMet: (one: string, other: string) => boolean) {
    const { acts, others = {} } = life.stateOf(name);
    const all = Object.entries({ ...acts, ...others });
    const met = all.flatMap(([one, first]) =>
      all
        // What is in another state's table meets there among itself.
        .filter(([other]) => (one in acts || other in acts) && isMet(one, other))
        .map(([other, second]) => ({ one, other, first, second })),
    );
    const ids = await life.expensesIn(name, met.length);
    return allAtOnce(met, async ({ one, other, first, second }, index) => {
      const id = ids[index] ?? '';
      return { title: `${other}, ${one}`, first: await first(id), second: await second(id) };
    });
  }

  /** Every act, each with an expense of its own. */
  async function each() {
    const acts = Object.entries(life.stateOf(name).acts);
    const ids = await life.expensesIn(name, acts.length);
    return allAtOnce(acts, async ([act, ready], index) => {
      const id = ids[index] ?? '';
      return { act, id, press: await ready(id) };
    });
  }

  it('each act comes between the reading and the writing of each', async () => {
    const answers = await allAtOnce(await pairs(() => true), async ({ title, first, second }) => {
      let between = 0;
      const services = interrupted(testEnv.services, async () => {
        between = await second(testEnv.services);
      });
      const answer = await first(services);
      return { title, between, answer };
    });
    expect(answers.filter(({ between }) => between !== 200)).toEqual([]);
    expect(answers.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
  });

  // In `npm run test:long` each pair at each point; else each act at some, in turns over its pairs.
  const rounds = Array.from({ length: times(1, COMMIT_POINTS.length) }, (_, round) => round + 1);

  it.each(rounds)(
    'each act and each at once, one stopped at a point and done again: round %i',
    async (round) => {
      const met = await pairs((one, other) => one <= other);
      const cases = met.map((pair, index) => ({
        ...pair,
        point: COMMIT_POINTS[(index + round) % COMMIT_POINTS.length],
      }));
      const answers = await allAtOnce(cases, async ({ title, point, first, second }) => {
        if (point === undefined) throw new Error('There is no point.');
        const [stopped, other] = await Promise.all([
          first(stoppingAt(testEnv.services, point)),
          second(testEnv.services),
        ]);
        return { title, point, stopped, other, again: await first(testEnv.services) };
      });
      const wrong = answers.filter(
        ({ point, stopped, other, again }) =>
          ![...ANSWERS, 500].includes(stopped) ||
          ![other, again].every((answer) => ANSWERS.includes(answer)) ||
          // What stopped after its commit is done.
          !(point === 'after commit' || [stopped, other, again].includes(200)),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(COMMIT_POINTS)('each act that stops %s is done once by trying again', async (point) => {
    const stateOf = async (id: string) => (await readExpense(testEnv.db, id)).stored;
    const answers = await allAtOnce(await each(), async ({ act, id, press }) => {
      const before = await stateOf(id);
      const stopped = await press(stoppingAt(testEnv.services, point));
      const meanwhileIs = await stateOf(id);
      const again = await press(testEnv.services);
      const after = await stateOf(id);
      const isSame = (one: typeof before) => one?.version.isEqual(before?.version ?? one.version);
      return {
        act,
        stopped,
        again,
        wasLeft: isSame(meanwhileIs) === (point !== 'after commit'),
        isDone: isSame(after) === false,
      };
    });
    for (const answer of answers) {
      // A link was sent a moment ago: an admin who presses again is told so.
      const again = answer.act === 'resend' && point === 'after commit' ? 409 : 200;
      expect(answer).toMatchObject({ stopped: 500, again, wasLeft: true, isDone: true });
    }
  });

  const changes = Object.keys(life.stateOf(name).changes);

  describe.skipIf(changes.length === 0).each(changes)('and %s', (change) => {
    const settings = () => (life.stateOf(name).changes[change] ?? life.stateOf(name).settings)();

    const expectAnswers = async (answers: readonly number[]): Promise<void> => {
      expect(answers.filter((answer) => !ANSWERS.includes(answer))).toEqual([]);
      await life.change(life.stateOf(name).settings());
    };

    it('comes between the reading and the writing of each act', async () => {
      const ready = await each();
      let arrived = 0;
      const { promise, resolve } = Promise.withResolvers<null>();
      const changed = promise.then(() => life.change(settings()));
      const arrive = () => {
        if (++arrived === ready.length) resolve(null);
        return changed;
      };
      await expectAnswers(
        await Promise.all(ready.map(({ press }) => press(interrupted(testEnv.services, arrive)))),
      );
    });

    it('is overtaken by each act between its reading and its writing', async () => {
      const ready = await each();
      let answers: number[] = [];
      const services = interrupted(testEnv.services, async () => {
        answers = await Promise.all(ready.map(({ press }) => press(testEnv.services)));
      });
      await life.change(settings(), services);
      expect(answers).toHaveLength(ready.length);
      await expectAnswers(answers);
    });
  });
});
