import type { Action } from '@pa-ledger/domain/expenses/expense';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { figure } from '../support/figure.ts';
import { random, TIMEOUT_MS, times } from '../support/random.ts';
import {
  createTestEnvironment,
  type Reply,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

/** A new expense that waits for one of two presidents, and the link of each. */
async function forTwoPresidents(): Promise<{ id: string; tokens: [string, string] }> {
  const { id } = await submitted();
  return {
    id,
    tokens: [
      await testEnv.tokenFor(id, 0, PEOPLE.president),
      await testEnv.tokenFor(id, 0, PEOPLE.otherPresident),
    ],
  };
}

async function submitted(): Promise<{ id: string }> {
  const form = await filledForm();
  expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
  return { id: form.id };
}

async function decisionsOf(id: string): Promise<string[]> {
  const found = await testEnv.db.collection(`expenses/${id}/decisions`).get();
  return found.docs.map((decision) => String(decision.get('action')));
}

async function mailsTo(id: string, address: string): Promise<number> {
  const found = await testEnv.db.collection('mail').where('expenseId', '==', id).get();
  return found.docs.filter((mail) => mail.get('to') === address).length;
}

describe('presidents who approve at the same instant (#5, G3)', () => {
  it.each([
    [2, times(5, 100)],
    [50, times(1, 100)],
  ])(
    '%i at once: one decision, all are told success, one mail to the treasurer (%i rounds)',
    async (racers, rounds) => {
      const ids: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const { id, tokens } = await forTwoPresidents();
        ids.push(id);
        const replies = await Promise.all(
          Array.from({ length: racers }, (_, racer) => testEnv.decide(tokens[racer % 2] ?? '')),
        );
        expect(replies.map((reply) => reply.body)).toEqual(replies.map(() => ({ success: true })));
        expect(await decisionsOf(id)).toEqual(['approve']);
        expect(await mailsTo(id, PEOPLE.treasurer)).toBe(1);
      }
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      figure('G3', `${racers} callers x ${rounds} rounds: ${rounds} winners, 0 refused, 0 of 5xx`);
    },
    TIMEOUT_MS,
  );
});

describe('one president approves while the other rejects (#6)', () => {
  it(
    'counts the first, and tells the other what was decided',
    async () => {
      const ids: string[] = [];
      const winners = new Set<Action>();
      let decisionMs = 6;
      for (let round = 0; round < times(12, 500); round++) {
        const { id, tokens } = await forTwoPresidents();
        ids.push(id);
        // Each begins first half the time, and the other one anywhere within its decision.
        const isApprovalLate = round % 2 === 0;
        const decide = async (isLate: boolean, reply: () => Promise<Reply>): Promise<Reply> => {
          if (isLate) await setTimeout(random() * decisionMs);
          return reply();
        };
        const started = performance.now();
        const [approval, rejection] = await Promise.all([
          decide(isApprovalLate, () => testEnv.decide(tokens[0], 'approve')),
          decide(!isApprovalLate, () => testEnv.decide(tokens[1], 'reject', 'Not ours')),
        ]);
        decisionMs = performance.now() - started;
        const [winner] = await decisionsOf(id);
        const loser = winner === 'approve' ? rejection : approval;
        const done = winner === 'approve' ? 'approved' : 'rejected';
        expect([approval.status, rejection.status].sort()).toEqual([200, 409]);
        expect(loser.status).toBe(409);
        expect(loser.body.error).toContain(`already ${done} on `);
        expect((await testEnv.db.doc(`expenses/${id}`).get()).get('status')).toBe(
          winner === 'approve' ? 'pending' : 'rejected',
        );
        winners.add(winner === 'approve' ? 'approve' : 'reject');
      }
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      expect(winners).toEqual(new Set(['approve', 'reject']));
    },
    TIMEOUT_MS,
  );
});

describe('a step is approved over and over (#3)', () => {
  it('is approved once, and the next step stays open', async () => {
    const { id, tokens } = await forTwoPresidents();
    const replies = [await testEnv.decide(tokens[0])];
    for (let again = 0; again < 10; again++) replies.push(await testEnv.decide(tokens[0]));
    replies.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => testEnv.decide(tokens[0])))),
    );
    expect(replies.map(({ status, body }) => [status, body.success])).toEqual(
      Array.from({ length: 21 }, () => [200, true]),
    );
    expect(await decisionsOf(id)).toEqual(['approve']);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });
});
