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
import {
  findOldSlips,
  redactSlip,
  removeLeftSlips,
  type OldSlips,
} from './redaction/redact-slips.ts';
import { requireYes } from './terminal/ask.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';
import { showSteps } from './terminal/progress.ts';

const { timeZone, policies } = organization;

const USAGE = `npm run redact -- [--before YYYY-MM-DD]   removes what need not be kept of old expenses

For expenses that were paid, rejected, or withdrawn before the day, it deletes phone, email, mailing address, and
receipts for good, and for older deposits the pictures of their slips; sums, payees, references, and
histories stay. Without --before, and at the latest, the day is
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

/** What there is to redact, of expenses and of deposits. */
interface Found extends Redactable {
  readonly slips: OldSlips;
}

/**
 * Says what would be removed, and asks.
 * @throws Failure unless the person agrees.
 */
async function requireConsent(
  { old, open, slips }: Found,
  before: CalendarDate,
  interrupted: AbortSignal,
): Promise<void> {
  const days = old.map(({ settledOn }) => settledOn).toSorted();
  const receipts = old.reduce((sum, { expense }) => sum + expense.submission.receipts.length, 0);
  const [first, last] = [days.at(0) ?? before, days.at(-1) ?? before];
  const when = old.length === 0 ? '' : `, from ${formatDate(first)} to ${formatDate(last)}`;
  console.log(`Settled before ${formatDate(before)}: ${counted(old.length, 'expense')}${when}.
Older, with the picture of its slip: ${counted(slips.old.length, 'deposit')}.

Phone, e-mail address and mailing address of each expense, ${counted(receipts, 'receipt')} and ${counted(slips.old.length, 'picture')} are removed for good.
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
    const slips = await findOldSlips(db, before);
    const found = { ...(await findRedactable(db, before, timeZone)), slips };
    steps.stop();
    // The person agreed to this when the earlier run redacted them.
    await removeLeftReceipts(found.redacted, bucket);
    await removeLeftSlips(slips.redacted, bucket);
    if (found.old.length + slips.old.length === 0) {
      console.log(
        `No expense that was settled before ${formatDate(before)} is still whole, and no older deposit has the picture of its slip.`,
      );
      return;
    }
    if (!yes) await requireConsent(found, before, interrupted);
    const each = oneByOne(steps, { db, bucket, before }, interrupted);
    const expenses = await each('Expenses', found.old, redactExpense);
    const pictures = await each('Pictures of slips', slips.old, redactSlip);
    steps.done(
      `Contact and receipts of ${counted(expenses, 'expense')} and the slips of ${counted(pictures, 'deposit')} are removed`,
    );
    const changed = [
      ...(expenses < found.old.length ? [counted(found.old.length - expenses, 'expense')] : []),
      ...(pictures < slips.old.length ? [counted(slips.old.length - pictures, 'deposit')] : []),
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
