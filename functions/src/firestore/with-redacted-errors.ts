import type { Work } from '@pa-ledger/domain/alerts/alert';
import { workFailed, workPostponed } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readDataState } from './data-version.ts';

/**
 * Runs a trigger's work; while the data are of another version than this program, or are being upgraded, it does nothing
 * and leaves the work to the sweepers. What it throws is logged in our own words and goes on to the platform without its
 * message: the platform logs messages, and they may quote a person's data.
 */
export async function withRedactedErrors(
  services: Pick<Services, 'db'>,
  work: Work,
  id: string,
  run: () => Promise<void>,
): Promise<void> {
  if (!(await succeeds(services, work, id, run)))
    throw new Error('The work failed; the line before says why.');
}

async function succeeds(
  { db }: Pick<Services, 'db'>,
  work: Work,
  id: string,
  run: () => Promise<void>,
): Promise<boolean> {
  try {
    const state = await readDataState(db);
    if (state === 'current') await run();
    else workPostponed(work, id, state);
    return true;
  } catch (error) {
    workFailed(work, id, error);
    return false;
  }
}
