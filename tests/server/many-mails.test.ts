import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUBMISSIONS_PER_ADDRESS } from '../../functions/src/platform/config.ts';
import { submitExpenseEndpoint } from '../../functions/src/submit/submit-expense.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { inTurns } from '../functions/support/in-turns.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { ask, jsonRequest } from '../functions/support/requests.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

const SENT = times(150, 500);
const MINUTE_MS = 60_000;

let testEnv: TestEnvironment;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

describe(`${SENT} submissions from one address in a minute (#39)`, () => {
  it(
    'mail an approver at most as often as one address may submit, and each stored expense is whole',
    async () => {
      const limit = createRateLimit(SUBMISSIONS_PER_ADDRESS, testEnv.services.clock);
      const endpoint = ask(submitExpenseEndpoint, { ...testEnv.services, addressLimit: limit });
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const form = await filledForm();
      const numbers = Array.from({ length: SENT }, (_, index) => index);
      const statuses = await inTurns(numbers, 10, async (index) => {
        testEnv.time.now += MINUTE_MS / SENT;
        // Those that are let through have a receipt of their own; the others get no further than the door.
        const own = index < SUBMISSIONS_PER_ADDRESS + 10 ? await filledForm() : form;
        return (await endpoint(jsonRequest(own, headers))).status;
      });
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      const taken = await testEnv.db.collection('expenses').get();
      expect(taken.size).toBeLessThanOrEqual(SUBMISSIONS_PER_ADDRESS);
      expect(taken.size).toBeGreaterThan(0);
      const mails = (await outboxOf(testEnv.db)).filter(({ to }) => to === PEOPLE.president);
      expect(mails).toHaveLength(taken.size);
      const ids = taken.docs.map(({ id }) => id);
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);

      // Ten minutes later a parent behind that address is served.
      testEnv.time.now += 10 * MINUTE_MS;
      const late = await endpoint(jsonRequest(await filledForm(), headers));
      expect(late.status).toBe(200);
    },
    TIMEOUT_MS,
  );
});
