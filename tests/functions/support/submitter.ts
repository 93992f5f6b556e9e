import { signedIn } from '../../fixtures/people.ts';
import type { CorrectionInput } from '@pa-ledger/domain/expenses/versions/correction-input';
import type { Language } from '@pa-ledger/domain/language';
import type { Firestore } from 'firebase-admin/firestore';
import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import {
  decodeSubmitterToken,
  type SubmitterPurpose,
} from '@pa-ledger/domain/links/submitter-link';
import { readExpense } from '../../../functions/src/expenses/expenses.ts';
import { aboutOf } from '../../../functions/src/expenses/link-subject.ts';
import { expenseStatusEndpoint } from '../../../functions/src/submit/expense-status.ts';
import { requestLinkEndpoint } from '../../../functions/src/submit/request-link.ts';
import { sendLinkEndpoint } from '../../../functions/src/submit/send-link.ts';
import { withdrawExpenseEndpoint } from '../../../functions/src/submit/withdraw-expense.ts';
import { correctExpenseEndpoint } from '../../../functions/src/submit/correct-expense.ts';
import { readCorrectionEndpoint } from '../../../functions/src/submit/correct-expense.ts';
import { returnExpenseEndpoint } from '../../../functions/src/expenses/decide/return-expense.ts';
import { waitingRequestsEndpoint } from '../../../functions/src/submit/waiting-requests.ts';
import { createRateLimit } from '../../../functions/src/http/address-limit.ts';
import { signSubmitterToken } from '../../../functions/src/links/submitter-token.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { TEST_ADMIN } from './admin-client.ts';
import { ask, jsonRequest, requestOf } from './requests.ts';
import { apart, keys } from './suite.ts';
import { replyOf, type Reply } from './test-environment.ts';

/** What goes back to a submitter and comes from there: the endpoints without the network between. */
export interface SubmitterClient {
  /** Sends an expense back by an approver's link. */
  sendBack(token: string, note?: string, version?: number): Promise<Reply>;
  /** Sends it back as an administrator. */
  sendBackAsAdmin(expenseId: string, note?: string, version?: number): Promise<Reply>;
  correction(token: string): Promise<Reply>;
  /** @param language of the page. */
  correct(token: string, correction: object, language?: Language): Promise<Reply>;
  status(token: string): Promise<Reply>;
  sendLink(token: string, purpose: 'correct' | 'withdraw' | 'again' | 'waiting'): Promise<Reply>;
  /** Asks for the link to the status, without any. */
  requestLink(reference: string, email: string): Promise<Reply>;
  /** Asks for a new link with an approver's old one. */
  sendReviewLink(token: string): Promise<Reply>;
  /** Asks, with an approver's link, for the links to everything that waits for them. */
  sendWaitingLinks(token: string): Promise<Reply>;
  /** Asks, with an approver's link, how many requests wait for them. */
  waiting(token: string): Promise<Reply>;
  withdraw(token: string): Promise<Reply>;
  /** The token that a mail to the submitter carries now. @throws Error when there is none. */
  tokenFor(expenseId: string, purpose: SubmitterPurpose): Promise<string>;
}

export function submitterClient(services: Services): SubmitterClient {
  const unlimited = createRateLimit(Number.MAX_SAFE_INTEGER, services.clock);
  const linked = { ...services, keys, addressLimit: unlimited };
  const identify = () => Promise.resolve(signedIn(TEST_ADMIN));
  const sendBack = ask(returnExpenseEndpoint, {
    ...linked,
    expenseLimit: unlimited,
    inTurn: apart,
    identify,
  });
  const correction = ask(readCorrectionEndpoint, linked);
  const correct = ask(correctExpenseEndpoint, linked);
  const status = ask(expenseStatusEndpoint, linked);
  const sendLink = ask(sendLinkEndpoint, linked);
  const waiting = ask(waitingRequestsEndpoint, linked);
  const request = ask(requestLinkEndpoint, linked);
  const withdraw = ask(withdrawExpenseEndpoint, linked);
  const asApprover = (token: string) => ({ 'x-approval-token': token });
  const carrying = (token: string) => ({ 'x-submitter-token': token });
  return {
    async sendBack(token, note = 'Please add the second receipt.', version = 1) {
      const expenseId = decodeSubmitterToken(token)?.expenseId ?? expenseIdOfToken(token);
      const body = { expenseId, version, note };
      return replyOf(await sendBack(jsonRequest(body, asApprover(token))));
    },
    async sendBackAsAdmin(expenseId, note = 'Please add the second receipt.', version = 1) {
      const headers = { authorization: 'Bearer a.b.c' };
      return replyOf(await sendBack(jsonRequest({ expenseId, version, note }, headers)));
    },
    correction: async (token) => replyOf(await correction(requestOf({ headers: carrying(token) }))),
    correct: async (token, body, language = 'en') => {
      const headers = { ...carrying(token), 'accept-language': language };
      return replyOf(await correct(jsonRequest(body, headers)));
    },
    status: async (token) => replyOf(await status(requestOf({ headers: carrying(token) }))),
    sendLink: async (token, purpose) =>
      replyOf(await sendLink(jsonRequest({ purpose }, carrying(token)))),
    requestLink: async (reference, email) =>
      replyOf(await request(jsonRequest({ reference, email }))),
    sendReviewLink: async (token) =>
      replyOf(await sendLink(jsonRequest({ purpose: 'again' }, asApprover(token)))),
    sendWaitingLinks: async (token) =>
      replyOf(await sendLink(jsonRequest({ purpose: 'waiting' }, asApprover(token)))),
    waiting: async (token) => replyOf(await waiting(requestOf({ headers: asApprover(token) }))),
    withdraw: async (token) => replyOf(await withdraw(jsonRequest({}, carrying(token)))),
    tokenFor: (expenseId, purpose) =>
      submitterTokenIn(services.db, expenseId, purpose, services.clock()),
  };
}

/** The token that a mail to the submitter carries. @throws Error when there is none. */
export async function submitterTokenIn(
  db: Firestore,
  expenseId: string,
  purpose: SubmitterPurpose,
  now = Date.now(),
): Promise<string> {
  const { stored } = await readExpense(db, expenseId);
  const about = stored && aboutOf(purpose, stored.expense);
  const submitterId = stored?.expense.submitterId ?? null;
  if (about === null || submitterId === null)
    throw new Error(`There is no link to ${purpose} ${expenseId}.`);
  return signSubmitterToken({ expenseId, purpose, about, submitterId }, keys, now);
}

/** A correction that changes nothing, as the page sends it, with what is changed in it. */
export function correctionOf(
  { form }: Pick<Reply['body'], 'form'>,
  own: Partial<CorrectionInput> = {},
): CorrectionInput {
  if (form === undefined) throw new Error('There is no form to correct.');
  const { fields, version, receipts } = form;
  return {
    ...fields,
    phone: null,
    mailingAddress: null,
    version,
    uploadId: null,
    receipts: [],
    kept: receipts.map(({ slot }) => slot),
    ...own,
  };
}
