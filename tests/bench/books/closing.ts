import { DAY_MS } from '@pa-ledger/domain/time/dates';
import { adminClient } from '../../functions/support/admin-client.ts';
import { look, newToken, press } from '../../functions/support/closings.ts';
import { createTestEnvironment } from '../../functions/support/test-environment.ts';
import type { Figure } from '../figures.ts';
import { frame, totals, transactions } from './big-books.ts';
import { putAll } from './panel.ts';

const TRANSACTIONS = 10_000;
const GOAL_SECONDS = 20;

/** A year is looked at and closed, as the panel does it, without the network between. No trigger runs there. */
export async function benchClosing(): Promise<Figure[]> {
  const testEnv = await createTestEnvironment();
  try {
    for (const documents of [frame(), transactions(0, TRANSACTIONS), totals(TRANSACTIONS)])
      await putAll(testEnv.db, documents);
    // The present year is over by then.
    testEnv.time.now += 400 * DAY_MS;
    const admin = adminClient(testEnv.services);
    const { body } = await admin.manageYear({ act: 'status' });
    const { year } = body['closable'] as { year: string };
    const start = performance.now();
    const { seen, sentences } = await look(admin, year);
    const looked = performance.now();
    const reply = await press(admin, seen, newToken(), year);
    const closed = performance.now();
    if (reply.status !== 200 || sentences.length > 0)
      throw new Error(`The close answers ${reply.status} with ${sentences.length} differences.`);
    return [
      {
        what: `a year of ${TRANSACTIONS.toLocaleString('en-US')} transactions: the list of what is open; the close`,
        value: `${seconds(looked - start)}; ${seconds(closed - looked)}`,
        goal: `under ${GOAL_SECONDS} s each`,
        met: Math.max(looked - start, closed - looked) < GOAL_SECONDS * 1000,
      },
    ];
  } finally {
    await testEnv.close();
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
