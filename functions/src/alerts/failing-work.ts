import { alertIdOf, type AlertCause, type Work } from '@pa-ledger/domain/alerts/alert';
import { alertCleared, alertFailed, workFailed } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { clearAlert, raiseAlert, type StoredAlert } from './alerts.ts';
import { failureCodeOf } from '../platform/failures.ts';

/** Notes what fails in a run, and clears the alerts of what no longer fails. */
export interface FailingWork {
  /** Notes one item that failed, in the log and as an alert. The run continues with the others. */
  failed(work: Work, item: string, error: unknown, expenseId?: string | null): Promise<void>;
  /**
   * Works on one item; if it fails, it is noted as `failed` does.
   * @param passes tells the errors that are no failure: another run came first, and the next finds what is left.
   */
  attempt(
    work: Work,
    item: string,
    run: () => Promise<unknown>,
    own?: { readonly expenseId?: string; readonly passes?: (error: unknown) => boolean },
  ): Promise<void>;
  /** Clears the alerts of these kinds of work if their items did not fail in this run. */
  settle(works: readonly Work[], alerts: readonly StoredAlert[]): Promise<void>;
}

/** Begins a run of a sweeper, or of a trigger that works on many items. */
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
