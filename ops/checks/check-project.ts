import { checkAdmins } from './check-admins.ts';
import { checkAlerts } from './check-alerts.ts';
import { checkBooks } from './check-books.ts';
import { checkDigests } from './check-digests.ts';
import { checkExpenses } from './check-expenses.ts';
import { checkJournal } from './check-journal.ts';
import { checkMails } from './check-mails.ts';
import { checkNotices } from './check-notices.ts';
import { checkPayments } from './check-payments.ts';
import { checkReceipts } from './check-receipts.ts';
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
  const ofThisVersion = { name: 'data are of the version that is checked', problems: version };
  // Data of another version have another form, so the other checks would say nothing true about them.
  if (version.length > 0) return [ofThisVersion];
  return [
    ofThisVersion,
    { name: 'totals are the sums of the ledger', problems: checkTotals(project) },
    { name: 'books can be read', problems: checkBooks(project) },
    {
      name: 'expenses follow from their decisions and histories',
      problems: checkExpenses(project),
    },
    { name: 'checks pay once', problems: checkPayments(project) },
    { name: 'the journal alone gives what it tells of', problems: checkJournal(project) },
    {
      name: 'changes of who approves were told to whom they concern',
      problems: checkNotices(project, now),
    },
    { name: 'mails have arrived', problems: checkMails(project) },
    { name: 'mails that were held are told together', problems: checkDigests(project, now) },
    { name: 'alerts tell what needs a person', problems: checkAlerts(project) },
    { name: 'administrators are known by name, address and role', problems: checkAdmins(project) },
    { name: 'receipts lie where they belong', problems: checkReceipts(project, now) },
  ];
}
