import { organization } from '@pa-ledger/domain/organization';
import { failingWork } from '../../../functions/src/alerts/failing-work.ts';
import { readPendingExpenses } from '../../../functions/src/expenses/expenses.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { makeReminders } from '../../../functions/src/reminders/reminders.ts';

/** Services at a school that reminds as usual. */
export function reminding(services: Services): Services {
  return { ...services, organization };
}

/** Makes the reminders that are due, as the sweeper does. */
export async function remindAll(services: Services): Promise<void> {
  const pending = await readPendingExpenses(services.db, () => undefined);
  const expenses = pending.map(({ expense }) => expense);
  await makeReminders(services, expenses, failingWork(services));
}
