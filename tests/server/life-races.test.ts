import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reassignPending } from '../../functions/src/expenses/reassign-pending.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import type { Services } from '../../functions/src/platform/services.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { expensesIn, pay } from '../functions/support/managed-expenses.ts';
import { beforeTransaction, meanwhile } from '../functions/support/meanwhile.ts';
import { correctionOf, submitterClient } from '../functions/support/submitter.ts';
import {
  actorsIn,
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/*
 * What can happen to an expense meets in every pair: one act reads, the other one does its work, and the first one then
 * writes; both at once; and each is stopped at every point and done again.
 */
let testEnv: TestEnvironment;
const ids: string[] = [];
const { cash } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(async () => {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  await testEnv.close();
});

/** An act on an expense by its id; it answers the HTTP status. */
type Act = (id: string, services: Services) => Promise<number>;

const byLink =
  (approver: string, action: 'approve' | 'reject'): Act =>
  async (id, services) => {
    const token = await testEnv.tokenFor(id, 0, approver);
    return (await actorsIn(services).decide(token, action, 'Not ours')).status;
  };

/** What can happen in each state, by its name. */
const ACTS: Readonly<Record<'pending' | 'returned' | 'approved', Readonly<Record<string, Act>>>> = {
  pending: {
    approve: byLink(PEOPLE.president, 'approve'),
    reject: byLink(PEOPLE.otherPresident, 'reject'),
    async sendBack(id, services) {
      const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
      return (await submitterClient(services).sendBack(token)).status;
    },
    async sendBackAsAdmin(id, services) {
      return (await submitterClient(services).sendBackAsAdmin(id)).status;
    },
    withdraw,
    async resend(id, services) {
      return (await adminClient(services).manage(id, { act: 'resendLink', step: 0 })).status;
    },
    async reassign(_id, services) {
      const presidents = [PEOPLE.president, 'president.three@example.com'];
      await services.db.doc('settings/approvers').update({ presidents });
      await reassignPending(services);
      return 200;
    },
  },
  returned: {
    async correct(id, services) {
      const submitter = submitterClient(services);
      const token = await submitter.tokenFor(id, 'correct');
      const { body } = await submitter.correction(token);
      if (body.form === undefined) return 409;
      return (await submitter.correct(token, correctionOf(body, { notes: 'Corrected' }))).status;
    },
    async correctOtherwise(id, services) {
      const submitter = submitterClient(services);
      const token = await submitter.tokenFor(id, 'correct');
      const { body } = await submitter.correction(token);
      if (body.form === undefined) return 409;
      return (await submitter.correct(token, correctionOf(body, { amount: 1 }))).status;
    },
    withdraw,
  },
  approved: {
    async sendBackAsAdmin(id, services) {
      return (await submitterClient(services).sendBackAsAdmin(id)).status;
    },
    async pay(id, services) {
      return (await adminClient(services).manage(id, pay(cash()))).status;
    },
    async unsetFund(id, services) {
      return (await adminClient(services).manage(id, { act: 'setFund', fundId: null })).status;
    },
  },
};

async function withdraw(id: string, services: Services): Promise<number> {
  const submitter = submitterClient(services);
  return (await submitter.withdraw(await submitter.tokenFor(id, 'withdraw'))).status;
}

async function expenseIn(state: keyof typeof ACTS): Promise<string> {
  await testEnv.db.doc('settings/approvers').set({ ...SETTINGS });
  const form = await filledForm();
  expect((await testEnv.submit(form)).status).toBe(200);
  const { id } = form;
  ids.push(id);
  if (state === 'returned') {
    const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect((await submitterClient(testEnv.services).sendBack(token)).status).toBe(200);
  }
  if (state === 'approved') {
    for (const [step, person] of [PEOPLE.president, PEOPLE.treasurer].entries())
      await testEnv.decide(await testEnv.tokenFor(id, step, person));
  }
  return id;
}

async function expenseNow(id: string) {
  return (await readExpense(testEnv.db, id)).stored?.expense;
}

const STATES = Object.entries(ACTS) as [keyof typeof ACTS, Record<string, Act>][];
const PAIRS = STATES.flatMap(([state, acts]) =>
  Object.entries(acts).flatMap(([one, first]) =>
    Object.entries(acts).map(([other, second]) => ({ state, one, other, first, second })),
  ),
);

/** Services to whose first commit, by a batch or in a transaction, somebody else comes first. */
function interrupted(act: () => Promise<unknown>): Services {
  let acted = false;
  const once = async () => {
    if (acted) return;
    acted = true;
    await act();
  };
  return meanwhile(beforeTransaction(testEnv.services, once), once);
}

describe('two acts on one expense (#139)', () => {
  it.each(PAIRS)(
    '$state: $other comes between the reading and the writing of $one',
    async ({ state, one, other, first, second }) => {
      const id = await expenseIn(state);
      let between = 0;
      const services = interrupted(async () => {
        between = await second(id, testEnv.services);
      });
      const answer = await first(id, services);
      // Whoever was taken out by then may not decide any more.
      expect(between).toBe(one === 'reassign' && other === 'reject' ? 403 : 200);
      // The first one finds what the other one did: it is done as well, or told why it is not.
      expect([200, 400, 403, 409]).toContain(answer);
    },
  );

  it.each(PAIRS.filter(({ one, other }) => one < other))(
    '$state: $one and $other at once',
    async ({ state, first, second }) => {
      const id = await expenseIn(state);
      const answers = await Promise.all([
        first(id, testEnv.services),
        second(id, testEnv.services),
      ]);
      expect(answers).toContain(200);
      for (const answer of answers) expect([200, 400, 403, 409]).toContain(answer);
    },
  );
});

const STOPPED = STATES.flatMap(([state, acts]) =>
  Object.entries(acts)
    .filter(([name]) => ['sendBack', 'sendBackAsAdmin', 'correct', 'withdraw'].includes(name))
    .flatMap(([name, act]) =>
      (['before read', 'after read', 'before commit', 'after commit'] as const).map((point) => ({
        ...{ state, name, act, point },
      })),
    ),
);

describe('an act that is stopped (#139)', () => {
  it.each(STOPPED)(
    '$state: $name $point is done once by trying again',
    async ({ state, act, point }) => {
      const id = await expenseIn(state);
      const before = await expenseNow(id);
      const stopping = {
        ...testEnv.services,
        checkpoint: (reached: string): void => {
          if (reached === point) throw new Error('It stops here.');
        },
      };
      const answer = await act(id, stopping);
      expect(answer).toBe(500);
      const stopped = await expenseNow(id);
      if (point !== 'after commit') expect(stopped).toEqual(before);
      // A link of which nothing is left to do is made from what is stored, so a second press is the same request.
      const again = point === 'after commit' ? 200 : await act(id, testEnv.services);
      expect(again).toBe(200);
      expect((await expenseNow(id))?.status).not.toBe(before?.status);
    },
  );
});
