import { organization } from '@pa-ledger/domain/organization';
import {
  dateAt,
  formatDate,
  isCalendarDate,
  type CalendarDate,
  yearBefore,
} from '@pa-ledger/domain/time/dates';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { bucketOf } from './base/bucket.ts';
import { Failure } from './base/failure.ts';
import { usualBucket, withProject } from './base/project-app.ts';
import { requireOwnData } from './base/data-version.ts';
import {
  findRedactable,
  redactExpense,
  removeLeftReceipts,
  type Redactable,
  type Redaction,
} from './redaction/redact-expenses.ts';
import { findOldHolders, redactHolder, type OldHolder } from './redaction/redact-holders.ts';
import {
  findOldPapers,
  redactPapers,
  removeLeftPapers,
  type OldPapers,
} from './redaction/redact-papers.ts';
import { requireYes } from './terminal/ask.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';
import { showSteps } from './terminal/progress.ts';

const { timeZone, policies } = organization;

const USAGE = `npm run redact -- [--before YYYY-MM-DD]   removes what need not be kept of old expenses

For expenses that were paid, rejected, or withdrawn before the day, it deletes phone, email, mailing address, and
receipts for good, with papers added later, for older deposits their papers, such as slips, and for older advances the
holder's email; sums, payees, references, and histories stay, and so do invoices and bank statements of the books. Without --before, and at the latest, the day is
${counted(policies.keepYears, 'year')} ago (keepYears in organization.json).

--project ID names the real project; without it, the emulators that run here.
--bucket NAME names the bucket of the receipts, if it is not the project's first one.
--yes begins without a question.`;

/** @throws Failure for a day that doesn't exist, or whose receipts must be kept longer. */
function cutoffDay(typed: string | undefined): CalendarDate {
  const latest = yearBefore(dateAt(Date.now(), timeZone), policies.keepYears);
  if (typed === undefined) return latest;
  if (!isCalendarDate(typed)) throw new Failure(`${typed} is no day.\n\n${USAGE}`);
  if (typed > latest) {
    const years = counted(policies.keepYears, 'year');
    throw new Failure(
      `Contacts and receipts are kept for ${years} (keepYears in organization.json): choose ${latest} or an earlier day.`,
    );
  }
  return typed;
}

/** What there is to redact, of expenses, of deposits, and of advances. */
interface Found extends Redactable {
  readonly papers: OldPapers;
  readonly holders: readonly OldHolder[];
}

/**
 * Says what would be removed, and asks.
 * @throws Failure unless the person agrees.
 */
async function requireConsent(
  { old, open, papers, holders }: Found,
  before: CalendarDate,
  interrupted: AbortSignal,
): Promise<void> {
  const days = old.map(({ settledOn }) => settledOn).toSorted();
  const receipts = old.reduce((sum, { expense }) => sum + expense.submission.receipts.length, 0);
  const [first, last] = [days.at(0) ?? before, days.at(-1) ?? before];
  const when = old.length === 0 ? '' : `, from ${formatDate(first)} to ${formatDate(last)}`;
  console.log(`Settled before ${formatDate(before)}: ${counted(old.length, 'expense')}${when}.
With papers of theirs, or of older deposits: ${counted(papers.old.length, 'record')}.
With the email of who held it: ${counted(holders.length, 'advance')}.

Phone, e-mail address and mailing address of each expense, ${counted(receipts, 'receipt')} and the papers of ${counted(papers.old.length, 'record')} are removed for good.
Sums, payees, references and histories stay. Archives that were made before still hold what is removed.${
    open === 0
      ? ''
      : `\nStill open, so nothing of it is removed: ${counted(open, 'older expense')}.`
  }
`);
  await requireYes('Remove them?', interrupted);
}

async function redact(
  app: App,
  bucketName: string,
  before: CalendarDate,
  yes: boolean,
  interrupted: AbortSignal,
): Promise<void> {
  const db = getFirestore(app);
  await requireOwnData(db);
  const bucket = bucketOf(app, bucketName);
  const steps = showSteps();
  try {
    steps.next('Looking for old expenses and deposits');
    const expenses = await findRedactable(db, before, timeZone);
    const papers = await findOldPapers(db, before, expenses, timeZone);
    const holders = await findOldHolders(db, before);
    const found = { ...expenses, papers, holders };
    steps.stop();
    // The person agreed to this when the earlier run redacted them.
    await removeLeftReceipts(found.redacted, bucket);
    await removeLeftPapers(papers.redacted, bucket);
    if (found.old.length + papers.old.length + holders.length === 0) {
      console.log(
        `No expense that was settled before ${formatDate(before)} is still whole, and no older deposit has papers or advance an email.`,
      );
      return;
    }
    if (!yes) await requireConsent(found, before, interrupted);
    const each = oneByOne(steps, { db, bucket, before }, interrupted);
    const settled = await each('Expenses', found.old, redactExpense);
    const records = await each('Papers', papers.old, redactPapers);
    const emails = await each('Advances', holders, redactHolder);
    steps.done(
      `Contact and receipts of ${counted(settled, 'expense')}, the papers of ${counted(records, 'record')}, and the emails of ${counted(emails, 'advance')} are removed`,
    );
    const changed = [
      ...(settled < found.old.length ? [counted(found.old.length - settled, 'expense')] : []),
      ...(records < papers.old.length
        ? [`papers of ${counted(papers.old.length - records, 'record')}`]
        : []),
      ...(emails < holders.length ? [counted(holders.length - emails, 'advance')] : []),
    ];
    if (changed.length > 0)
      console.log(`${changed.join(' and ')} changed meanwhile and stayed: run this again.`);
  } finally {
    steps.stop();
  }
}

/** Returns a function that removes items one by one, shows its progress, and returns how many it removed. */
function oneByOne(
  steps: ReturnType<typeof showSteps>,
  redaction: Omit<Redaction, 'now'>,
  interrupted: AbortSignal,
) {
  return async <Old>(
    what: string,
    all: readonly Old[],
    remove: (old: Old, redaction: Redaction) => Promise<boolean>,
  ): Promise<number> => {
    let done = 0;
    for (const old of all) {
      interrupted.throwIfAborted();
      steps.next(`${what}: ${done} of ${all.length}`);
      if (await remove(old, { ...redaction, now: Date.now() })) done++;
    }
    return done;
  };
}

await runCommand(async (interrupted) => {
  const text = { type: 'string' } as const;
  const options = {
    project: text,
    bucket: text,
    before: text,
    yes: {
      type: 'boolean',
      default: false,
    },
  } as const;
  const { values } = readOptions({ options }, USAGE);
  const { project = null, bucket = usualBucket(project), yes } = values;
  const before = cutoffDay(values.before);
  await withProject(project, (app) => redact(app, bucket, before, yes, interrupted));
  return 0;
});
