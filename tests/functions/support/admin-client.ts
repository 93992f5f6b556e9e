import { signedIn } from '../../fixtures/people.ts';
import type { Person } from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import type {
  CategoryRemoval,
  SaveCategoryRequest,
} from '@pa-ledger/domain/categories/category-change';
import type { AdminServices } from '../../../functions/src/people/admin-endpoint.ts';
import {
  deleteCategoryEndpoint,
  saveCategoryEndpoint,
} from '../../../functions/src/categories/category-endpoints.ts';
import { manageAdvanceEndpoint } from '../../../functions/src/entries/manage-advance.ts';
import { manageExpenseEndpoint } from '../../../functions/src/expenses/actions/manage-expense.ts';
import { managePaymentEndpoint } from '../../../functions/src/expenses/actions/manage-payment.ts';
import { deleteFundEndpoint } from '../../../functions/src/funds/delete-fund.ts';
import { importRowsEndpoint } from '../../../functions/src/imports/import-rows.ts';
import { undoImportEndpoint } from '../../../functions/src/imports/undo-import.ts';
import { confirmEntryEndpoint } from '../../../functions/src/entries/confirm-entry.ts';
import {
  saveManualExpenseEndpoint,
  saveRevenueEndpoint,
} from '../../../functions/src/entries/save-entry.ts';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { ratifyEndpoint } from '../../../functions/src/bank/ratify.ts';
import { manageLettersEndpoint } from '../../../functions/src/tax/manage-letters.ts';
import { manageDepositEndpoint } from '../../../functions/src/bank/manage-deposit.ts';
import { saveServiceSalesEndpoint } from '../../../functions/src/bank/save-service-sales.ts';
import { manageFindingEndpoint } from '../../../functions/src/findings/manage-finding.ts';
import { manageReviewEndpoint } from '../../../functions/src/review/manage-review.ts';
import { reviewMarksEndpoint } from '../../../functions/src/review/review-marks.ts';
import { managePapersEndpoint } from '../../../functions/src/papers/manage-papers.ts';
import { manageAccountEndpoint } from '../../../functions/src/accounts/manage-account.ts';
import { reconcileEndpoint } from '../../../functions/src/bank/reconcile.ts';
import { manageYearEndpoint } from '../../../functions/src/years/manage-year.ts';
import { recalculateEndpoint } from '../../../functions/src/totals/recalculate-endpoint.ts';
import { createRateLimit } from '../../../functions/src/http/address-limit.ts';
import type { Endpoint } from '../../../functions/src/http/endpoint.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { ask, jsonRequest } from './requests.ts';

/** What an administrators' endpoint answered. */
export interface AdminReply {
  readonly status: number;
  readonly body: { readonly success: boolean; readonly error?: string; readonly id?: string } & {
    readonly next?: string | null;
    readonly checked?: number;
    readonly differed?: readonly { readonly what: string; readonly sentence: string }[];
    readonly more?: number;
    /** What is open in a year that is to be closed, and its digest. */
    readonly findings?: readonly { readonly kind: string; readonly sentence: string }[];
    readonly seen?: string;
  } & Readonly<Record<string, unknown>>;
}

/** What an administrator does in the panel, through the endpoints without the network between. */
export interface AdminClient {
  save(request: SaveCategoryRequest): Promise<AdminReply>;
  remove(removal: CategoryRemoval): Promise<AdminReply>;
  removeFund(removal: { readonly id: string; readonly version: number }): Promise<AdminReply>;
  /** An act with an expense, as the detail view sends it. */
  manage(expenseId: string, act: object): Promise<AdminReply>;
  /** A payment of expenses, as the detail view sends it. @param paid their ids, each with the number of its payment. */
  pay(
    paid: string | readonly { readonly id: string; readonly number: number }[],
    payment: object,
    number?: number,
  ): Promise<AdminReply>;
  /** Voids the payment of an expense with this number today. */
  unpay(expenseId: string, number?: number, reason?: string): Promise<AdminReply>;
  /** Any act with a payment. */
  managePayment(act: object): Promise<AdminReply>;
  /** Signs a check by two people, and mails it, today. */
  mailCheck(payment: string): Promise<AdminReply>;
  saveManualExpense(save: object): Promise<AdminReply>;
  saveRevenue(save: object): Promise<AdminReply>;
  /** An act with an advance. */
  manageAdvance(act: object): Promise<AdminReply>;
  /** Confirms an entry, or reviews a statement, as the second person. */
  confirmEntry(seen: object): Promise<AdminReply>;
  /** Ratifies a slice of payments and manual expenses, or takes it back. */
  ratify(act: object): Promise<AdminReply>;
  /** An act with a letter to a donor. */
  manageLetters(act: object): Promise<AdminReply>;
  /** An act with an account. */
  manageAccount(act: object): Promise<AdminReply>;
  /** A slice of an import. */
  importRows(slice: object): Promise<AdminReply>;
  /** Takes a slice of an import back. */
  undoImport(undo: object): Promise<AdminReply>;
  /** An act with a deposit. */
  manageDeposit(act: object): Promise<AdminReply>;
  /** A slice of a payment service's rows. */
  saveServiceSales(slice: object): Promise<AdminReply>;
  /** An act with a paper of a record. */
  managePapers(act: object): Promise<AdminReply>;
  /** Writes, answers, or resolves a finding. */
  manageFinding(request: object): Promise<AdminReply>;
  /** An act with a review. */
  manageReview(request: object): Promise<AdminReply>;
  /** What was paid to officers of some days. */
  reviewMarks(days: object): Promise<AdminReply>;
  /** An act with a statement of the bank. */
  reconcile(act: object): Promise<AdminReply>;
  /** An act with a fiscal year. */
  manageYear(act: object): Promise<AdminReply>;
  /** Presses Recalculate and waits for its end. @returns the sentences of all that differed. */
  recalculate(): Promise<string[]>;
  /** One page of it. */
  recalculateFrom(from: string | null): Promise<AdminReply>;
}

