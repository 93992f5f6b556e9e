import type { Action, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { decodeToken, expenseIdOfToken } from '@pa-ledger/domain/links/link';
import type { CorrectionForm } from '@pa-ledger/domain/expenses/versions/correction-form';
import type { StatusView } from '@pa-ledger/domain/expenses/versions/status-view';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import type { Holders } from '@pa-ledger/domain/approvers/approver-settings';
import type { Language } from '@pa-ledger/domain/language';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { readReceiptEndpoint } from '../../../functions/src/expenses/receipts/read-receipt.ts';
import { reviewExpenseEndpoint } from '../../../functions/src/expenses/decide/review-expense.ts';
import { submitExpenseEndpoint } from '../../../functions/src/submit/submit-expense.ts';
import { updateExpenseEndpoint } from '../../../functions/src/expenses/decide/update-expense.ts';
import { createRateLimit } from '../../../functions/src/http/address-limit.ts';
import type { Answer } from '../../../functions/src/http/answer.ts';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { signSeenCode } from '../../../functions/src/links/seen-code.ts';
import { signToken } from '../../../functions/src/links/token.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { markCurrent } from '../../support/data-version.ts';
import { foundIn, SETTINGS } from './association.ts';
import { decisionBody } from './decision-body.ts';
import { ask, jsonRequest, requestOf } from './requests.ts';
import { apart, keys, testServices } from './suite.ts';

/** What an endpoint answered, its JSON read. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly success: boolean;
    readonly error?: string;
    /** Of what a link is for. */
    readonly review?: ExpenseReview;
    /** What a submitter who is asked for a correction begins with. */
    readonly form?: CorrectionForm;
    /** Where an expense stands, for its submitter. */
    readonly expense?: StatusView;
  };
}

/**
 * An association of a test's own: the server's code in this process, on a project of its own in the same emulator. No
 * trigger runs there, so only the test decides what happens when, and it sees no other test's documents.
 */
export interface TestEnvironment {
  readonly projectId: string;
  readonly db: Firestore;
  /** The clock's present moment, in milliseconds; only the test moves it on. */
  readonly time: { now: number };
  readonly services: Services;
  /** @param language of the page. */
  submit(form: SubmissionInput, language?: Language): Promise<Reply>;
  /** @param amount a smaller one, in dollars. */
  decide(token: string, action?: Action, reason?: string, amount?: number): Promise<Reply>;
  review(token: string): Promise<Reply>;
  /** The answer as it came: a receipt's bytes, or JSON. */
  receipt(token: string, slot: number): Promise<Answer>;
  /** The token that the mail to this approver carries. @throws Error when the step was never open. */
  tokenFor(expenseId: string, step: number, approver: string): Promise<string>;
  close(): Promise<void>;
}

/** Sets up an association. @param own replaces services, such as a clock. */
export async function createTestEnvironment(
  settings: Holders = SETTINGS,
  own: Partial<Services> = {},
): Promise<TestEnvironment> {
  const projectId = `demo-test-${randomBytes(5).toString('hex')}`;
  const { db, close } = databaseOf(projectId);
  await foundIn(db, settings);
  const time = { now: Date.now() };
  const services = testServices({ db, clock: () => time.now, ...own });
  await markCurrent(services.db);
  return { ...actorsIn(services), projectId, db, time, services, close };
}

/** The Firestore of a test environment; also for another process that works in it. */
export function databaseOf(projectId: string): { db: Firestore; close: () => Promise<void> } {
  const app = initializeApp({ projectId }, projectId);
  return { db: getFirestore(app), close: () => deleteApp(app) };
}

/** What people do in a test environment: they call the endpoints without a network between. */
export function actorsIn(
  services: Services,
  inTurn = apart,
): Pick<TestEnvironment, 'submit' | 'decide' | 'review' | 'receipt' | 'tokenFor'> {
  const unlimited = createRateLimit(Number.MAX_SAFE_INTEGER, services.clock);
  const linked = { ...services, keys, addressLimit: unlimited, expenseLimit: unlimited };
  const unsigned = {
    ...linked,
    inTurn,
    identify: () => Promise.resolve({ kind: 'signedOut' } as const),
  };
  const submit = ask(submitExpenseEndpoint, linked);
  const update = ask(updateExpenseEndpoint, unsigned);
  const read = ask(readReceiptEndpoint, { ...unsigned, fileLimit: unlimited });
  const review = ask(reviewExpenseEndpoint, linked);
  return {
    submit: async (form, language = 'en') =>
      replyOf(await submit(jsonRequest(form, { 'accept-language': language }))),
    decide: async (token, action = 'approve', reason = 'Approved via link', amount) => {
      const seen = await seenWith(services.db, token, services.clock());
      const own = amount === undefined ? seen : { ...seen, amount };
      const body = { ...decisionBody(expenseIdOfToken(token), action, reason), ...own };
      return replyOf(await update(jsonRequest(body, { 'x-approval-token': token })));
    },
    review: async (token) =>
      replyOf(await review(requestOf({ headers: { 'x-approval-token': token } }))),
    receipt: (token, slot) =>
      read(requestOf({ headers: { 'x-approval-token': token }, query: `slot=${slot}` })),
    tokenFor: (expenseId, step, approver) =>
      tokenIn(services.db, { expenseId, step, approver }, services.clock()),
  };
}

/**
 * What goes along with a decision from the review page: the version that is stored, and the code of it and its lines.
 * @returns nothing for a token that is none, or whose expense is not there.
 */
export async function seenWith(
  db: Firestore,
  token: string,
  now = Date.now(),
): Promise<{ readonly version: number; readonly code: string } | Record<never, never>> {
  const payload = decodeToken(token);
  if (payload === null || !isExpenseId(payload.expenseId)) return {};
  const expense = await db.doc(`expenses/${payload.expenseId}`).get();
  const version: unknown = expense.get('submissionVersion') ?? 1;
  if (!expense.exists || typeof version !== 'number') return {};
  const lines = (expense.get('lines') ?? []) as Expense['lines'];
  const seen = { submissionVersion: version, lines };
  return { version, code: signSeenCode(payload, seen, keys, now) };
}

/** The token of the link that the mail to an approver carries, from the nonce that is on the step. */
export async function tokenIn(
  db: Firestore,
  link: { readonly expenseId: string; readonly step: number; readonly approver: string },
  now = Date.now(),
): Promise<string> {
  const expense = await db.doc(`expenses/${link.expenseId}`).get();
  // Written by the server in this form.
  const steps = expense.get('steps') as { readonly nonce: string | null }[] | undefined;
  const nonce = steps?.[link.step]?.nonce ?? null;
  if (nonce === null) throw new Error(`Step ${link.step} of ${link.expenseId} was never open.`);
  return signToken({ ...link, nonce }, keys, now);
}

/** Reads an answer. */
export function replyOf({ status, headers, body }: Answer): Reply {
  // These endpoints answer only JSON objects.
  return { status, headers, body: JSON.parse(body.toString()) as Reply['body'] };
}
