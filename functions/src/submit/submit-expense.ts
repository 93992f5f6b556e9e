import { startExpense } from '@pa-ledger/domain/expenses/decide/approval';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import type { Language } from '@pa-ledger/domain/language';
import { MAX_SUBMISSION_BODY_BYTES } from '@pa-ledger/domain/limits';
import { parseSubmission } from '@pa-ledger/domain/expenses/submission';
import type { Answer } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { takeForAddress, type LimitedServices } from '../http/address-limit.ts';
import { type Endpoint, jsonBodyOf, languageOfRequest } from '../http/endpoint.ts';
import { expenseSubmitted, stepBlocked } from '../platform/logs.ts';
import { authorityAt, readExpense, readSubmitterId } from '../expenses/expenses.ts';
import { mailsOfSubmission } from '../expenses/expense-mails.ts';
import { sha256Hex } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';
import { isAlreadyExists, isContention } from '../platform/failures.ts';
import { readSettings } from '../approvers/approver-settings.ts';
import { keptParts } from '../expenses/contact-format.ts';
import {
  storedAnswer,
  invalidForm,
  pinReceipts,
  requireAllowed,
  sentLinesOf,
} from './sent-form.ts';
import { createExpense } from '../expenses/store-submission.ts';

const RETRY_AFTER_SECONDS = 1;

/**
 * `POST /api/submit-expense`: checks everything again and stores expense, history, and emails in one commit. The
 * browser makes the id: the same id with the same content gets a success again, with other content a 409. A success
 * says which approvals follow.
 */
export const submitExpenseEndpoint: Endpoint<LimitedServices> = {
  name: 'submit-expense',
  failure: 'submitFailed',
  async handle(request, services) {
    takeForAddress(services.addressLimit, request);
    const body = jsonBodyOf(request, MAX_SUBMISSION_BODY_BYTES);
    return submit(toSubmissionInput(body, services), languageOfRequest(request), services);
  },
};

function toSubmissionInput(body: unknown, services: Services): SubmissionInput {
  const { timeZone } = services.organization;
  const parsed = parseSubmission(body, { now: services.clock(), timeZone });
  if (!parsed.ok) throw invalidForm(parsed.errors);
  requireAllowed(parsed.submission, services);
  return parsed.submission;
}

async function submit(
  input: SubmissionInput,
  language: Language,
  services: Services,
): Promise<Answer> {
  const contentSha256 = sha256Hex(JSON.stringify(input));
  const earlier = await answerForEarlier(input.id, contentSha256, services);
  if (earlier !== null) return earlier;
  const lines = await sentLinesOf(input, services);
  const receipts = await pinReceipts(input.id, input.receipts, services);
  const { settings } = await readSettings(services.db);
  const { id, ...form } = input;
  const parts = keptParts(form, receipts, services.nonce());
  const submitterId = await readSubmitterId(services.db, parts.contact.email, id);
  const now = services.clock();
  const expense = startExpense(
    { id, ...parts, submitterId, language, lines },
    { ...authorityAt(now, settings, services), now, nonce: services.nonce() },
  );
  try {
    const mails = mailsOfSubmission(expense);
    const created = await createExpense(lines, services.db, expense, contentSha256, mails);
    // The next try finds the categories as they are now.
    if (!created) throw busy();
  } catch (error) {
    if (!isAlreadyExists(error)) throw isContention(error) ? busy() : error;
    // The same form came twice at once, and the other request stored it.
    const answer = await answerForEarlier(id, contentSha256, services);
    if (answer === null) throw error;
    return answer;
  }
  expenseSubmitted(id, receipts.length);
  stepBlocked(expense);
  return storedAnswer(expense);
}

function busy(): DomainError {
  return new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

async function answerForEarlier(
  id: string,
  contentSha256: string,
  { db }: Services,
): Promise<Answer | null> {
  const found = (await readExpense(db, id)).stored;
  if (found === null) return null;
  if (found.contentSha256 === contentSha256) return storedAnswer(found.expense);
  throw new DomainError('alreadySubmitted');
}
