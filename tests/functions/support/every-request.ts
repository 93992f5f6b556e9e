import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Timestamp } from 'firebase-admin/firestore';
import { manageAccountEndpoint } from '../../../functions/src/accounts/manage-account.ts';
import { manageAdvanceEndpoint } from '../../../functions/src/entries/manage-advance.ts';
import { manageLettersEndpoint } from '../../../functions/src/tax/manage-letters.ts';
import { manageDepositEndpoint } from '../../../functions/src/bank/manage-deposit.ts';
import { saveServiceSalesEndpoint } from '../../../functions/src/bank/save-service-sales.ts';
import { ratifyEndpoint } from '../../../functions/src/bank/ratify.ts';
import { reconcileEndpoint } from '../../../functions/src/bank/reconcile.ts';
import { manageFindingEndpoint } from '../../../functions/src/findings/manage-finding.ts';
import { manageReviewEndpoint } from '../../../functions/src/review/manage-review.ts';
import { reviewMarksEndpoint } from '../../../functions/src/review/review-marks.ts';
import { managePapersEndpoint } from '../../../functions/src/papers/manage-papers.ts';
import { manageYearEndpoint } from '../../../functions/src/years/manage-year.ts';
import { deleteFundEndpoint } from '../../../functions/src/funds/delete-fund.ts';
import { managePaymentEndpoint } from '../../../functions/src/expenses/actions/manage-payment.ts';
import { importRowsEndpoint } from '../../../functions/src/imports/import-rows.ts';
import { undoImportEndpoint } from '../../../functions/src/imports/undo-import.ts';
import { confirmEntryEndpoint } from '../../../functions/src/entries/confirm-entry.ts';
import {
  saveManualExpenseEndpoint,
  saveRevenueEndpoint,
} from '../../../functions/src/entries/save-entry.ts';
import type { AdminServices } from '../../../functions/src/people/admin-endpoint.ts';
import { createIdentify } from '../../../functions/src/people/firebase-auth.ts';
import { forgotPasswordEndpoint } from '../../../functions/src/people/forgot-password.ts';
import { invitationEndpoint, joinEndpoint } from '../../../functions/src/people/join.ts';
import { listPeopleEndpoint } from '../../../functions/src/people/list-people.ts';
import { managePeopleEndpoint } from '../../../functions/src/people/manage-people.ts';
import { renameSelfEndpoint } from '../../../functions/src/people/rename-self.ts';
import { checkAdminEndpoint } from '../../../functions/src/people/check-admin.ts';
import {
  deleteCategoryEndpoint,
  saveCategoryEndpoint,
} from '../../../functions/src/categories/category-endpoints.ts';
import { formOptionsEndpoint } from '../../../functions/src/submit/form-options.ts';
import { manageExpenseEndpoint } from '../../../functions/src/expenses/actions/manage-expense.ts';
import { readReceiptEndpoint } from '../../../functions/src/expenses/receipts/read-receipt.ts';
import { recalculateEndpoint } from '../../../functions/src/totals/recalculate-endpoint.ts';
import { reviewExpenseEndpoint } from '../../../functions/src/expenses/decide/review-expense.ts';
import { waitingRequestsEndpoint } from '../../../functions/src/submit/waiting-requests.ts';
import { returnExpenseEndpoint } from '../../../functions/src/expenses/decide/return-expense.ts';
import { correctExpenseEndpoint } from '../../../functions/src/submit/correct-expense.ts';
import { expenseStatusEndpoint } from '../../../functions/src/submit/expense-status.ts';
import { readCorrectionEndpoint } from '../../../functions/src/submit/correct-expense.ts';
import { requestLinkEndpoint } from '../../../functions/src/submit/request-link.ts';
import { sendLinkEndpoint } from '../../../functions/src/submit/send-link.ts';
import { withdrawExpenseEndpoint } from '../../../functions/src/submit/withdraw-expense.ts';
import { submitExpenseEndpoint } from '../../../functions/src/submit/submit-expense.ts';
import { updateExpenseEndpoint } from '../../../functions/src/expenses/decide/update-expense.ts';
import { createRateLimit } from '../../../functions/src/http/address-limit.ts';
import type { ApiRequest } from '../../../functions/src/http/endpoint.ts';
import { personEntry } from '../../fixtures/people.ts';
import { EVENT, OFFICE, PEOPLE } from './association.ts';
import { decisionBody } from './decision-body.ts';
import { filledForm } from './expenses.ts';
import { fundRow, newImportId, slice } from './imports.ts';
import {
  ACCOUNT,
  DEPOSIT,
  FINDING,
  LISTED,
  NO_ADVANCE,
  NO_PAPER,
  NO_SALE,
  RATIFIED,
  REVIEW,
  SERVICE,
  VOIDED,
} from './bank-requests.ts';
import { ask, jsonRequest, requestOf } from './requests.ts';
import { apart, keys } from './suite.ts';
import { newSecret, peopleClient, personTokenIn } from './people-client.ts';
import { correctionOf, submitterClient } from './submitter.ts';
import { seenWith, type TestEnvironment } from './test-environment.ts';

