import { lazy } from '@pa-ledger/domain/lazy';
import { serve, type Endpoint } from './http/endpoint.ts';
import type { Route, Routes } from './http/router.ts';
import type * as runtime from './runtime.ts';

/*
 * Every address of the API, by the function that answers it. Authority decides which function that is, and so
 * does what must never get in its way:
 *
 * - `decide`: approvers' links. It's apart from the form, so a flood of forms or receipts can't fill the
 * instances that decide.
 * - `api`: everyone else without a sign-in, plus the receipts, which a link or a sign-in opens, and the links of people
 * who join or forgot their password.
 * - `admin`: the panel. It has no secret at all.
 */

type Runtime = typeof runtime;

/**
 * Returns what loads the routes of one authority. Each authority has its own services, and with them its own
 * limit.
 */
function by<S>(servicesOf: (runtime: Runtime) => S) {
  return (load: () => Promise<Endpoint<S>>): Route =>
    async (method) => {
      const [endpoint, loaded] = await Promise.all([load(), import('./runtime.ts')]);
      return serve(
        endpoint,
        method,
        lazy(() => servicesOf(loaded)),
      );
    };
}

const byAnyone = by(({ services }) => services());
const bySenders = by(({ senders }) => senders());
const byLink = by(({ linked }) => linked());
const byReader = by(({ readers }) => readers());
const bySubmitters = by(({ submitters }) => submitters());
const byPersonLink = by(({ peopleWithLinks }) => peopleWithLinks());
const byAdmins = by(({ admins }) => admins());

