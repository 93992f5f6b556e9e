import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '../support/figure.ts';
import { below, oneOf, TIMEOUT_MS } from '../support/random.ts';
import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

const A_SECOND = 20;
/** Before memory is measured, in seconds; and how long it goes on then. */
const WARM_UP = 60;
const LASTING = 600;
/** Part of the memory after the warm-up by which it may grow; in a short run noise is larger than any leak. */
const MOST_GROWTH = 0.1;

let testEnv: TestEnvironment;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

/** Resident memory once all that nobody holds is gone, in bytes. */
async function memory(): Promise<number> {
  setFlagsFromString('--expose-gc');
  // V8 gives its collector to contexts made after the flag was set.
  const collect = runInNewContext('gc') as () => void;
  for (let pass = 0; pass < 3; pass++) {
    collect();
    await setTimeout(20);
  }
  return process.memoryUsage().rss;
}

/** What people do, mixed as they come; what happened is forgotten but for the last expenses. */
function people(): { act: () => Promise<number>; recent: string[] } {
  const recent: string[] = [];
  const first = async (): Promise<number> => {
    const event = below(2) === 0;
    const form = await filledForm({ category: event ? EVENT.name : OFFICE.name });
    const { status } = await testEnv.submit(form);
    recent.push(`${form.id} ${event ? PEOPLE.eventApprover : PEOPLE.president}`);
    if (recent.length > 50) recent.shift();
    return status;
  };
  const linked = async (use: (token: string) => Promise<{ status: number }>): Promise<number> => {
    const [id = '', approver = ''] = oneOf(recent).split(' ');
    return (await use(await testEnv.tokenFor(id, 0, approver))).status;
  };
  const acts = [
    first,
    () => linked((token) => testEnv.review(token)),
    () => linked((token) => testEnv.review(token)),
    () => linked((token) => testEnv.decide(token)),
    () => linked((token) => testEnv.decide(`${token}x`)),
  ];
  return { recent, act: () => (recent.length < 5 ? first() : oneOf(acts)()) };
}

describe('a long day (G12)', () => {
  it(
    'causes no unexpected error, and memory does not grow',
    async () => {
      const { act, recent } = people();
      const statuses = new Map<number, number>();
      const goOn = async (seconds: number): Promise<void> => {
        const under: Promise<void>[] = [];
        const start = performance.now();
        for (let call = 0; call < seconds * A_SECOND; call++) {
          await setTimeout(Math.max(0, start + (call * 1_000) / A_SECOND - performance.now()));
          under.push(
            act().then((status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)),
          );
          if (under.length > 100) await under.shift();
        }
        await Promise.all(under);
      };
      await goOn(WARM_UP);
      const before = await memory();
      await goOn(LASTING);
      const growth = (await memory()) / before - 1;

      // 403 is the damaged link's.
      expect([...statuses.keys()].sort()).toEqual([200, 403]);
      expect(growth).toBeLessThan(MOST_GROWTH);
      const ids = recent.map((line) => line.split(' ')[0] ?? '');
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      const calls = [...statuses.values()].reduce((sum, more) => sum + more, 0);
      figure(
        'G12',
        `${calls} calls in ${WARM_UP + LASTING} s: 0 errors, memory ${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} % after the warm-up`,
      );
    },
    TIMEOUT_MS,
  );
});
