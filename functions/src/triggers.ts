import './options.ts';
import type { Work } from '@pa-ledger/domain/alerts/alert';
import type { LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { projectID, storageBucket } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { APPROVER_SETTINGS, JOURNAL, MAIL } from './firestore/paths.ts';
import { appUrl, EXPORT_BUCKET, linkKeysSecret, smtpSecret } from './platform/config.ts';
import type * as runtime from './runtime.ts';

/* What events and the clock call, one function each. They load what they work with as the addresses do. */

type Runtime = typeof runtime;

/** Updates the totals when the ledger changes. The event is delivered again until that succeeds. */
function counter(collection: LedgerCollection) {
  return onDocumentWritten({ document: `${collection}/{id}`, retry: true }, async (event) => {
    const [{ countAgain }, { countedId }, { services }] = await Promise.all([
      import('./totals/recount.ts'),
      import('./totals/counted-lines.ts'),
      import('./runtime.ts'),
    ]);
    await countAgain(services(), countedId({ collection, id: event.params.id }));
  });
}

export const countRevenue = counter('revenueItems');
export const countExpense = counter('manualExpenses');
export const countTransfer = counter('transfers');
export const countSubmission = counter('expenses');
export const countPayment = counter('payments');

/** Runs the work of a trigger. @param load makes it, from what is there when it runs. */
async function work(
  kind: Work,
  id: string,
  load: () => Promise<(runtime: Runtime) => Promise<void>>,
): Promise<void> {
  const [run, loaded, { withRedactedErrors }] = await Promise.all([
    load(),
    import('./runtime.ts'),
    import('./firestore/with-redacted-errors.ts'),
  ]);
  await withRedactedErrors(loaded.services(), kind, id, () => run(loaded));
}

/** Tries a new mail of the outbox at once. The sweeper tries again what fails. */
export const deliverMail = onDocumentCreated(
  { document: `${MAIL}/{mailId}`, secrets: [linkKeysSecret, smtpSecret] },
  ({ params: { mailId } }) =>
    work('mail', mailId, async () => {
      const { deliver } = await import('./mail/deliver.ts');
      return ({ delivery }) => deliver(mailId, delivery());
    }),
);

/** Sends notices of a change of the approvers. The event is delivered again until that succeeds. */
export const journalEntryCreated = onDocumentCreated(
  { document: `${JOURNAL}/{entryId}`, retry: true },
  ({ params: { entryId } }) =>
    work('notice', entryId, async () => {
      const { makeNotices } = await import('./notices/make-notices.ts');
      return ({ services }) => makeNotices(entryId, services());
    }),
);

/** After a change of the approvers, old links stop working and new approvers get a mail. */
export const settingsChanged = onDocumentWritten(APPROVER_SETTINGS, () =>
  work('reassign', 'all', async () => {
    const { reassignPending } = await import('./expenses/reassignments.ts');
    return ({ services }) => reassignPending(services());
  }),
);

/** Takes the download token from an upload as it arrives. The event is delivered again until that succeeds. */
export const fileArrived = onObjectFinalized(
  { bucket: storageBucket, retry: true },
  ({ data: { name } }) =>
    work('receipt', name, () =>
      Promise.resolve(({ services }) => services().receipts.receive(name)),
    ),
);

/**
 * Everything that runs by the clock. The sweeps run beside each other, so that none that fails or hangs holds up the others;
 * the files, which are many to list, are swept once an hour. So often it also looks for the week's archive.
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
    // On a laptop nothing cools down, and the one process of all functions would wait for itself.
    const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true';
    const warm = isLocal ? [] : [() => keepWarm(appUrl.value())];
    await runAll([...warm, mail, ...(isOncePerHour(scheduleTime) ? [files, archive] : [])]);
  },
);
