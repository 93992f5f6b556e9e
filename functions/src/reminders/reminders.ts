import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import {
  reminderDueAt,
  waitingFor,
  type Waiting,
  oldestFirst,
} from '@pa-ledger/domain/mail/reminders';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import type { FailingWork } from '../alerts/failing-work.ts';
import { instantOf } from '../firestore/timestamps.ts';
import { isContention } from '../platform/failures.ts';
import type { Services } from '../platform/services.ts';
import { commitWithNote, noteRef, personIdOf, personMail } from './reminder-notes.ts';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readableExpenses } from '../expenses/expenses.ts';
import { pendingExpenses } from '../firestore/queries.ts';
import { mailsAboutStep } from '../firestore/mail-queries.ts';

/**
 * Makes a reminder for each address that has let something wait too long: one email about everything that waits for it.
 * A failure doesn't stop the others.
 * @param pending all expenses that wait for a decision.
 */
export async function makeReminders(
  services: Services,
  pending: readonly ListedExpense[],
  failing: FailingWork,
): Promise<void> {
  if (!services.organization.reminders.approvers) return;
  // A link is for one exact address, so each spelling of a mailbox gets its own reminder.
  const byAddress = Map.groupBy(waitingFor(pending), ({ address }) => address);
  for (const [address, waiting] of byAddress) {
    // Another run came first.
    const own = { passes: isContention };
    const run = () => makeReminder(address, waiting, services);
    await failing.attempt('remind', personIdOf(address), run, own);
  }
}

/** Makes the reminder of one address if it's due. Until then it reads as little as possible. */
async function makeReminder(
  address: string,
  waiting: readonly Waiting[],
  services: Services,
): Promise<void> {
  const { db, clock, organization } = services;
  const { reminders, timeZone } = organization;
  const now = clock();
  if (reminderDueAt(waiting, null, reminders) > now) return;
  const stored = await noteRef(db, personIdOf(address)).get();
  const last = instantOf(stored.get('at'));
  if (reminderDueAt(waiting, last, reminders) > now) return;
  const dated = await withRequestTimes(db, waiting);
  if (reminderDueAt(dated, last, reminders) > now) return;
  const day = dateAt(now, timeZone);
  await commitWithNote(stored, personMail('reminder', address, day), day, services);
}

/** Reads what waits for an address now, oldest first. */
export async function readWaiting(db: Firestore, address: string): Promise<Waiting[]> {
  return withRequestTimes(db, await waitingAmong(pendingExpenses(db), address));
}

/** More expenses than this wait only in a flood, and then we count what waits for one address among these. */
const MOST_COUNTED_FROM = 200;

/** Counts what waits for an address now. */
export async function countWaiting(db: Firestore, address: string): Promise<number> {
  return (await waitingAmong(pendingExpenses(db).limit(MOST_COUNTED_FROM), address)).length;
}

async function waitingAmong(pending: Query, address: string): Promise<Waiting[]> {
  return waitingFor(await readListed(pending)).filter((one) => one.address === address);
}

/**
 * Returns since when each request has waited for its own approver: for a person added yesterday since then, however
 * long the step has been open. Oldest first.
 */
async function withRequestTimes(db: Firestore, waiting: readonly Waiting[]): Promise<Waiting[]> {
  const dated = waiting.map(async (one) => {
    const requests = await readRequests(db, one.expense, one.step);
    return { ...one, since: Math.max(one.since, requests.get(one.address) ?? 0) };
  });
  return oldestFirst(await Promise.all(dated));
}

/** Reads expenses without their contacts. It skips unreadable ones, which the sweeper reports. */
export async function readListed(query: Query): Promise<ListedExpense[]> {
  const { docs } = await query.get();
  return readableExpenses(docs, () => undefined);
}

/** Returns when each address got its latest request to decide a step of the current version. */
export async function readRequests(
  db: Firestore,
  { id, sentAt }: Pick<ListedExpense, 'id' | 'sentAt'>,
  step: number,
): Promise<ReadonlyMap<string, Instant>> {
  const { docs } = await mailsAboutStep(db, id, step).select('to', 'createdAt').get();
  const latest = new Map<string, Instant>();
  for (const mail of docs) {
    const at = instantOf(mail.get('createdAt')) ?? 0;
    // A request about an earlier version doesn't count for this one.
    if (at < sentAt) continue;
    const to = String(mail.get('to'));
    latest.set(to, Math.max(latest.get(to) ?? 0, at));
  }
  return latest;
}
