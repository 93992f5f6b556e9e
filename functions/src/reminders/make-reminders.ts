import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { reminderDueAt, waitingFor, type Waiting } from '@pa-ledger/domain/mail/reminders';
import { dateAt } from '@pa-ledger/domain/time/dates';
import type { FailingWork } from '../alerts/failing-work.ts';
import { instantOf } from '../firestore/timestamps.ts';
import { isContention } from '../platform/failures.ts';
import type { Services } from '../platform/services.ts';
import { commitNoted, notedRef, personIdOf, personMail } from './noted-mail.ts';
import { withRequests } from './read-waiting.ts';

/**
 * Makes a reminder for each address for which something has waited too long: one mail about everything that waits for it.
 * One that fails does not stop the others.
 * @param pending all expenses that wait for a decision.
 */
export async function makeReminders(
  services: Services,
  pending: readonly ListedExpense[],
  failing: FailingWork,
): Promise<void> {
  if (!services.organization.reminders.approvers) return;
  // A link is for one exact address, so two spellings of a mailbox are reminded each of its own.
  const byAddress = Map.groupBy(waitingFor(pending), ({ address }) => address);
  for (const [address, waiting] of byAddress) {
    // Another run came first.
    const own = { passes: isContention };
    const run = () => makeReminder(address, waiting, services);
    await failing.attempt('remind', personIdOf(address), run, own);
  }
}

/** Makes the reminder of one address if it is due. It reads as little as possible while it is not. */
async function makeReminder(
  address: string,
  waiting: readonly Waiting[],
  services: Services,
): Promise<void> {
  const { db, clock, organization } = services;
  const { reminders, timeZone } = organization;
  const now = clock();
  if (reminderDueAt(waiting, null, reminders) > now) return;
  const noted = await notedRef(db, personIdOf(address)).get();
  const last = instantOf(noted.get('at'));
  if (reminderDueAt(waiting, last, reminders) > now) return;
  const asked = await withRequests(db, waiting);
  if (reminderDueAt(asked, last, reminders) > now) return;
  const day = dateAt(now, timeZone);
  await commitNoted(noted, personMail('reminder', address, day), day, services);
}
