import type { Work } from '@pa-ledger/domain/alert';
import { workFailed } from '../logs.ts';

/**
 * Runs a trigger's work. What it throws is logged in our own words and goes on to the platform without its message: the
 * platform logs messages, and they may quote a person's data.
 */
export async function quietly(work: Work, id: string, run: () => Promise<void>): Promise<void> {
  if (!(await succeeds(work, id, run)))
    throw new Error('The work failed; the line before says why.');
}

async function succeeds(work: Work, id: string, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    workFailed(work, id, error);
    return false;
  }
}