export const ROUTES = {
  decide: {
    'POST /api/update-expense': byLink(
      async () => (await import('./expenses/decide/update-expense.ts')).updateExpenseEndpoint,
    ),
    'GET /api/review-expense': byLink(
      async () => (await import('./expenses/decide/review-expense.ts')).reviewExpenseEndpoint,
    ),
    'POST /api/return-expense': byLink(
      async () => (await import('./expenses/decide/return-expense.ts')).returnExpenseEndpoint,
    ),
  },
  api: {
    'GET /api/form-options': byAnyone(
      async () => (await import('./submit/form-options.ts')).formOptionsEndpoint,
    ),
    'POST /api/submit-expense': bySenders(
      async () => (await import('./submit/submit-expense.ts')).submitExpenseEndpoint,
    ),
    'GET /api/receipt': byReader(
      async () => (await import('./expenses/receipts/read-receipt.ts')).readReceiptEndpoint,
    ),
    'GET /api/waiting-requests': bySubmitters(
      async () => (await import('./submit/waiting-requests.ts')).waitingRequestsEndpoint,
    ),
    'GET /api/correction': bySubmitters(
      async () => (await import('./submit/correct-expense.ts')).readCorrectionEndpoint,
    ),
    'POST /api/correct-expense': bySubmitters(
      async () => (await import('./submit/correct-expense.ts')).correctExpenseEndpoint,
    ),
    'GET /api/expense-status': bySubmitters(
      async () => (await import('./submit/expense-status.ts')).expenseStatusEndpoint,
    ),
    'POST /api/send-link': bySubmitters(
      async () => (await import('./submit/send-link.ts')).sendLinkEndpoint,
    ),
    'POST /api/request-link': bySubmitters(
      async () => (await import('./submit/request-link.ts')).requestLinkEndpoint,
    ),
    'POST /api/withdraw-expense': bySubmitters(
      async () => (await import('./submit/withdraw-expense.ts')).withdrawExpenseEndpoint,
    ),
    'GET /api/invitation': byPersonLink(
      async () => (await import('./people/join.ts')).invitationEndpoint,
    ),
    'POST /api/join': byPersonLink(async () => (await import('./people/join.ts')).joinEndpoint),
    'POST /api/forgot-password': byPersonLink(
      async () => (await import('./people/forgot-password.ts')).forgotPasswordEndpoint,
    ),
  },
  admin: {
    'POST /api/admin/save-category': byAdmins(
      async () => (await import('./categories/category-endpoints.ts')).saveCategoryEndpoint,
    ),
    'POST /api/admin/delete-category': byAdmins(
      async () => (await import('./categories/category-endpoints.ts')).deleteCategoryEndpoint,
    ),
    'POST /api/admin/delete-fund': byAdmins(
      async () => (await import('./funds/delete-fund.ts')).deleteFundEndpoint,
    ),
    'POST /api/admin/manage-expense': byAdmins(
      async () => (await import('./expenses/actions/manage-expense.ts')).manageExpenseEndpoint,
    ),
    'POST /api/admin/manage-payment': byAdmins(
      async () => (await import('./expenses/actions/manage-payment.ts')).managePaymentEndpoint,
    ),
    'POST /api/admin/save-manual-expense': byAdmins(
      async () => (await import('./entries/save-entry.ts')).saveManualExpenseEndpoint,
    ),
    'POST /api/admin/save-revenue': byAdmins(
      async () => (await import('./entries/save-entry.ts')).saveRevenueEndpoint,
    ),
    'POST /api/admin/manage-advance': byAdmins(
      async () => (await import('./entries/manage-advance.ts')).manageAdvanceEndpoint,
    ),
    'POST /api/admin/confirm-entry': byAdmins(
      async () => (await import('./entries/confirm-entry.ts')).confirmEntryEndpoint,
    ),
    'POST /api/admin/import-rows': byAdmins(
      async () => (await import('./imports/import-rows.ts')).importRowsEndpoint,
    ),
    'POST /api/admin/undo-import': byAdmins(
      async () => (await import('./imports/undo-import.ts')).undoImportEndpoint,
    ),
    'POST /api/admin/recalculate': byAdmins(
      async () => (await import('./totals/recalculate-endpoint.ts')).recalculateEndpoint,
    ),
    'POST /api/admin/ratify': byAdmins(
      async () => (await import('./bank/ratify.ts')).ratifyEndpoint,
    ),
    'POST /api/admin/manage-letters': byAdmins(
      async () => (await import('./tax/manage-letters.ts')).manageLettersEndpoint,
    ),
    'POST /api/admin/manage-account': byAdmins(
      async () => (await import('./accounts/manage-account.ts')).manageAccountEndpoint,
    ),
    'POST /api/admin/manage-deposit': byAdmins(
      async () => (await import('./bank/manage-deposit.ts')).manageDepositEndpoint,
    ),
    'POST /api/admin/save-service-sales': byAdmins(
      async () => (await import('./bank/save-service-sales.ts')).saveServiceSalesEndpoint,
    ),
    'POST /api/admin/manage-papers': byAdmins(
      async () => (await import('./papers/manage-papers.ts')).managePapersEndpoint,
    ),
    'POST /api/admin/manage-finding': byAdmins(
      async () => (await import('./findings/manage-finding.ts')).manageFindingEndpoint,
    ),
    'POST /api/admin/manage-review': byAdmins(
      async () => (await import('./review/manage-review.ts')).manageReviewEndpoint,
    ),
    'POST /api/admin/review-marks': byAdmins(
      async () => (await import('./review/review-marks.ts')).reviewMarksEndpoint,
    ),
    'POST /api/admin/reconcile': byAdmins(
      async () => (await import('./bank/reconcile.ts')).reconcileEndpoint,
    ),
    'POST /api/admin/manage-year': byAdmins(
      async () => (await import('./years/manage-year.ts')).manageYearEndpoint,
    ),
    'POST /api/admin/check-admin': byAdmins(
      async () => (await import('./people/check-admin.ts')).checkAdminEndpoint,
    ),
    'POST /api/admin/manage-people': byAdmins(
      async () => (await import('./people/manage-people.ts')).managePeopleEndpoint,
    ),
    'POST /api/admin/list-people': byAdmins(
      async () => (await import('./people/list-people.ts')).listPeopleEndpoint,
    ),
    'POST /api/admin/rename-self': byAdmins(
      async () => (await import('./people/rename-self.ts')).renameSelfEndpoint,
    ),
  },
} satisfies Readonly<Record<string, Routes>>;

/** Returns every route with its function: such as `decide`, `POST`, `/api/update-expense`. */
export function everyRoute() {
  // `Object.keys` forgets which keys the table has.
  const ids = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
  return ids.flatMap((id) =>
    Object.keys(ROUTES[id]).map((name) => {
      const [method = '', path = ''] = name.split(' ');
      return { id, method, path };
    }),
  );
}
