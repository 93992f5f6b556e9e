import { type Alert, type AlertCause, alertIdOf } from '@pa-ledger/domain/alerts/alert';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { DAY_MS } from '@pa-ledger/domain/time/dates';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { alertCleared, alertRaised } from './platform/logs.ts';
import type { Services } from './platform/services.ts';
import { readListedAdmin, readRenamedAdmins } from './admins/admins.ts';
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
import { recount } from './totals/recount.ts';
import type { FailingWork } from './alerts/failing-work.ts';

/** How long an alert about something that was corrected is shown, in milliseconds. */
const TOLD_MS = 3 * DAY_MS;

/** After so long, an alert about a mail that nobody needs to act on is cleared, in milliseconds. */
const HEARD_MS = 30 * DAY_MS;

/** How often an alert that stays is noted as still true, in milliseconds. */
const NOTED_AGAIN_MS = 60 * 60 * 1000;

/**
 * Checks all alerts: clears those whose cause is gone, and raises those that a commit should have raised. One that cannot be
 * checked does not stop the others.
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
      if (await isTrue(alert, services, renamed)) continue;
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

async function isTrue(
  alert: Alert,
  services: Services,
  renamed: () => Promise<readonly Administrator[]>,
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
      return now - alert.lastSeen < TOLD_MS;
    case 'adminRenamed': {
      if ((await renamed()).some(({ uid }) => uid === alert.uid)) return true;
      // An account that was renamed back has still tried to be somebody else.
      const listed = await readListedAdmin(services.db, alert.uid, alert.email);
      return listed.standing === 'admin' && now - alert.lastSeen < TOLD_MS;
    }
    case 'workFails':
      // By now the platform has given up counting. Alerts of other work are cleared by the sweeper that does it.
      if (alert.work !== 'count') return true;
      await recount(services, alert.item);
      return false;
  }
}

/**
 * Whether the person whose mail was given up still needs its news. If the same mail is sent again, that clears the alert.
 */
async function isStillNeeded(
  { expenseId, purpose, step, to, since }: Alert & Extract<AlertCause, { kind: 'mailDead' }>,
  { db, clock }: Services,
): Promise<boolean> {
  const isFresh = clock() - since < HEARD_MS;
  // A later mail does not carry a notice's news, and anybody can cause one with an expense: only time clears this one.
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
  // Any later mail that arrived shows that the address works, and the alert's news is older.
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

/** Raises an alert that is not there, or notes once an hour that it is still true. */
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