/** An administrator who is signed in. */
const ADMIN = { uid: 'admin', email: 'admin@example.com' };
const SIGNED_IN = { authorization: 'Bearer good' };

/** What the requests are about. */
export interface Begun {
  /** An expense that waits for its first step, and the token of that step's link. */
  readonly expenseId: string;
  readonly token: string;
  /** Of an expense that was sent back: the tokens of its links by what they are for, and a correction. */
  readonly back: Readonly<Record<'status' | 'correct', string>>;
  readonly correction: object;
  /** The token with which another expense is withdrawn. */
  readonly withdrawal: string;
  /** The token with which someone joins. */
  readonly invitation: string;
}

/** Puts there what the requests are about. */
export async function beginRequests(testEnv: TestEnvironment): Promise<Begun> {
  const { db, services } = testEnv;
  await db.doc(`people/${ADMIN.uid}`).set(personEntry(ADMIN.email));
  const form = await filledForm();
  await testEnv.submit(form);
  const invited = await peopleClient(services, ADMIN).invite();
  const submitter = submitterClient(services);
  const [returned, waiting] = [await filledForm(), await filledForm()];
  for (const one of [returned, waiting]) await testEnv.submit(one);
  await submitter.sendBackAsAdmin(returned.id);
  const correct = await submitter.tokenFor(returned.id, 'correct');
  // A payment that was taken out before: to take it out again is done already.
  const at = Timestamp.fromMillis(0);
  await db
    .doc(`payments/${form.id}-1`)
    .set({ at, lines: [], voided: null, mistake: { at, reason: 'x' }, version: 2 });
  // A letter that somebody voided before.
  await db
    .doc(`letters/${VOIDED.number}`)
    .set({ donorId: 'd', voided: { reason: 'x' }, version: 2 });
  // An entry that somebody confirmed before.
  await db.doc('manualExpenses/confirmed').set({ confirmed: { at, by: 'x' }, version: 2 });
  return {
    expenseId: form.id,
    token: await testEnv.tokenFor(form.id, 0, PEOPLE.president),
    back: { correct, status: await submitter.tokenFor(returned.id, 'status') },
    correction: correctionOf((await submitter.correction(correct)).body, { notes: 'New' }),
    invitation: await personTokenIn(db, String(invited.body['uid'])),
    withdrawal: await submitter.tokenFor(waiting.id, 'withdraw'),
  };
}

