import type { AlertKind, Work } from '@pa-ledger/domain/alerts/alert';
import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import type { PersonPurpose } from '@pa-ledger/domain/mail/mail';
import type { DataState } from '@pa-ledger/domain/schema-version';
import { logger } from 'firebase-functions/logger';
import { errorCodeOf } from './failures.ts';

/*
 * Each line that the server logs is a function here. `message` says in plain words what happened and what to do about
 * it, if anything. `event` is the same for all lines of a kind, for searches and alarms. No line holds a link, a key,
 * an address, or a name: expense and email ids are random, the rest is numbers and codes.
 *
 * Severities: INFO is normal operation, WARNING ends by itself, ERROR needs a person.
 */

/** A request failed, and it's our fault. The person saw a plain sentence. */
export function requestFailed(endpoint: string, error: unknown): void {
  write('error', 'request-failed', 'A request could not be answered: the fault is ours.', {
    endpoint,
    ...describe(error),
  });
}

export function expenseSubmitted(expense: string, receipts: number): void {
  write('info', 'expense-submitted', 'An expense was submitted.', { expense, receipts });
}

export function stepDecided(expense: string, step: number, action: string): void {
  write('info', 'step-decided', 'A step was decided.', { expense, step, action });
}

/** Logs it if the open step has no approver. */
export function stepBlocked(expense: Pick<Expense, 'id' | 'steps'>): void {
  const step = openStepIndex(expense);
  const open = step === null ? undefined : expense.steps[step];
  if (open === undefined || open.approvers.length > 0) return;
  const message = 'An expense waits for an approver: an admin must set one under User Management.';
  const { role, blocked: why } = open;
  write('warn', 'step-blocked', message, { expense: expense.id, step, role, why });
}

/** An administrator did something with an expense. `what` is the history entry's. */
export function expenseManaged(expense: string, what: string): void {
  write('info', 'expense-managed', 'An admin did something with an expense.', { expense, what });
}

/** Someone sent an expense back to its submitter, or the submitter corrected or withdrew it. */
export function submissionMoved(
  expense: string,
  what: 'returned' | 'corrected' | 'withdrawn',
): void {
  write('info', 'submission-moved', 'An expense went back to its submitter, or came from there.', {
    expense,
    what,
  });
}

/** An administrator saved or deleted a revenue item or manual expense that the page can't write itself. */
export function entrySaved(collection: string, id: string): void {
  write('info', 'entry-saved', 'An admin saved or deleted an entry.', { collection, id });
}

/** An administrator gave an advance, settled it, or undid that. */
export function advanceManaged(act: string, id: string): void {
  write('info', 'advance-managed', 'An admin did something with an advance.', { act, id });
}

/** An administrator confirmed an entry, or reviewed a bank statement, as the second person. */
export function entryConfirmed(collection: string, id: string): void {
  write('info', 'entry-confirmed', 'A second admin confirmed an entry.', { collection, id });
}

/** A slice of an import is in the books. `stored` counts the new entries. */
export function rowsImported(id: string, stored: number): void {
  write('info', 'rows-imported', 'A slice of a sheet was imported.', { import: id, stored });
}

/** The entries that an import added are gone again, except those that someone changed since. */
export function importTakenBack(id: string, removed: number): void {
  write('info', 'import-taken-back', 'A slice of an import was taken back.', {
    import: id,
    removed,
  });
}

/** A year is closing: until that's done, it can't change. */
export function yearLocked(year: string): void {
  write('info', 'year-locked', 'A fiscal year is being closed.', { year });
}

/** A closing was canceled, so its year is open again. */
export function yearReleased(): void {
  write('info', 'year-released', 'The closing of a fiscal year was given up.', {});
}

/** An administrator closed, reopened, or started a year, or set the first day of the books. */
export function yearManaged(what: string, year: string): void {
  write('info', 'year-managed', 'An admin did something with a fiscal year.', { what, year });
}

