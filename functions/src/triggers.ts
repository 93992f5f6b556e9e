import './options.ts';
import type { Work } from '@pa-ledger/domain/alerts/alert';
import type { LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { projectID, storageBucket } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { APPROVER_SETTINGS, JOURNAL, MAIL, RATIFIED } from './firestore/paths.ts';
import { appUrl, EXPORT_BUCKET, linkKeysSecret, smtpSecret } from './platform/config.ts';
import type * as runtime from './runtime.ts';

/* The functions that events and the clock call. Like the addresses, they load their code on the first call. */

type Runtime = typeof runtime;

/**
 * Updates the totals, Home, and the search when the ledger changes. The platform delivers the event again until all of it
 * works.
 */
function counter(collection: LedgerCollection) {
  return onDocumentWritten({ document: `${collection}/{id}`, retry: true }, async (event) => {
    const [{ countAgain }, { countedId }, { indexAgain }, { runAll }, { services }] =
      await Promise.all([
        import('./totals/recount.ts'),
        import('./totals/counted-lines.ts'),
        import('./search/search-index.ts'),
        import('./sweep.ts'),
        import('./runtime.ts'),
      ]);
    const place = { collection, id: event.params.id };
    await runAll([
      () => countAgain(services(), countedId(place)),
      () => indexAgain(services(), place),
    ]);
  });
}

export const countRevenue = counter('revenueItems');
export const countExpense = counter('manualExpenses');
export const countTransfer = counter('transfers');
export const countSubmission = counter('expenses');
export const countPayment = counter('payments');

/** Counts a payment or manual expense again when a meeting ratifies it, or undoes that. */
export const countRatified = onDocumentWritten(
  { document: `${RATIFIED}/{key}`, retry: true },
  // The key of a void's mark has a third part.
  async ({ params: { key } }) => {
    const [{ countAgain }, { services }] = await Promise.all([
      import('./totals/recount.ts'),
      import('./runtime.ts'),
    ]);
    await countAgain(services(), key.split('~', 2).join('~'));
  },
);

/** Runs a trigger's work. @param load imports the code and returns what to run. */
async function work(
  kind: Work,
  id: string,
  load: () => Promise<(runtime: Runtime) => Promise<void>>,
): Promise<void> {
  const [run, loaded, { withRedactedErrors }] = await Promise.all([
    load(),
    import('./runtime.ts'),
    import('./firestore/data-version.ts'),
  ]);
  await withRedactedErrors(loaded.services(), kind, id, () => run(loaded));
}

/** Tries to send a new email right away. The sweep retries what fails. */
export const deliverMail = onDocumentCreated(
  { document: `${MAIL}/{mailId}`, secrets: [linkKeysSecret, smtpSecret] },
  ({ params: { mailId } }) =>
    work('mail', mailId, async () => {
      const { deliver } = await import('./mail/deliver.ts');
      return ({ delivery }) => deliver(mailId, delivery());
    }),
);

/**
 * Emails notices when the approvers change, and follows changes of what counts in no totals in the search and in
 * Home. The platform delivers the event again until all of it works.
 */
export const journalEntryCreated = onDocumentCreated(
  { document: `${JOURNAL}/{entryId}`, retry: true },
  ({ params: { entryId }, data }) =>
    work('notice', entryId, async () => {
      const [{ makeNotices }, { followEntry }, { followPlan }, { runAll }] = await Promise.all([
        import('./notices/make-notices.ts'),
        import('./search/search-index.ts'),
        import('./totals/recount.ts'),
        import('./sweep.ts'),
      ]);
      return ({ services }) =>
        runAll([
          () => makeNotices(entryId, services()),
          () => followEntry(entryId, services()),
          () => followPlan(services(), data),
        ]);
    }),
);

/** After the approvers change: old links stop working, and new approvers get an email. */
export const settingsChanged = onDocumentWritten(APPROVER_SETTINGS, () =>
  work('reassign', 'all', async () => {
    const { reassignPending } = await import('./expenses/reassignments.ts');
    return ({ services }) => reassignPending(services());
  }),
);

/**
 * Removes the download token from an upload as it arrives. The platform delivers the event again until that
 * works.
 */
export const fileArrived = onObjectFinalized(
  { bucket: storageBucket, retry: true },
  ({ data: { name } }) =>
    work('receipt', name, () =>
      Promise.resolve(({ services }) => services().receipts.receive(name)),
    ),
);

/**
 * Everything that runs on the schedule. The sweeps run in parallel, so one that fails or hangs doesn't hold up
 * the others. Listing the files takes long, so their sweep runs once an hour, and so does the look at whether
 * the weekly archive is due.
 */
export const sweep = onSchedule(
  {
    schedule: '*/5 * * * *',
    maxInstances: 1,
    timeoutSeconds: 540,
    secrets: [linkKeysSecret, smtpSecret],
  },
  async ({ scheduleTime }) => {
    const { isOncePerHour, keepWarm, runAll } = await import('./sweep.ts');
    const mail = () =>
      work('mail', 'all', async () => {
        const { sweepMail } = await import('./sweep-mail.ts');
        return ({ services, delivery }) => sweepMail(services(), delivery);
      });
    const files = () =>
      work('receipt', 'all', async () => {
        const { sweepReceipts } = await import('./expenses/receipts/sweep-receipts.ts');
        return ({ services }) => sweepReceipts(services());
      });
    const archive = () =>
      work('archive', 'all', async () => {
        const { archivePlaces, sweepArchive } = await import('./archive/sweep-archive.ts');
        return ({ services }) =>
          sweepArchive(services(), archivePlaces(projectID.value(), EXPORT_BUCKET));
      });
    // On a laptop no instance goes cold, and the one process that runs all functions would wait for itself.
    const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true';
    const warm = isLocal ? [] : [() => keepWarm(appUrl.value())];
    await runAll([...warm, mail, ...(isOncePerHour(scheduleTime) ? [files, archive] : [])]);
  },
);