export const TEST_ADMIN = { uid: 'desk-admin', email: 'desk@example.com' };

/** Calls the endpoints as someone who is signed in: an administrator, just now, unless `as` says otherwise. */
export function adminClient(
  services: Services,
  by: Person = TEST_ADMIN,
  as: { readonly role?: Role; readonly signedInAt?: Instant } = {},
): AdminClient {
  const admin: AdminServices = {
    ...services,
    identify: () => Promise.resolve(signedIn(by, as.role, as.signedInAt ?? services.clock())),
    addressLimit: createRateLimit(Number.MAX_SAFE_INTEGER, services.clock),
  };
  const send = async (endpoint: Endpoint<AdminServices>, body: object): Promise<AdminReply> => {
    const answer = await ask(endpoint, admin)(jsonRequest(body, { authorization: 'Bearer token' }));
    // These endpoints answer only JSON objects.
    return {
      status: answer.status,
      body: JSON.parse(answer.body.toString()) as AdminReply['body'],
    };
  };
  const managePayment = (act: object) => send(managePaymentEndpoint, act);
  return {
    save: (request) => send(saveCategoryEndpoint, request),
    remove: (removal) => send(deleteCategoryEndpoint, removal),
    removeFund: (removal) => send(deleteFundEndpoint, removal),
    manage: (expenseId, act) => send(manageExpenseEndpoint, { expenseId, ...act }),
    pay: (paid, payment, number = 1) =>
      managePayment({
        act: 'record',
        expenses: typeof paid === 'string' ? [{ id: paid, number }] : paid,
        payment,
      }),
    unpay: (expenseId, number = 1, reason = 'Lost in the mail') =>
      managePayment({
        act: 'void',
        payment: paymentIdOf(expenseId, number),
        date: dateAt(services.clock(), services.organization.timeZone),
        reason,
      }),
    managePayment,
    async mailCheck(payment) {
      const date = dateAt(services.clock(), services.organization.timeZone);
      const act = { payments: [payment], date };
      for (const signer of ['Renee Walsh', 'Carlos Mendez'])
        await managePayment({ act: 'sign', ...act, signer });
      return managePayment({ act: 'send', ...act, how: 'mailed' });
    },
    manageLetters: (act) => send(manageLettersEndpoint, act),
    ratify: (act) => send(ratifyEndpoint, act),
    manageAccount: (act) => send(manageAccountEndpoint, act),
    manageDeposit: (act) => send(manageDepositEndpoint, act),
    saveServiceSales: (slice) => send(saveServiceSalesEndpoint, slice),
    managePapers: (act) => send(managePapersEndpoint, act),
    manageFinding: (request) => send(manageFindingEndpoint, request),
    manageReview: (request) => send(manageReviewEndpoint, request),
    reviewMarks: (days) => send(reviewMarksEndpoint, days),
    reconcile: (act) => send(reconcileEndpoint, act),
    manageYear: (act) => send(manageYearEndpoint, act),
    saveManualExpense: (save) => send(saveManualExpenseEndpoint, save),
    saveRevenue: (save) => send(saveRevenueEndpoint, save),
    manageAdvance: (act) => send(manageAdvanceEndpoint, act),
    confirmEntry: (seen) => send(confirmEntryEndpoint, seen),
    importRows: (slice) => send(importRowsEndpoint, slice),
    undoImport: (undo) => send(undoImportEndpoint, undo),
    recalculateFrom: (from) => send(recalculateEndpoint, { from }),
    async recalculate() {
      const sentences: string[] = [];
      let from: string | null = null;
      do {
        const { status, body } = await send(recalculateEndpoint, { from });
        if (status !== 200) throw new Error(`Recalculate answers ${status}.`);
        sentences.push(...(body.differed ?? []).map(({ sentence }) => sentence));
        from = body.next ?? null;
      } while (from !== null);
      return sentences;
    },
  };
}
