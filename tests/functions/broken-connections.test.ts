import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Firestore } from '@google-cloud/firestore';
import { PEOPLE } from './support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { filledForm } from './support/expenses.ts';
import { inTurns } from './support/in-turns.ts';
import { brokenInvariants } from './support/invariants.ts';
import { firestoreThrough, startResetProxy, type ResetProxy } from './support/reset-proxy.ts';
import { figure } from '../support/figure.ts';
import { suite } from './support/suite.ts';
import {
  actorsIn,
  createTestEnvironment,
  type Reply,
  type TestEnvironment,
} from './support/test-environment.ts';

const AT_ONCE = times(30, 15);
/** A call is some two pieces of data, when several go together. */
const ONE_IN = 30;

let testEnv: TestEnvironment;
let proxy: ResetProxy;
let db: Firestore;
let actors: ReturnType<typeof actorsIn>;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  proxy = await startResetProxy(suite('FIRESTORE_EMULATOR_HOST'));
  db = firestoreThrough(proxy, testEnv.projectId);
  actors = actorsIn({ ...testEnv.services, db });
});

afterAll(async () => {
  proxy.oneIn = Infinity;
  await db.terminate();
  await proxy.close();
  await testEnv.close();
});

/** Tries as a person does who is told to: until the server has an answer. */
async function untilAnswered(act: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    const reply = await act();
    if (reply.status < 500) return reply;
  }
  throw new Error('The server never answered.');
}

describe('connections that break and stall (#82, G7)', () => {
  it(
    'lose no submission or decision, and store none twice',
    async () => {
      const forms: SubmissionInput[] = [];
      for (let made = 0; made < times(30, 500); made++) forms.push(await filledForm());
      proxy.oneIn = ONE_IN;
      proxy.stalls = { oneIn: 2 * ONE_IN, ms: times(300, 2_000) };
      const submissions = await inTurns(forms, AT_ONCE, (form) =>
        untilAnswered(() => actors.submit(form)),
      );
      expect(new Set(submissions.map(({ status }) => status))).toEqual(new Set([200]));

      for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries()) {
        proxy.oneIn = Infinity;
        const tokens = await inTurns(forms, AT_ONCE, ({ id }) =>
          testEnv.tokenFor(id, step, approver),
        );
        proxy.oneIn = ONE_IN;
        const replies = await inTurns(tokens, AT_ONCE, (token) =>
          untilAnswered(() => actors.decide(token)),
        );
        expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      }
      proxy.oneIn = Infinity;

      const ids = forms.map(({ id }) => id);
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      const approved = await testEnv.db
        .collection('expenses')
        .where('status', '==', 'approved')
        .get();
      expect(approved.size).toBe(forms.length);
      // Otherwise nothing was proved.
      expect(proxy.resets).toBeGreaterThanOrEqual(3);
      expect(proxy.stalled).toBeGreaterThan(0);
      figure(
        'G7',
        `${3 * forms.length} calls, ${proxy.resets} resets, ${proxy.stalled} stalls: 0 lost, 0 doubled`,
      );
    },
    TIMEOUT_MS,
  );
});
