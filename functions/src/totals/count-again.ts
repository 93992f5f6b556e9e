import { workDelayed, workPostponed } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readDataState } from '../firestore/data-version.ts';
import { isContention, isTransient } from '../platform/failures.ts';
import { recount } from './recount.ts';
import { failingWork } from '../alerts/failing-work.ts';

/**
 * Counts a document of the ledger when an event tells that it changed. A failure that does not pass by itself is raised
 * as an alert, since the platform tries again for a day and then forgets the event; the sweeper of the mails goes on.
 * While the data are of another version than this program, or are being upgraded, nothing is counted.
 * @throws Error so that the platform delivers the event again.
 */
export async function countAgain(services: Services, id: string): Promise<void> {
  // Without the message of what failed: the platform logs it, and it may quote a person's data.
  if (!(await isCounted(services, id))) throw new Error('The document was not counted.');
}

async function isCounted(services: Services, id: string): Promise<boolean> {
  try {
    const state = await readDataState(services.db);
    if (state !== 'current') {
      workPostponed('count', id, state);
      return false;
    }
    await recount(services, id);
    return true;
  } catch (error) {
    if (isContention(error) || isTransient(error)) workDelayed('count', id, error);
    else await failingWork(services).failed('count', id, error);
    return false;
  }
}
