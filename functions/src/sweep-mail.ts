import { lazy } from '@pa-ledger/domain/lazy';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import type { Work } from '@pa-ledger/domain/alerts/alert';
import { swept } from './platform/logs.ts';
import { deliver, type Delivery } from './mail/deliver.ts';
import { reviewMails } from './expenses/expense-mails.ts';
import type { Services } from './platform/services.ts';
import { addAlert, readAlerts } from './alerts/alerts.ts';
import { isAlreadyExists } from './platform/failures.ts';
import { readPendingExpenses, versionKey, type StoredExpense } from './expenses/expenses.ts';
import { addMail } from './outbox/outbox.ts';
import type { MailState } from '@pa-ledger/domain/mail/mail';
import { mailsBefore } from './firestore/mail-queries.ts';
import { makeMissingNotices } from './notices/make-notices.ts';
import { failingWork, type FailingWork } from './alerts/failing-work.ts';
import { makeDigests } from './outbox/make-digests.ts';
import { readRequests, makeReminders } from './reminders/reminders.ts';
import { reassignPending } from './expenses/reassignments.ts';
import { makeAdvanceReminders } from './reminders/advance-reminders.ts';
import { makeWeekly } from './reminders/make-weekly.ts';
import { sweepAlerts } from './sweep-alerts.ts';

/** The most emails of one run. The next run goes on with the rest. */
const BATCH = 200;

/** The kinds of work whose alerts this sweep clears when they succeed. */
const WORK: readonly Work[] = [
  'mail',
  'digest',
  'notice',
  'reassign',
  'step',
  'remind',
  'remindHolder',
  'weekly',
  'expense',
  'alert',
];

/** The item that an alert names if the work failed before it reached any. */
const ALL = 'all';

/**
 * Finishes what triggers left undone: emails that are due for a retry, emails whose sender died while it held
 * the lease, open steps whose approvers changed without anyone noticing, open steps without an email, and
 * changes of the approvers without notices. Reminds approvers of what waits for them, the holders of advances of
 * their receipts, and the treasurer of what needs attention, and puts held emails into digests. What fails raises an alert and doesn't stop the rest.
 * Checks the alerts last.
 * @param makeDelivery throws a SettingError while we can't send email; the alert names it.
 */
export async function sweepMail(services: Services, makeDelivery: () => Delivery): Promise<void> {
  const failing = failingWork(services);
  const part = (work: Work, run: () => Promise<void>) => failing.attempt(work, ALL, run);
  await part('reassign', () => reassignPending(services, failing));
  // Read once for all parts that follow.
  const pending = lazy(() =>
    readPendingExpenses(services.db, (id, error) => failing.failed('expense', id, error, id)),
  );
  await part('step', async () => mailForgottenSteps(await pending(), services, failing));
  await part('remind', async () => {
    const expenses = (await pending()).map(({ expense }) => expense);
    await makeReminders(services, expenses, failing);
  });
  await part('remindHolder', () => makeAdvanceReminders(services, failing));
  await part('weekly', () => makeWeekly(services));
  await part('notice', () => makeMissingNotices(services, failing));
  await part('digest', () => makeDigests(services, failing));
  await part('mail', () => sendDueMails(makeDelivery(), failing));
  await part('alert', async () => {
    const alerts = await readAlerts(services.db);
    await sweepAlerts(services, alerts, failing);
    await failing.settle(WORK, alerts);
  });
}

async function sendDueMails(delivery: Delivery, failing: FailingWork): Promise<void> {
  const { services } = delivery;
  const due = [
    ...(await mailIds('PENDING', 'dueAt', services)),
    ...(await mailIds('PROCESSING', 'leaseUntil', services)),
  ];
  for (const id of due) await failing.attempt('mail', id, () => deliver(id, delivery));
  swept('mail', due.length);
}

async function mailIds(
  state: MailState,
  field: 'dueAt' | 'leaseUntil',
  { db, clock }: Services,
): Promise<string[]> {
  const found = await mailsBefore(db, state, field, clock()).limit(BATCH).get();
  return found.docs.map((mail) => mail.id);
}

async function mailForgottenSteps(
  pending: readonly StoredExpense[],
  services: Services,
  failing: FailingWork,
): Promise<void> {
  for (const stored of pending) {
    const { id } = stored.expense;
    const own = { expenseId: id, passes: isAlreadyExists };
    await failing.attempt('step', id, () => mailForgottenStep(stored, services), own);
  }
}

async function mailForgottenStep(stored: StoredExpense, { db, clock }: Services): Promise<void> {
  const { expense } = stored;
  const step = openStepIndex(expense);
  if (step === null || expense.steps[step]?.approvers.length === 0) return;
  const requested = await readRequests(db, expense, step);
  const forgotten = reviewMails(
    expense,
    versionKey(stored),
    (approver) => !requested.has(approver),
  );
  if (forgotten.length === 0) return;
  const batch = db.batch();
  for (const mail of forgotten) addMail(batch, db, mail, clock());
  addAlert(batch, db, { kind: 'mailForgotten', expenseId: expense.id, step }, clock());
  await batch.commit();
}