/** Every address of the API with a request that is answered well when the data are of this version. */
export async function everyRequest(
  testEnv: TestEnvironment,
  { expenseId, token, back, correction, withdrawal, invitation }: Begun,
): Promise<Map<string, readonly (readonly [ReturnType<typeof ask>, ApiRequest])[]>> {
  const unlimited = createRateLimit(Number.MAX_SAFE_INTEGER, testEnv.services.clock);
  const auth = {
    verifyIdToken: () =>
      Promise.resolve({ ...ADMIN, admin: true, auth_time: testEnv.time.now / 1000 }),
  };
  const admin: AdminServices = {
    ...testEnv.services,
    addressLimit: unlimited,
    identify: createIdentify(auth, testEnv.db, testEnv.services.clock),
  };
  const toJoin = { 'x-approval-token': invitation };
  const linked = { ...admin, keys, expenseLimit: unlimited, inTurn: apart };
  const byLink = { 'x-approval-token': token };
  const seen = await seenWith(testEnv.db, token, testEnv.time.now);
  const category = { id: EVENT.id, version: 1 };
  const sheet = newImportId();
  const byAdmin = (body: object): ApiRequest => jsonRequest(body, SIGNED_IN);
  const receipt = (own: Parameters<typeof requestOf>[0]) =>
    [ask(readReceiptEndpoint, { ...linked, fileLimit: unlimited }), requestOf(own)] as const;
  return new Map([
    ['/api/form-options', [[ask(formOptionsEndpoint, admin), requestOf({})]]],
    // Before the category of the correction is another one.
    [
      '/api/expense-status',
      [[ask(expenseStatusEndpoint, linked), requestOf({ headers: ofSubmitter(back.status) })]],
    ],
    [
      '/api/send-link',
      [
        [
          ask(sendLinkEndpoint, linked),
          jsonRequest({ purpose: 'correct' }, ofSubmitter(back.status)),
        ],
        [ask(sendLinkEndpoint, linked), jsonRequest({ purpose: 'waiting' }, byLink)],
      ],
    ],
    [
      '/api/request-link',
      [
        [
          ask(requestLinkEndpoint, linked),
          jsonRequest({ reference: referenceOf(expenseId), email: 'pat.doe@example.com' }),
        ],
      ],
    ],
    [
      '/api/correction',
      [[ask(readCorrectionEndpoint, linked), requestOf({ headers: ofSubmitter(back.correct) })]],
    ],
    [
      '/api/correct-expense',
      [[ask(correctExpenseEndpoint, linked), jsonRequest(correction, ofSubmitter(back.correct))]],
    ],
    [
      '/api/withdraw-expense',
      [[ask(withdrawExpenseEndpoint, linked), jsonRequest({}, ofSubmitter(withdrawal))]],
    ],
    ['/api/review-expense', [[ask(reviewExpenseEndpoint, linked), requestOf({ headers: byLink })]]],
    [
      '/api/waiting-requests',
      [[ask(waitingRequestsEndpoint, linked), requestOf({ headers: byLink })]],
    ],
    [
      '/api/receipt',
      [
        receipt({ headers: byLink, query: 'slot=0' }),
        receipt({ headers: SIGNED_IN, query: `slot=0&expense=${expenseId}` }),
      ],
    ],
    ['/api/submit-expense', [[ask(submitExpenseEndpoint, admin), jsonRequest(await filledForm())]]],
    [
      '/api/update-expense',
      [
        [
          ask(updateExpenseEndpoint, linked),
          jsonRequest({ ...decisionBody(expenseId, 'approve'), ...seen }, byLink),
        ],
      ],
    ],
    [
      '/api/admin/manage-payment',
      [
        [
          ask(managePaymentEndpoint, admin),
          byAdmin({ act: 'mistake', payment: `${expenseId}-1`, reason: 'x' }),
        ],
      ],
    ],
    [
      '/api/admin/save-manual-expense',
      [[ask(saveManualExpenseEndpoint, admin), byAdmin({ id: 'x', version: 1, fields: null })]],
    ],
    [
      '/api/admin/save-revenue',
      [[ask(saveRevenueEndpoint, admin), byAdmin({ id: 'x', version: 1, fields: null })]],
    ],
    [
      '/api/admin/confirm-entry',
      [
        [
          ask(confirmEntryEndpoint, admin),
          byAdmin({ collection: 'manualExpenses', id: 'confirmed', version: 1 }),
        ],
      ],
    ],
    [
      '/api/admin/manage-expense',
      [[ask(manageExpenseEndpoint, admin), byAdmin({ expenseId, act: 'resendLink', step: 1 })]],
    ],
    [
      '/api/admin/save-category',
      [
        [
          ask(saveCategoryEndpoint, admin),
          byAdmin({ id: OFFICE.id, version: 1, name: 'Paper', requiresEventApprover: false }),
        ],
      ],
    ],
    ['/api/admin/delete-category', [[ask(deleteCategoryEndpoint, admin), byAdmin(category)]]],
    [
      '/api/admin/delete-fund',
      [[ask(deleteFundEndpoint, admin), byAdmin({ id: 'main', version: 1 })]],
    ],
    ['/api/admin/manage-account', [[ask(manageAccountEndpoint, admin), byAdmin(ACCOUNT)]]],
    ['/api/admin/manage-deposit', [[ask(manageDepositEndpoint, admin), byAdmin(DEPOSIT)]]],
    [
      '/api/admin/save-service-sales',
      [
        [ask(manageAccountEndpoint, admin), byAdmin(SERVICE)],
        [ask(saveServiceSalesEndpoint, admin), byAdmin(NO_SALE)],
      ],
    ],
    ['/api/admin/manage-advance', [[ask(manageAdvanceEndpoint, admin), byAdmin(NO_ADVANCE)]]],
    ['/api/admin/manage-papers', [[ask(managePapersEndpoint, admin), byAdmin(NO_PAPER)]]],
    [
      '/api/admin/manage-finding',
      [
        [
          ask(manageFindingEndpoint, admin),
          byAdmin({ ...FINDING, on: { collection: 'expenses', id: expenseId } }),
        ],
      ],
    ],
    ['/api/admin/manage-review', [[ask(manageReviewEndpoint, admin), byAdmin(REVIEW)]]],
    [
      '/api/admin/review-marks',
      [[ask(reviewMarksEndpoint, admin), byAdmin({ first: REVIEW.first, last: REVIEW.last })]],
    ],
    ['/api/admin/reconcile', [[ask(reconcileEndpoint, admin), byAdmin(LISTED)]]],
    ['/api/admin/manage-letters', [[ask(manageLettersEndpoint, admin), byAdmin(VOIDED)]]],
    ['/api/admin/ratify', [[ask(ratifyEndpoint, admin), byAdmin(RATIFIED)]]],
    ['/api/admin/manage-year', [[ask(manageYearEndpoint, admin), byAdmin({ act: 'status' })]]],
    [
      '/api/admin/import-rows',
      [[ask(importRowsEndpoint, admin), byAdmin(slice(sheet, [fundRow(2, 'Library', '7')]))]],
    ],
    [
      '/api/admin/undo-import',
      [[ask(undoImportEndpoint, admin), byAdmin({ id: sheet, from: null })]],
    ],
    ['/api/admin/check-admin', [[ask(checkAdminEndpoint, admin), byAdmin({})]]],
    ['/api/admin/list-people', [[ask(listPeopleEndpoint, admin), byAdmin({})]]],
    ['/api/admin/rename-self', [[ask(renameSelfEndpoint, admin), byAdmin({ name: 'Ada' })]]],
    ['/api/admin/manage-people', [[ask(managePeopleEndpoint, admin), byAdmin(INVITATION)]]],
    [
      '/api/forgot-password',
      [[ask(forgotPasswordEndpoint, linked), jsonRequest({ email: ADMIN.email })]],
    ],
    ['/api/invitation', [[ask(invitationEndpoint, linked), requestOf({ headers: toJoin })]]],
    ['/api/join', [[ask(joinEndpoint, linked), jsonRequest({ secret: newSecret() }, toJoin)]]],
    ['/api/admin/recalculate', [[ask(recalculateEndpoint, admin), byAdmin({ from: null })]]],
    [
      '/api/return-expense',
      [[ask(returnExpenseEndpoint, linked), byAdmin({ expenseId, version: 1, note: 'x' })]],
    ],
  ]);
}

const INVITATION = {
  action: 'invite',
  name: 'Ada Lane',
  email: 'ada.lane@example.com',
  role: 'bookkeeper',
  endsOn: null,
};

const ofSubmitter = (own: string) => ({ 'x-submitter-token': own });
