import { actingTreasurer } from '@pa-ledger/domain/approvers/approver-settings';
import { isNothing, weeklyOf, WEEKLY_HOUR, type Weekly } from '@pa-ledger/domain/mail/weekly';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { lastWeekday } from '@pa-ledger/domain/time/weekdays';
import { readSettings } from '../approvers/approver-settings.ts';
import { pendingExpenses, returnedExpenses, unpaidExpenses } from '../firestore/queries.ts';
import { isContention } from '../platform/failures.ts';
import type { Services } from '../platform/services.ts';
import { commitWithNote, noteRef, personMail } from './reminder-notes.ts';
import { readListed } from './reminders.ts';

/** The services that reading the digest takes. */
type Reading = Pick<Services, 'db' | 'clock' | 'organization'>;

/** The id of the note about the last digest. */
const NOTE = 'weekly';

/**
 * Makes the treasurer's weekly digest once its hour has come, or later that week after an outage. The very first run
 * only records the current week, so that the digests start on their day.
 */
export async function makeWeekly(services: Services): Promise<void> {
  const { db, clock, organization } = services;
  const { reminders, timeZone } = organization;
  if (!reminders.treasurer) return;
  const day = lastWeekday(reminders.weekday, WEEKLY_HOUR, clock(), timeZone);
  const stored = await noteRef(db, NOTE).get();
  const last: unknown = stored.get('day');
  if (typeof last === 'string' && last >= day) return;
  const to = stored.exists ? await readTreasurer(services) : null;
  // The digest waits until there's a treasurer.
  if (stored.exists && to === null) return;
  try {
    await commitWithNote(stored, to === null ? null : personMail('weekly', to, day), day, services);
  } catch (error) {
    // Another run came first.
    if (!isContention(error)) throw error;
  }
}

/**
 * Reads what the treasurer should look at: expenses that are pending, unpaid, or returned.
 * @param to the address that the digest is for.
 * @returns null if there's nothing, or someone else is the treasurer by now.
 */
export async function readWeekly(reading: Reading, to: string): Promise<Weekly | null> {
  if ((await readTreasurer(reading)) !== to) return null;
  const { db, clock } = reading;
  const [pending = [], approved = [], returned = []] = await Promise.all(
    [pendingExpenses(db), unpaidExpenses(db), returnedExpenses(db)].map(readListed),
  );
  const weekly = weeklyOf({ pending, approved, returned }, clock());
  return isNothing(weekly) ? null : weekly;
}

/** The address of the treasurer, or of the stand-in while the treasurer is away; null if there's none. */
async function readTreasurer({ db, clock, organization }: Reading): Promise<string | null> {
  const { settings } = await readSettings(db);
  return actingTreasurer(settings, dateAt(clock(), organization.timeZone));
}
