import { bookRules } from '@pa-ledger/domain/book-rules';
import { givenIn } from '@pa-ledger/domain/ledger/advance';
import { advanceDue, type AdvanceDue } from '@pa-ledger/domain/ledger/advance-settling';
import { advanceReminderOn } from '@pa-ledger/domain/mail/reminders';
import { WEEKLY_HOUR } from '@pa-ledger/domain/mail/weekly';
import { amountOf, type Cents } from '@pa-ledger/domain/money/money';
import type { Organization } from '@pa-ledger/domain/organization';
import { dateAt, DAY_MS, isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { textIn, textOf } from '@pa-ledger/domain/untyped';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { FailingWork } from '../alerts/failing-work.ts';
import { ADVANCE_HOLDERS } from '../firestore/paths.ts';
import { openAdvances } from '../firestore/queries.ts';
import { isContention } from '../platform/failures.ts';
import type { Services } from '../platform/services.ts';
import { commitWithNote, noteRef, personMail } from './reminder-notes.ts';

/** An open advance whose receipts are past due. */
export interface DueAdvance extends AdvanceDue {
  readonly id: string;
  readonly date: CalendarDate;
  readonly description: string;
  readonly amount: Cents;
  /** What nothing has settled of it. */
  readonly open: Cents;
}

/**
 * Makes a reminder for the holder of each advance whose receipts are past due: `reminders.afterDays` after they were due, and
 * then every `everyDays`, from seven in the morning at the school. A failure doesn't stop the others.
 */
export async function makeAdvanceReminders(
  services: Services,
  failing: FailingWork,
): Promise<void> {
  const today = reminderDay(services);
  for (const advance of await readDue(services.db, today)) {
    // Another run came first.
    const own = { passes: isContention };
    await failing.attempt(
      'remindHolder',
      advance.id,
      () => remindHolder(advance, today, services),
      own,
    );
  }
}

/** A day of reminders begins when people are up. */
function reminderDay({ clock, organization }: Pick<Services, 'clock' | 'organization'>) {
  return dateAt(clock() - (WEEKLY_HOUR * DAY_MS) / 24, organization.timeZone);
}

/** Makes the reminder of one advance if it's due. Until then it reads as little as possible. */
async function remindHolder(
  { id, receiptsBy }: DueAdvance,
  today: CalendarDate,
  services: Services,
): Promise<void> {
  const { db, organization } = services;
  const { reminders } = organization;
  if (advanceReminderOn(receiptsBy, null, reminders) > today) return;
  const stored = await noteRef(db, `advance-${id}`).get();
  const last: unknown = stored.get('day');
  const lastDay = isCalendarDate(last) ? last : null;
  if (advanceReminderOn(receiptsBy, lastDay, reminders) > today) return;
  const holder = await db.collection(ADVANCE_HOLDERS).doc(id).get();
  const email = textOf(holder.get('email'));
  if (email === '') return;
  await commitWithNote(stored, personMail('advanceDue', email, today), today, services);
}

/** Reads the advances of an address that are past due now, as its reminder tells them; one person has one at a time. */
export async function readDueAdvances(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  organization: Pick<Organization, 'timeZone'>,
  email: string,
): Promise<DueAdvance[]> {
  const due = await readDue(db, dateAt(clock(), organization.timeZone));
  if (due.length === 0) return [];
  const holders = await db.getAll(...due.map(({ id }) => db.collection(ADVANCE_HOLDERS).doc(id)));
  return due.filter((_advance, at) => holders[at]?.get('email') === email);
}

async function readDue(db: Firestore, today: CalendarDate): Promise<DueAdvance[]> {
  const { docs } = await openAdvances(db).get();
  return docs.flatMap(dueIn).filter(({ receiptsBy }) => receiptsBy < today);
}

function dueIn(document: QueryDocumentSnapshot): DueAdvance[] {
  const fields = document.data();
  const advance = givenIn(fields);
  const day: unknown = fields['date'];
  if (advance === null || !isCalendarDate(day)) return [];
  return [
    {
      id: document.id,
      date: day,
      description: textIn(fields, 'description'),
      amount: amountOf(fields['amount']),
      open: advance.open,
      ...advanceDue(advance.eventOn, bookRules.advances),
    },
  ];
}
