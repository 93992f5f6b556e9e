import { checkAdvances } from './check-advances.ts';
import { checkClosings } from './check-closings.ts';
import { checkConfirmations } from './check-confirmations.ts';
import { checkDeposits } from './check-deposits.ts';
import { checkExpenses } from './check-expenses.ts';
import { checkHome } from './check-home.ts';
import { checkJournal } from './check-journal.ts';
import { checkLetters } from './check-letters.ts';
import { checkMails } from './check-mails.ts';
import { checkPapers } from './check-papers.ts';
import { checkPayments } from './check-payments.ts';
import { checkRatifications } from './check-ratifications.ts';
import { checkReceipts } from './check-receipts.ts';
import { checkRecords } from './check-records.ts';
import { checkReturns } from './check-returns.ts';
import { checkReviews } from './check-reviews.ts';
import { checkSearch } from './check-search.ts';
import { checkStatements } from './check-statements.ts';
import { checkTotals } from './check-totals.ts';
import type { ProjectData } from './project-data.ts';

/** What was checked, every problem as a sentence, and what to do about them. */
export interface CheckResult {
  readonly name: string;
  readonly problems: readonly string[];
  readonly advice: string;
}

const CORRECT =
  'Someone or something changed this outside PA Ledger. Compare it with Activity and the paper records, and correct it in Admin. If Admin refuses, ask your technical contact: docs/operate.md, "Restore".';
const RESTORE =
  'Stop here and keep the data as it is. Your technical contact restores yesterday\'s data into an empty project and compares: docs/operate.md, "Restore".';

/**
 * Checks that a project's data fits together. It reads documents with the app's own code, and adds up by itself: a mistake in
 * how the app counts isn't repeated here.
 * @param now in milliseconds since 1970.
 */
export function checkProject(project: ProjectData, now: number): CheckResult[] {
  const checks: readonly (readonly [name: string, problems: string[], advice: string])[] = [
    [
      'Totals are the sum of their entries',
      checkTotals(project),
      'Press Recalculate in Admin, then run this again.',
    ],
    [
      'Home shows what is open, and what there is',
      checkHome(project),
      'Press Recalculate in Admin, then run this again.',
    ],
    ['Every entry can be read', checkRecords(project), CORRECT],
    ['The journal is whole and gives what is stored', checkJournal(project), RESTORE],
    ['Expenses follow from their decisions and history', checkExpenses(project), RESTORE],
    ['Payments fit their expenses, and each check pays once', checkPayments(project), CORRECT],
    ['Receipts are the files that were submitted', checkReceipts(project, now), RESTORE],
    ['Papers are the files that were added', checkPapers(project, now), RESTORE],
    ["No one gave back more than an entry's amount", checkReturns(project), CORRECT],
    ['What is left of each advance is what nothing settled', checkAdvances(project), CORRECT],
    ['Deposits fit their revenue items', checkDeposits(project), CORRECT],
    ['Bank statements add up to what they cleared', checkStatements(project), CORRECT],
    ['Someone else confirmed what a person entered', checkConfirmations(project), CORRECT],
    ['Letters to donors are numbered without gaps', checkLetters(project), RESTORE],
    ['Ratifications fit their payments', checkRatifications(project), CORRECT],
    ['Reviews fit their samples and packets', checkReviews(project), CORRECT],
    [
      'Search knows every record as it is',
      checkSearch(project),
      'Press Recalculate in Admin, then run this again.',
    ],
    ['Closed years end as they were closed', checkClosings(project), CORRECT],
    [
      'Emails have gone out',
      checkMails(project, now),
      'Correct the address in Admin and send the link again, or call them. If many are stuck, check your email provider: docs/deploy.md, "Mail".',
    ],
  ];
  return checks.map(([name, problems, advice]) => ({ name, problems, advice }));
}
