import './common-options.ts';
import { lazy } from '@pa-ledger/domain/lazy';
import type { ServerResponse } from 'node:http';
import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import type { AdminServices } from './admins/admin-endpoint.ts';
import type { DecisionServices } from './expenses/decide/update-expense.ts';
import type { Endpoint, FrameworkRequest } from './http/endpoint.ts';
import { linkKeysSecret } from './platform/config.ts';
import type * as runtime from './runtime.ts';
import type { SubmitterServices } from './submit/submitter-authority.ts';

/*
 * The addresses of the API, one function each. A process runs one of them, so an entry loads what it works with when it is
 * first called: whoever comes first waits for that and no more.
 */

type Runtime = typeof runtime;

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
  async () => (await import('./entries/save-entry.ts')).saveManualExpenseEndpoint,
);
export const saveRevenue = forAdmins(
  async () => (await import('./entries/save-entry.ts')).saveRevenueEndpoint,
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
