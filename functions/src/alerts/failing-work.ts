import { alertIdOf, type AlertCause, type Work } from '@pa-ledger/domain/alerts/alert';
import { readDataState } from '../firestore/data-version.ts';
import {
  alertCleared,
  alertFailed,
  workDelayed,
  workFailed,
  workPostponed,
} from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { clearAlert, raiseAlert, type StoredAlert } from './alerts.ts';
import { failureCodeOf, isContention, isTransient } from '../platform/failures.ts';

/** Notes failures of a run, and clears the alerts about work that succeeds again. */
export interface FailingWork {
  /** Logs one item that failed and raises an alert. The run goes on with the others. */
  failed(work: Work, item: string, error: unknown, expenseId?: string | null): Promise<void>;
  /**
   * Works on one item. If that fails, does what `failed` does.
   * @param passes picks the errors that are no failures: another run came first, and the next one does what is
   * left.
   */
  attempt(
    work: Work,
    item: string,
    run: () => Promise<unknown>,
    own?: { readonly expenseId?: string; readonly passes?: (error: unknown) => boolean },
  ): Promise<void>;
  /** Clears the alerts about these kinds of work unless their item failed in this run. */
  settle(works: readonly Work[], alerts: readonly StoredAlert[]): Promise<void>;
}

/** Begins a run of a sweep, or of a trigger that works on many items. */
export function failingWork({ db, clock }: Pick<Services, 'db' | 'clock'>): FailingWork {
  const failedNow = new Set<string>();
  const failed: FailingWork['failed'] = async (work, item, error, expenseId = null) => {
    workFailed(work, item, error);
    const code = failureCodeOf(error);
    const cause: AlertCause = { kind: 'workFails', expenseId, work, item, code };
    failedNow.add(alertIdOf(cause));
    try {
      await raiseAlert(db, cause, clock());
    } catch (raising) {
      alertFailed(cause.kind, raising);
    }
  };
  return {
    failed,
    async attempt(work, item, run, { expenseId, passes } = {}) {
      try {
        await run();
      } catch (error) {
        if (passes?.(error) !== true) await failed(work, item, error, expenseId);
      }
    },
    async settle(works, alerts) {
      for (const stored of alerts) {
        const { alert, ref } = stored;
        if (alert.kind !== 'workFails' || !works.includes(alert.work)) continue;
        if (!failedNow.has(ref.id) && (await clearAlert(stored))) alertCleared(ref.id);
      }
    },
  };
}

/**
 * Does the work of an event that the platform delivers again until it's done. The platform tries for a day and then forgets
 * the event, so a failure that doesn't end by itself raises an alert, which the mail sweeper works on. Nothing is done while
 * the data is of another version than this program, or is being upgraded.
 * @throws Error so that the platform delivers the event again.
 */
export async function doneAtLast(
  services: Services,
  work: Work,
  item: string,
  run: () => Promise<unknown>,
): Promise<void> {
  // The platform logs the message, so this error doesn't carry the original one, which may quote a person's data.
  if (!(await isDone(services, work, item, run))) throw new Error(`The ${work} isn't done.`);
}

async function isDone(
  services: Services,
  work: Work,
  item: string,
  run: () => Promise<unknown>,
): Promise<boolean> {
  try {
    const state = await readDataState(services.db);
    if (state === 'current') await run();
    else workPostponed(work, item, state);
    return state === 'current';
  } catch (error) {
    if (isContention(error) || isTransient(error)) workDelayed(work, item, error);
    else await failingWork(services).failed(work, item, error);
    return false;
  }
}
