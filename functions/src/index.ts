import type { Work } from '@pa-ledger/domain/alerts/alert';
import type { LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import { lazy } from '@pa-ledger/domain/lazy';
import type { ServerResponse } from 'node:http';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { APPROVER_SETTINGS, JOURNAL, MAIL } from './firestore/paths.ts';
import type { Endpoint, FrameworkRequest } from './http/endpoint.ts';
import { takeBodiesRaw } from './http/raw-bodies.ts';
import { linkKeysSecret, MAX_INSTANCES, smtpSecret } from './platform/config.ts';
import { REGION } from './platform/region.ts';
import type { AdminServices } from './admins/admin-endpoint.ts';
import type * as runtime from './runtime.ts';
import type { DecisionServices } from './expenses/decide/update-expense.ts';
import type { SubmitterServices } from './submit/submitter-authority.ts';

/*
 * What is deployed, one entry each. A process runs one of these functions, so an entry loads what it works with when it is
 * first called: whoever comes first waits for that and no more.
 */

type Runtime = typeof runtime;

takeBodiesRaw();
setGlobalOptions({
  region: REGION,
  maxInstances: MAX_INSTANCES,
  memory: '512MiB',
  timeoutSeconds: 60,
});

/** An address of the API. Same origin through the hosting's rewrites: no CORS header at all. */
function address<S>(
  load: () => Promise<Endpoint<S>>,
  servicesOf: (runtime: Runtime) => S,
  secrets: HttpsOptions['secrets'] = [],
) {
  const answer = lazy(async () => {
    const [endpoint, loaded, { serve }] = await Promise.all([
      load(),
      import('./runtime.ts'),
      import('./http/endpoint.ts'),
    ]);
    return serve(
      endpoint,
      lazy(() => servicesOf(loaded)),
    );
  });
  return onRequest(
    { cors: false, invoker: 'public', secrets },
    async (request: FrameworkRequest, response: ServerResponse) =>
      (await answer())(request, response),
  );
}

type Load<S> = () => Promise<Endpoint<S>>;
const forLinks = (load: Load<DecisionServices>) =>
  address(load, ({ linked }) => linked(), [linkKeysSecret]);
const forSubmitters = (load: Load<SubmitterServices>) =>
  address(load, ({ submitters }) => submitters(), [linkKeysSecret]);
const forAdmins = (load: Load<AdminServices>) => address(load, ({ admins }) => admins());

export const formOptions = address(
  async () => (await import('./submit/form-options.ts')).formOptionsEndpoint,
  ({ services }) => services(),
);
export const submitExpense = address(
  async () => (await import('./submit/submit-expense.ts')).submitExpenseEndpoint,
  ({ senders }) => senders(),
);

export const updateExpense = forLinks(
  async () => (await import('./expenses/decide/update-expense.ts')).updateExpenseEndpoint,
);
export const reviewExpense = forLinks(
  async () => (await import('./expenses/decide/review-expense.ts')).reviewExpenseEndpoint,
);
export const readReceipt = forLinks(
  async () => (await import('./expenses/receipts/read-receipt.ts')).readReceiptEndpoint,
);
export const returnExpense = forLinks(
  async () => (await import('./expenses/decide/return-expense.ts')).returnExpenseEndpoint,
);

export const correction = forSubmitters(
  async () => (await import('./submit/read-correction.ts')).readCorrectionEndpoint,
);
export const correctExpense = forSubmitters(
  async () => (await import('./submit/correct-expense.ts')).correctExpenseEndpoint,
);
export const expenseStatus = forSubmitters(
  async () => (await import('./submit/expense-status.ts')).expenseStatusEndpoint,
);
export const sendLink = forSubmitters(
  async () => (await import('./submit/send-link.ts')).sendLinkEndpoint,
);
export const withdrawExpense = forSubmitters(
  async () => (await import('./submit/withdraw-expense.ts')).withdrawExpenseEndpoint,
);

export const saveCategory = forAdmins(
  async () => (await import('./categories/category-endpoints.ts')).saveCategoryEndpoint,
);
export const deleteCategory = forAdmins(
  async () => (await import('./categories/category-endpoints.ts')).deleteCategoryEndpoint,
);
export const deleteFund = forAdmins(
  async () => (await import('./funds/delete-fund.ts')).deleteFundEndpoint,
);
export const manageExpense = forAdmins(
  async () => (await import('./expenses/actions/manage-expense.ts')).manageExpenseEndpoint,
);
export const managePayment = forAdmins(
  async () => (await import('./expenses/actions/manage-payment.ts')).managePaymentEndpoint,
);
export const saveManualExpense = forAdmins(
  async () => (await import('./payments/save-manual-expense.ts')).saveManualExpenseEndpoint,
);
export const importRows = forAdmins(
  async () => (await import('./imports/import-rows.ts')).importRowsEndpoint,
);
export const undoImport = forAdmins(
  async () => (await import('./imports/undo-import.ts')).undoImportEndpoint,
);
export const checkAdmin = forAdmins(
  async () => (await import('./admins/check-admin.ts')).checkAdminEndpoint,
);
export const recalculate = forAdmins(
  async () => (await import('./totals/recalculate-endpoint.ts')).recalculateEndpoint,
);
export const manageAccount = forAdmins(
  async () => (await import('./accounts/manage-account.ts')).manageAccountEndpoint,
);
export const reconcile = forAdmins(
  async () => (await import('./bank/reconcile.ts')).reconcileEndpoint,
);
export const ratify = forAdmins(async () => (await import('./bank/ratify.ts')).ratifyEndpoint);
export const manageDeposit = forAdmins(
  async () => (await import('./bank/manage-deposit.ts')).manageDepositEndpoint,
);
export const manageYear = forAdmins(
  async () => (await import('./years/manage-year.ts')).manageYearEndpoint,
);

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
    const { reassignPending } = await import('./expenses/reassign-pending.ts');
    return ({ services }) => reassignPending(services());
  }),
);

export const sweepMail = onSchedule(
  {
    schedule: 'every 5 minutes',
    maxInstances: 1,
    timeoutSeconds: 300,
    secrets: [linkKeysSecret, smtpSecret],
  },
  () =>
    work('mail', 'all', async () => {
      const { sweepMail: run } = await import('./sweep-mail.ts');
      return ({ services, delivery }) => run(services(), delivery);
    }),
);

export const sweepReceipts = onSchedule(
  { schedule: 'every 1 hours', maxInstances: 1, timeoutSeconds: 540 },
  () =>
    work('receipt', 'all', async () => {
      const { sweepReceipts: run } = await import('./expenses/receipts/sweep-receipts.ts');
      return ({ services }) => run(services());
    }),
);
