import { signedIn } from '../fixtures/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnExpenseEndpoint } from '../../functions/src/expenses/decide/return-expense.ts';
import {
  updateExpenseEndpoint,
  type DecisionServices,
} from '../../functions/src/expenses/decide/update-expense.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { decisionBody } from '../functions/support/decision-body.ts';
import { expensesIn } from '../functions/support/managed-expenses.ts';
import { ask, jsonRequest } from '../functions/support/requests.ts';
import { apart, keys } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  seenWith,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** How often somebody may send a decision about an expense: a link that is dead or foreign uses up nobody else's share. */
let testEnv: TestEnvironment;
const { submitted } = expensesIn(() => testEnv);
const MOST = 3;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

/** Both addresses, with a limit of their own, as an instance has it. */
function instance(id: string) {
  const { services } = testEnv;
  const own: DecisionServices = {
    ...services,
    keys,
    addressLimit: createRateLimit(Number.MAX_SAFE_INTEGER, services.clock),
    expenseLimit: createRateLimit(MOST, services.clock),
    inTurn: apart,
    // Somebody who is signed in as an administrator and holds no role.
    identify: () => Promise.resolve(signedIn({ uid: 'aide', email: 'aide@example.com' })),
  };
  const [update, sendBack] = [ask(updateExpenseEndpoint, own), ask(returnExpenseEndpoint, own)];
  const headersOf = (token: string | null) =>
    token === null ? { authorization: 'Bearer good' } : { 'x-approval-token': token };
  return {
    decide: async (token: string | null) => {
      const seen = token === null ? {} : await seenWith(services.db, token, services.clock());
      const body = { ...decisionBody(id, 'approve', ''), ...seen };
      return (await update(jsonRequest(body, headersOf(token)))).status;
    },
    sendBack: async (token: string | null, version = 1) =>
      (await sendBack(jsonRequest({ expenseId: id, version, note: 'Why?' }, headersOf(token))))
        .status,
  };
}

async function times(count: number, press: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time++) statuses.push(await press());
  return statuses;
}

describe('the limit of an expense (#26)', () => {
  it('is not used up by a link that was replaced, nor by other links of the same person', async () => {
    const id = await submitted();
    const dead = await testEnv.tokenFor(id, 0, PEOPLE.president);
    await adminClient(testEnv.services).manage(id, { act: 'resendLink', step: 0 });
    const here = instance(id);
    expect(await times(MOST + 2, () => here.decide(dead))).toEqual([403, 403, 403, 429, 429]);
    expect(await times(MOST + 2, () => here.sendBack(dead))).toEqual([429, 429, 429, 429, 429]);
    expect(await here.decide(await testEnv.tokenFor(id, 0, PEOPLE.president))).toBe(200);
  });

  it('is not used up by the link of an earlier step, or of somebody who is not asked', async () => {
    const id = await submitted();
    const first = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect((await testEnv.decide(first)).status).toBe(200);
    const here = instance(id);
    const foreign = await testEnv.tokenFor(id, 1, 'stranger@example.com');
    for (const token of [first, foreign, await testEnv.tokenFor(id, 0, PEOPLE.otherPresident)])
      expect((await times(MOST + 1, () => here.decide(token))).at(-1)).toBe(429);
    expect(await here.decide(await testEnv.tokenFor(id, 1, PEOPLE.treasurer))).toBe(200);
  });

  it('is not used up by a link of another expense', async () => {
    const [id, other] = [await submitted(), await submitted()];
    const here = instance(id);
    const foreign = await testEnv.tokenFor(other, 0, PEOPLE.president);
    const statuses = await times(MOST + 5, () => here.decide(foreign));
    expect(new Set(statuses)).toEqual(new Set([403]));
  });

  it('is not used up by an administrator who may not decide', async () => {
    const id = await submitted();
    const here = instance(id);
    expect(await times(MOST + 1, () => here.decide(null))).toEqual([403, 403, 403, 429]);
    expect(await here.decide(await testEnv.tokenFor(id, 0, PEOPLE.president))).toBe(200);
  });

  it.each(['decide', 'sendBack'] as const)('holds each link that may %s', async (press) => {
    const id = await submitted();
    const here = instance(id);
    const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect(await times(MOST + 1, () => here[press](token))).toEqual([200, 200, 200, 429]);
  });

  it('holds an administrator who sends it back', async () => {
    const id = await submitted();
    const here = instance(id);
    expect(await times(MOST + 1, () => here.sendBack(null))).toEqual([200, 200, 200, 429]);
  });
});