/** An administrator saved or deleted an account, or moved entries into it. */
export function accountManaged(what: string, account: string): void {
  write('info', 'account-managed', 'An admin did something with an account.', { what, account });
}

/** An administrator saved or reopened a bank statement. */
export function reconciled(what: string, statement: string, items: number): void {
  write('info', 'reconciled', 'An admin reconciled an account.', { what, statement, items });
}

/** An administrator saved or deleted a deposit. */
export function depositManaged(what: string, deposit: string): void {
  write('info', 'deposit-managed', 'An admin did something with a deposit.', { what, deposit });
}

/** An administrator saved rows of a payment service. */
export function serviceSalesSaved(account: string, added: number): void {
  write('info', 'service-sales-saved', 'An admin saved rows of a payment service.', {
    account,
    added,
  });
}

/** An administrator added a paper to a record, or removed one. */
export function papersManaged(what: string, collection: string, record: string): void {
  write('info', 'papers-managed', 'An admin added or removed a paper.', {
    what,
    collection,
    record,
  });
}

/** Someone wrote, answered, or resolved a finding. */
export function findingManaged(what: string, finding: string): void {
  write('info', 'finding-managed', 'Someone wrote, answered, or resolved a finding.', {
    what,
    finding,
  });
}

/** Someone began a review, or did something with one. */
export function reviewManaged(what: string, review: string): void {
  write('info', 'review-managed', 'Someone did something with a review.', { what, review });
}

/** An administrator invited, changed, or removed a person. */
export function peopleManaged(what: string, uid: string): void {
  write('info', 'people-managed', 'An admin invited, changed, or removed a person.', { what, uid });
}

/** Someone used a link to join, or to set a new password. */
export function personLinkUsed(purpose: string, uid: string): void {
  write('info', 'person-link-used', 'Someone used a link to join or to set a new password.', {
    purpose,
    uid,
  });
}

/** An administrator wrote a letter to a donor, emailed it, or voided it. */
export function lettersManaged(what: string, letter: string): void {
  write('info', 'letters-managed', 'An admin did something with a letter.', { what, letter });
}

/** An administrator marked a slice of payments as ratified, or undid it. */
export function paymentsRatified(what: string, ratification: string): void {
  write('info', 'payments-ratified', 'An admin ratified payments, or took it back.', {
    what,
    ratification,
  });
}

/** Writes collided, and this one reads again. */
export function writeContended(expense: string, attempt: number): void {
  const message = 'Two acts on one expense met; the later one looks again.';
  write('info', 'write-contended', message, { expense, attempt });
}

export function approversReassigned(expense: string, step: number, added: number): void {
  const message = 'The approvers of an open step are other people now.';
  write('info', 'approvers-reassigned', message, { expense, step, added });
}

export function categorySaved(category: string): void {
  write('info', 'category-saved', 'A category was saved.', { category });
}

export function fundDeleted(fund: string): void {
  write('info', 'fund-deleted', 'A fund was deleted.', { fund });
}

export function categoryDeleted(category: string): void {
  write('info', 'category-deleted', 'A category was deleted.', { category });
}

/** A page of the totals was recounted. `differed` should be 0. */
export function totalsDiffered(checked: number, differed: number): void {
  if (differed === 0) return;
  const message = 'Totals were not the sums of the ledger; they have been put right.';
  write('warn', 'totals-differed', message, { checked, differed });
}

/** A page of what search knows was looked through. `corrected` should be 0. */
export function searchCorrected(phase: string, corrected: number): void {
  if (corrected === 0) return;
  const message = "Search didn't know records as they were; that has been put right.";
  write('warn', 'search-corrected', message, { phase, corrected });
}

/** The notices of a journal entry wait in the outbox. */
export function noticesMade(entry: string, mails: number): void {
  if (mails > 0)
    write('info', 'notices-made', 'Notices of a change of the approvers were made.', {
      entry,
      mails,
    });
}

export function mailSent(mail: string, attempt: number): void {
  write('info', 'mail-sent', 'A mail was sent.', { mail, attempt });
}

