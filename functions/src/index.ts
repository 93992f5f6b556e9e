import type { LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import {
  ADMIN_REQUESTS_PER_ADDRESS,
  DECISIONS_PER_EXPENSE,
  LINK_REQUESTS_PER_ADDRESS,
  linkKeysSecret,
  MAX_INSTANCES,
  smtpSecret,
  SUBMISSIONS_PER_ADDRESS,
} from './platform/config.ts';
import { REGION } from './platform/region.ts';
import { manageAccountEndpoint } from './accounts/manage-account.ts';
import { reconcileEndpoint } from './bank/reconcile.ts';
import { ratifyEndpoint } from './bank/ratify.ts';
import { manageDepositEndpoint } from './bank/manage-deposit.ts';
import { checkAdminEndpoint } from './admins/check-admin.ts';
import { deleteCategoryEndpoint, saveCategoryEndpoint } from './categories/category-endpoints.ts';
import { deleteFundEndpoint } from './funds/delete-fund.ts';
import { formOptionsEndpoint } from './submit/form-options.ts';
import { manageExpenseEndpoint } from './expenses/actions/manage-expense.ts';
import { managePaymentEndpoint } from './expenses/actions/manage-payment.ts';
import { saveManualExpenseEndpoint } from './payments/save-manual-expense.ts';
import { readReceiptEndpoint } from './expenses/receipts/read-receipt.ts';
import { manageYearEndpoint } from './years/manage-year.ts';
import { recalculateEndpoint } from './totals/recalculate-endpoint.ts';
import { reviewExpenseEndpoint } from './expenses/decide/review-expense.ts';
import { submitExpenseEndpoint } from './submit/submit-expense.ts';
import { updateExpenseEndpoint } from './expenses/decide/update-expense.ts';
import { expenseStatusEndpoint } from './submit/expense-status.ts';
import { sendLinkEndpoint } from './submit/send-link.ts';
import { withdrawExpenseEndpoint } from './submit/withdraw-expense.ts';
import { correctExpenseEndpoint } from './submit/correct-expense.ts';
import { readCorrectionEndpoint } from './submit/read-correction.ts';
import { returnExpenseEndpoint } from './expenses/decide/return-expense.ts';
import { importRowsEndpoint } from './imports/import-rows.ts';
import { undoImportEndpoint } from './imports/undo-import.ts';
import { createRateLimit } from './http/address-limit.ts';
import { type Endpoint, serve } from './http/endpoint.ts';
import { takeBodiesRaw } from './http/raw-bodies.ts';
import { deliver } from './mail/deliver.ts';
import { lazy } from '@pa-ledger/domain/lazy';
import { delivery, identify, linkKeys, services, systemClock } from './runtime.ts';
import { countedId } from './totals/counted-lines.ts';
import { countAgain } from './totals/recount.ts';
import { APPROVER_SETTINGS, JOURNAL, MAIL } from './firestore/paths.ts';
import { makeNotices } from './notices/make-notices.ts';
import { withRedactedErrors } from './firestore/with-redacted-errors.ts';
import { reassignPending } from './expenses/reassign-pending.ts';
import { sweepMail as runSweepMail } from './sweep-mail.ts';
import { sweepReceipts as runSweepReceipts } from './expenses/receipts/sweep-receipts.ts';

takeBodiesRaw();
setGlobalOptions({
  region: REGION,
  maxInstances: MAX_INSTANCES,
  memory: '512MiB',
  timeoutSeconds: 60,
});

/** An address of the API. Same origin through the hosting's rewrites: no CORS header at all. */
function address<S>(endpoint: Endpoint<S>, make: () => S, secrets: HttpsOptions['secrets'] = []) {
  return onRequest({ cors: false, invoker: 'public', secrets }, serve(endpoint, lazy(make)));
}

/** The services of an address with a limit of its own for each sender. */
function limited(requests: number) {
  const addressLimit = createRateLimit(requests, systemClock);
  return () => ({ ...services(), addressLimit });
}

export const formOptions = address(formOptionsEndpoint, services);
export const submitExpense = address(submitExpenseEndpoint, limited(SUBMISSIONS_PER_ADDRESS));

const expenseLimit = createRateLimit(DECISIONS_PER_EXPENSE, systemClock);
const ofLinks = limited(LINK_REQUESTS_PER_ADDRESS);
const linked = () => ({ ...ofLinks(), keys: linkKeys(), identify: identify(), expenseLimit });

export const updateExpense = address(updateExpenseEndpoint, linked, [linkKeysSecret]);
export const reviewExpense = address(reviewExpenseEndpoint, linked, [linkKeysSecret]);
export const readReceipt = address(readReceiptEndpoint, linked, [linkKeysSecret]);

export const returnExpense = address(returnExpenseEndpoint, linked, [linkKeysSecret]);

const ofSubmitters = limited(LINK_REQUESTS_PER_ADDRESS);
const submitters = () => ({ ...ofSubmitters(), keys: linkKeys() });

export const correction = address(readCorrectionEndpoint, submitters, [linkKeysSecret]);
export const correctExpense = address(correctExpenseEndpoint, submitters, [linkKeysSecret]);
export const expenseStatus = address(expenseStatusEndpoint, submitters, [linkKeysSecret]);
export const sendLink = address(sendLinkEndpoint, submitters, [linkKeysSecret]);
export const withdrawExpense = address(withdrawExpenseEndpoint, submitters, [linkKeysSecret]);

const ofAdmins = limited(ADMIN_REQUESTS_PER_ADDRESS);
const admins = () => ({ ...ofAdmins(), identify: identify() });

export const saveCategory = address(saveCategoryEndpoint, admins);
export const deleteCategory = address(deleteCategoryEndpoint, admins);
export const deleteFund = address(deleteFundEndpoint, admins);
export const manageExpense = address(manageExpenseEndpoint, admins);
export const managePayment = address(managePaymentEndpoint, admins);
export const saveManualExpense = address(saveManualExpenseEndpoint, admins);
export const importRows = address(importRowsEndpoint, admins);
export const undoImport = address(undoImportEndpoint, admins);
export const checkAdmin = address(checkAdminEndpoint, admins);
export const recalculate = address(recalculateEndpoint, admins);
export const manageAccount = address(manageAccountEndpoint, admins);
export const reconcile = address(reconcileEndpoint, admins);
export const ratify = address(ratifyEndpoint, admins);
export const manageDeposit = address(manageDepositEndpoint, admins);
export const manageYear = address(manageYearEndpoint, admins);

/** Updates the totals when the ledger changes. The event is delivered again until that succeeds. */
function counter(collection: LedgerCollection) {
  return onDocumentWritten({ document: `${collection}/{id}`, retry: true }, async (event) => {
    await countAgain(services(), countedId({ collection, id: event.params.id }));
  });
}

export const countRevenue = counter('revenueItems');
export const countExpense = counter('manualExpenses');
export const countTransfer = counter('transfers');
export const countSubmission = counter('expenses');
export const countPayment = counter('payments');

/** Tries a new mail of the outbox at once. The sweeper tries again what fails. */
export const deliverMail = onDocumentCreated(
  { document: `${MAIL}/{mailId}`, secrets: [linkKeysSecret, smtpSecret] },
  (event) =>
    withRedactedErrors(services(), 'mail', event.params.mailId, () =>
      deliver(event.params.mailId, delivery()),
    ),
);

/** Sends notices of a change of the approvers. The event is delivered again until that succeeds. */
export const journalEntryCreated = onDocumentCreated(
  { document: `${JOURNAL}/{entryId}`, retry: true },
  ({ params: { entryId } }) =>
    withRedactedErrors(services(), 'notice', entryId, () => makeNotices(entryId, services())),
);

/** After a change of the approvers, old links stop working and new approvers get a mail. */
export const settingsChanged = onDocumentWritten(APPROVER_SETTINGS, () =>
  withRedactedErrors(services(), 'reassign', 'all', () => reassignPending(services())),
);

export const sweepMail = onSchedule(
  {
    schedule: 'every 5 minutes',
    maxInstances: 1,
    timeoutSeconds: 300,
    secrets: [linkKeysSecret, smtpSecret],
  },
  () => withRedactedErrors(services(), 'mail', 'all', () => runSweepMail(services(), delivery)),
);

export const sweepReceipts = onSchedule(
  { schedule: 'every 1 hours', maxInstances: 1, timeoutSeconds: 540 },
  () => withRedactedErrors(services(), 'receipt', 'all', () => runSweepReceipts(services())),
);
