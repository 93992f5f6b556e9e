import { workDelayed, workPostponed } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readDataState } from '../firestore/data-version.ts';
import { isContention, isTransient } from '../platform/failures.ts';
import { recount } from './recount.ts';
import { failingWork } from '../alerts/failing-work.ts';

/**
 * Counts a ledger document again when an event reports its change. The platform tries again for a day and then forgets the
 * event, so a failure that does not end by itself raises an alert, which the mail sweeper works on. Nothing is counted
 * while the data are of another version than this program, or are being upgraded.
 * @throws Error so that the platform delivers the event again.
 */
export async function countAgain(services: Services, id: string): Promise<void> {
  // The platform logs the message, so this error does not carry the original one, which may quote a person's data.
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