/** The recipient has had their share of this kind of email for now. */
export function mailHeld(mail: string): void {
  write('info', 'mail-held', 'A mail is over the cap of its recipient and waits for a digest.', {
    mail,
  });
}

/** Held emails go out as one. */
export function digestMade(mail: string, parts: number): void {
  write('info', 'digest-made', 'Mails that were held are put into one.', { mail, parts });
}

/** One email about everything that waits for a person. */
export function reminderMade(mail: string, purpose: PersonPurpose): void {
  write('info', 'reminder-made', 'Somebody is reminded of what waits.', { mail, purpose });
}

/** Its subject was settled before it went out. */
export function mailSkipped(mail: string): void {
  write('info', 'mail-skipped', 'A mail is no longer wanted and was not sent.', { mail });
}

/** We'll try again at `dueAt`. */
export function mailDelayed(mail: string, attempt: number, dueAt: number, error: unknown): void {
  write('warn', 'mail-delayed', 'A mail could not be sent; it is tried again at dueAt.', {
    mail,
    attempt,
    dueAt: new Date(dueAt).toISOString(),
    ...describe(error),
  });
}

/** We won't try again, so a person must look. */
export function mailDead(mail: string, attempt: number, error: unknown): void {
  const message = 'A mail was given up: the alert in the admin panel says what to do.';
  write('error', 'mail-dead', message, { mail, attempt, ...describe(error) });
}

/** A sweeper went through what was due. */
export function swept(what: string, count: number): void {
  if (count > 0) write('info', 'swept', 'A sweeper has done its round.', { what, count });
}

/** One item of a sweep or a trigger failed; the others continue. `item` is the document that `work` is about. */
export function workFailed(work: Work, item: string, error: unknown): void {
  const message = 'A piece of work failed and is tried again; if it goes on, look at its document.';
  write('error', 'work-failed', message, { work, item, ...describe(error) });
}

/** Other writes came first, or a service was unavailable. The platform calls again. */
export function workDelayed(work: Work, item: string, error: unknown): void {
  const message = 'A piece of work met others or a service that was away; it is tried again.';
  write('warn', 'work-delayed', message, { work, item, ...describe(error) });
}

/** Someone signed in with an administrator's account whose address differs from its entry. */
export function renamedRefused(uid: string): void {
  const message =
    "An administrator's account was renamed and is refused: the alert in the admin panel says what to do.";
  write('error', 'renamed-refused', message, { uid });
}

/**
 * Once per process: how many addresses `X-Forwarded-For` has, which the limits rely on, and whether the request came
 * through the hosting.
 */
export function proxyHops(hops: number, hosted: boolean): void {
  write('info', 'proxy-hops', 'Requests come with so many addresses.', { hops, hosted });
}

/** The data has another version than this program, or an upgrade is running. */
export function workPostponed(work: Work, item: string, data: DataState): void {
  const message = 'A piece of work waits until the data and the app are of one version.';
  write('warn', 'work-postponed', message, { work, item, data });
}

/** The sweeper raised an alert that a commit should have raised. */
export function alertRaised(kind: AlertKind, id: string): void {
  const message = 'An alert was missing and has been raised.';
  write('warn', 'alert-raised', message, { alert: kind, id });
}

export function alertCleared(alert: string): void {
  write('info', 'alert-cleared', 'The cause of an alert is gone.', { alert });
}

/** The panel doesn't show the alert. Only this line tells of it. */
export function alertFailed(kind: AlertKind, error: unknown): void {
  const message = 'An alert could not be stored: the panel does not show it.';
  write('error', 'alert-failed', message, { alert: kind, ...describe(error) });
}

function write(
  level: 'info' | 'warn' | 'error',
  event: string,
  message: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  logger[level](message, { event, ...fields });
}

/** Returns an error's kind, code, and stack, but never its message, which may quote a person's data. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const at = error.stack
    // The message comes first and may have lines that look like a stack.
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 4)
    .map((line) => line.trim());
  return { kind: error.name, code: errorCodeOf(error), at };
}
