import type { ErrorCode } from '@pa-ledger/domain/errors';
import type { LedgerCollection } from '@pa-ledger/domain/ledger/ledger';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest, type HttpsOptions } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import {
  ACTS_PER_EXPENSE,
  ADMIN_REQUESTS_PER_ADDRESS,
  LINK_REQUESTS_PER_ADDRESS,
  linkKeysSecret,
  MAX_INSTANCES,
  REGION,
  smtpSecret,
  SUBMISSIONS_PER_ADDRESS,
} from './platform/config.ts';
import type { AdminServices } from './admins/admin-endpoint.ts';
import { checkAdminEndpoint } from './admins/check-admin.ts';
import { deleteCategoryEndpoint } from './categories/delete-category.ts';
import { formOptionsEndpoint } from './submit/form-options.ts';
import { manageExpenseEndpoint } from './expenses/actions/manage-expense.ts';
import { readReceiptEndpoint } from './expenses/receipts/read-receipt.ts';
import { recalculateEndpoint } from './totals/recalculate-endpoint.ts';
import type { LinkServices } from './expenses/decide/link-authority.ts';
import { reviewExpenseEndpoint } from './expenses/decide/review-expense.ts';
import { saveCategoryEndpoint } from './categories/save-category.ts';
import { submitExpenseEndpoint } from './submit/submit-expense.ts';
import { updateExpenseEndpoint } from './expenses/decide/update-expense.ts';
import { createRateLimit } from './http/address-limit.ts';
import { serve, type Endpoint } from './http/endpoint.ts';
import { takeBodiesRaw } from './http/raw-bodies.ts';
import { deliver } from './mail/deliver.ts';
import { lazy } from './platform/lazy.ts';
import { delivery, identify, linkKeys, services, systemClock } from './runtime.ts';
import { countedId } from './totals/contributions.ts';
import { APPROVER_SETTINGS, JOURNAL, MAIL } from './firestore/paths.ts';
import { makeNotices } from './notices/make-notices.ts';
import { countAgain } from './totals/count-again.ts';
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
function endpoint(
  name: string,
  failure: ErrorCode,
  build: () => Endpoint,
  secrets: HttpsOptions['secrets'] = [],
) {
  return onRequest({ cors: false, invoker: 'public', secrets }, serve(name, failure, lazy(build)));
}

const linkLimit = createRateLimit(LINK_REQUESTS_PER_ADDRESS, systemClock);
const linkServices = (): LinkServices => ({
  ...services(),
  keys: linkKeys(),
  addressLimit: linkLimit,
});

export const formOptions = endpoint('form-options', 'loadFailed', () =>
  formOptionsEndpoint(services()),
);

const submissionLimit = createRateLimit(SUBMISSIONS_PER_ADDRESS, systemClock);

export const submitExpense = endpoint('submit-expense', 'submitFailed', () =>
  submitExpenseEndpoint(services(), submissionLimit),
);

const expenseLimit = createRateLimit(ACTS_PER_EXPENSE, systemClock);

export const updateExpense = endpoint(
  'update-expense',
  'updateFailed',
  () => updateExpenseEndpoint({ ...linkServices(), identify: identify(), expenseLimit }),
  [linkKeysSecret],
);

export const reviewExpense = endpoint(
  'review-expense',
  'loadFailed',
  () => reviewExpenseEndpoint(linkServices()),
  [linkKeysSecret],
);

export const readReceipt = endpoint(
  'receipt',
  'loadFailed',
  () => readReceiptEndpoint({ ...linkServices(), identify: identify() }),
  [linkKeysSecret],
);

const adminLimit = createRateLimit(ADMIN_REQUESTS_PER_ADDRESS, systemClock);
const adminServices = (): AdminServices => ({
  ...services(),
  identify: identify(),
  addressLimit: adminLimit,
});

export const saveCategory = endpoint('save-category', 'saveFailed', () =>
  saveCategoryEndpoint(adminServices()),
);

export const deleteCategory = endpoint('delete-category', 'deleteFailed', () =>
  deleteCategoryEndpoint(adminServices()),
);

export const manageExpense = endpoint('manage-expense', 'saveFailed', () =>
  manageExpenseEndpoint(adminServices()),
);

export const checkAdmin = endpoint('check-admin', 'loadFailed', () =>
  checkAdminEndpoint(adminServices()),
);

export const recalculate = endpoint('recalculate', 'recalculateFailed', () =>
  recalculateEndpoint(adminServices()),
);

/** Updates the totals when the ledger changes. The event is delivered again until that succeeds. */
function counter(collection: LedgerCollection) {
  return onDocumentWritten({ document: `${collection}/{id}`, retry: true }, async (event) => {
    await countAgain(services(), countedId({ collection, id: event.params.id }));
  });
}

export const countRevenue = counter('revenueItems');
export const countExpense = counter('manualExpenses');
export const countSubmission = counter('expenses');

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
