import { type Alert, type AlertCause, alertIdOf } from '@pa-ledger/domain/alerts/alert';
import type { Person } from '@pa-ledger/domain/people/person';
import { DAY_MS } from '@pa-ledger/domain/time/dates';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { alertCleared, alertRaised } from './platform/logs.ts';
import type { Services } from './platform/services.ts';
import { readListed, readRenamedAdmins } from './people/people.ts';
import {
  clearAlert,
  missingApproverAlert,
  missingFundAlert,
  raiseAlert,
  type StoredAlert,
} from './alerts/alerts.ts';
import { readExpense, readPendingExpenses } from './expenses/expenses.ts';
import { instantOf } from './firestore/timestamps.ts';
import { mailsAbout } from './firestore/mail-queries.ts';
import { lazy } from '@pa-ledger/domain/lazy';
import { indexRecord, placeNamed } from './search/search-index.ts';
import { countOnce } from './totals/recount.ts';
import type { FailingWork } from './alerts/failing-work.ts';

/** How long we show an alert about something already fixed, in milliseconds. */
const FIXED_MS = 3 * DAY_MS;

/** How long we keep an alert about an email that nobody has to act on, in milliseconds. */
const UNANSWERED_MS = 30 * DAY_MS;

/** How often we note that an alert is still true, in milliseconds. */
const NOTED_AGAIN_MS = 60 * 60 * 1000;

/**
 * Checks all alerts: clears those whose cause is gone, and raises those that a commit should have raised. If we
 * can't check one of them, the others still get their check.
 */
export async function sweepAlerts(
  services: Services,
  alerts: readonly StoredAlert[],
  failing: FailingWork,
): Promise<void> {
  const renamed = lazy(() => readRenamedAdmins(services));
  for (const stored of alerts) {
    const { alert, ref } = stored;
    try {
      if (await isStillTrue(alert, services, renamed)) continue;
      if (await clearAlert(stored)) alertCleared(ref.id);
    } catch (error) {
      if (alert.kind === 'workFails') await failing.failed(alert.work, alert.item, error);
      else await failing.failed('alert', ref.id, error, alert.expenseId);
    }
  }
  const known = new Map(alerts.map(({ alert, ref }) => [ref.id, alert]));
  await raiseMissingApprovers(services, known);
  for (const admin of await renamed()) {
    await raiseMissing({ kind: 'adminRenamed', expenseId: null, ...admin }, services, known);
  }
}

async function isStillTrue(
  alert: Alert,
  services: Services,
  renamed: () => Promise<readonly Person[]>,
): Promise<boolean> {
  const now = services.clock();
  switch (alert.kind) {
    case 'noApprover': {
      const { stored } = await readExpense(services.db, alert.expenseId);
      return stored !== null && missingApproverAlert(stored.expense) !== null;
    }
    case 'fundMissing': {
      const { stored } = await readExpense(services.db, alert.expenseId);
      return stored !== null && missingFundAlert(stored.expense) !== null;
    }
    case 'mailDead':
      return isStillNeeded(alert, services);
    case 'mailForgotten':
    case 'receiptsRemoved':
      return now - alert.lastSeen < FIXED_MS;
    case 'adminRenamed': {
      if ((await renamed()).some(({ uid }) => uid === alert.uid)) return true;
      // Even if it has its old name back, the account tried to be someone else.
      const signIn = { email: alert.email, authTime: now };
      const { standing } = await readListed(services.db, alert.uid, signIn, now);
      return standing.kind === 'listed' && now - alert.lastSeen < FIXED_MS;
    }
    case 'workFails':
      return isStillFailing(alert, services);
  }
}

/** By now the platform no longer retries what events brought. The sweeps clear the alerts of their own work. */
async function isStillFailing(
  { work, item }: Extract<AlertCause, { kind: 'workFails' }>,
  services: Services,
): Promise<boolean> {
  const place = work === 'index' ? placeNamed(item) : null;
  if (place !== null) await indexRecord(services.db, place);
  else if (work === 'count') await countOnce(services, item);
  return work !== 'count' && work !== 'index';
}

/**
 * Whether the person still needs the news of the email we gave up on. Sending that same email again clears the
 * alert elsewhere.
 */
async function isStillNeeded(
  { expenseId, purpose, step, to, since }: Alert & Extract<AlertCause, { kind: 'mailDead' }>,
  { db, clock }: Services,
): Promise<boolean> {
  const isFresh = clock() - since < UNANSWERED_MS;
  // A later email doesn't repeat a notice's news, and anyone can cause one by submitting an expense, so only
  // time clears this alert.
  if (expenseId === null) return isFresh;
  const { stored } = await readExpense(db, expenseId);
  if (stored === null) return false;
  if (purpose === 'review') {
    const { expense } = stored;
    const open = expense.status === 'pending' ? openStepIndex(expense) : null;
    return open !== null && open === step && expense.steps[open]?.approvers.includes(to) === true;
  }
  if (!isFresh) return false;
  const mails = await mailsAbout(db, expenseId).get();
  // If a later email arrived, the address works, and newer news has reached the person.
  const reachedLater = mails.docs.some((mail) => {
    const sentAt = instantOf(mail.get('sentAt'));
    return mail.get('to') === to && sentAt !== null && sentAt > since;
  });
  return !reachedLater;
}

async function raiseMissingApprovers(
  services: Services,
  known: ReadonlyMap<string, Alert>,
): Promise<void> {
  const pending = await readPendingExpenses(services.db, () => undefined);
  for (const { expense } of pending) {
    const cause = missingApproverAlert(expense);
    if (cause !== null) await raiseMissing(cause, services, known);
  }
}

/** Raises an alert that doesn't exist yet, or notes once an hour that it's still true. */
async function raiseMissing(
  cause: AlertCause,
  { db, clock }: Services,
  known: ReadonlyMap<string, Alert>,
): Promise<void> {
  const id = alertIdOf(cause);
  const earlier = known.get(id);
  if (earlier !== undefined && clock() - earlier.lastSeen < NOTED_AGAIN_MS) return;
  if (await raiseAlert(db, cause, clock())) alertRaised(cause.kind, id);
}
