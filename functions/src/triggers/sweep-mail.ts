import { openStepIndex } from '@pa-ledger/domain/expense';
import { sweepFailed, swept } from '../logs.ts';
import { deliver, type Delivery } from '../mail/delivery.ts';
import { reviewMails } from '../mail/occasions.ts';
import type { Services } from '../services.ts';
import { isAlreadyExists } from '../store/errors.ts';
import { timestamp } from '../store/expense-format.ts';
import { readPendingExpenses, turnOf, type StoredExpense } from '../store/expenses.ts';
import { addMail, type MailState } from '../store/outbox.ts';
import { MAIL } from '../store/paths.ts';
import { reassignPending } from './reassign.ts';

/** As many as one run takes on; the next run goes on with the rest. */
const BATCH = 200;

/**
 * Finishes what a trigger left undone: mails whose retry is due, mails whose sender died holding the lease, open
 * steps whose approvers changed unnoticed, and open steps that nobody was mailed about.
 */
export async function sweepMail(delivery: Delivery): Promise<void> {
  const { services } = delivery;
  await reassignPending(services);
  await mailForgottenSteps(services);
  const due = [
    ...(await mailIds('PENDING', 'dueAt', services)),
    ...(await mailIds('PROCESSING', 'leaseUntil', services)),
  ];
  for (const id of due) {
    try {
      await deliver(id, delivery);
    } catch (error) {
      sweepFailed('mail', id, error);
    }
  }
  swept('mail', due.length);
}

async function mailIds(
  state: MailState,
  field: string,
  { db, clock }: Services,
): Promise<string[]> {
  const found = await db
    .collection(MAIL)
    .where('state', '==', state)
    .where(field, '<=', timestamp(clock()))
    .orderBy(field)
    .limit(BATCH)
    .get();
  return found.docs.map((mail) => mail.id);
}

async function mailForgottenSteps(services: Services): Promise<void> {
  for (const stored of await readPendingExpenses(services.db)) {
    try {
      await mailForgottenStep(stored, services);
    } catch (error) {
      if (!isAlreadyExists(error)) sweepFailed('step', stored.expense.id, error);
    }
  }
}

async function mailForgottenStep(stored: StoredExpense, { db, clock }: Services): Promise<void> {
  const { expense } = stored;
  const step = openStepIndex(expense);
  const approvers = step === null ? [] : (expense.steps[step]?.approvers ?? []);
  if (step === null || approvers.length === 0) return;
  const mailed = await db
    .collection(MAIL)
    .where('expenseId', '==', expense.id)
    .where('step', '==', step)
    .select('to')
    .get();
  const known = new Set(mailed.docs.map((mail): unknown => mail.get('to')));
  const forgotten = approvers.filter((approver) => !known.has(approver));
  if (forgotten.length === 0) return;
  const batch = db.batch();
  for (const mail of reviewMails(expense, step, forgotten, turnOf(stored))) {
    addMail(batch, db, mail, clock());
  }
  await batch.commit();
}
