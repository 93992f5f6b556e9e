import { checkAdmins } from './check-admins.ts';
import { checkAlerts } from './check-alerts.ts';
import { checkAmendments } from './check-amendments.ts';
import { checkBooks } from './check-books.ts';
import { checkClosings } from './check-closings.ts';
import { checkDigests } from './check-digests.ts';
import { checkExpenses } from './check-expenses.ts';
import { checkJournal } from './check-journal.ts';
import { checkMails } from './check-mails.ts';
import { checkNotices } from './check-notices.ts';
import { checkPayments } from './check-payments.ts';
import { checkRatifications } from './check-ratifications.ts';
import { checkReceipts } from './check-receipts.ts';
import { checkDeposits } from './check-deposits.ts';
import { checkReminders } from './check-reminders.ts';
import { checkReturns } from './check-returns.ts';
import { checkStatements } from './check-statements.ts';
import { checkTotals } from './check-totals.ts';
import { checkVersion } from './check-version.ts';
import type { ProjectData } from './project-data.ts';

/** What was checked, and every problem as a sentence. */
export interface CheckResult {
  readonly name: string;
  readonly problems: readonly string[];
}

/**
 * Checks that a project's data fit together. It shares no code with the app, so that a mistake of the app is not
 * repeated here.
 * @param now in milliseconds since 1970.
 */
export function checkProject(project: ProjectData, now: number): CheckResult[] {
  const version = checkVersion(project);
  const checks: readonly (readonly [name: string, problems: () => string[]])[] = [
    ['totals are the sums of the ledger', () => checkTotals(project)],
    ['books can be read', () => checkBooks(project)],
    ['closed years end as they were closed', () => checkClosings(project)],
    ['statements of the bank add up to what they cleared', () => checkStatements(project)],
    ['deposits have the revenue items that they say', () => checkDeposits(project)],
    ['no more is given back of an entry than its amount', () => checkReturns(project)],
    ['expenses follow from their decisions and histories', () => checkExpenses(project)],
    ['payments and histories tell the same, and checks pay once', () => checkPayments(project)],
    ['ratifications have the marks that they say', () => checkRatifications(project)],
    ['the journal alone gives what it tells of', () => checkJournal(project)],
    ['each change of an adopted budget is an amendment', () => checkAmendments(project)],
    ['changes of who approves were told to whom they concern', () => checkNotices(project, now)],
    ['mails have arrived', () => checkMails(project)],
    ['mails that were held are told together', () => checkDigests(project, now)],
    ['reminders are noted', () => checkReminders(project)],
    ['alerts tell what needs a person', () => checkAlerts(project)],
    ['administrators are known by name, address and role', () => checkAdmins(project)],
    ['receipts lie where they belong', () => checkReceipts(project, now)],
  ];
  // Data of another version have another form, so the other checks would say nothing true about them.
  const rest = version.length > 0 ? [] : checks;
  return [
    { name: 'data are of the version that is checked', problems: version },
    ...rest.map(([name, problemsOf]) => ({ name, problems: problemsOf() })),
  ];
}
