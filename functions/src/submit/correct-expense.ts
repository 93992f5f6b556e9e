import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { correctExpense } from '@pa-ledger/domain/expenses/versions/correct-expense';
import {
  parseCorrection,
  type CorrectionInput,
} from '@pa-ledger/domain/expenses/versions/correction-input';
import { MAX_SUBMISSION_BODY_BYTES } from '@pa-ledger/domain/limits';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import type { Firestore } from 'firebase-admin/firestore';
import { readSettings } from '../approvers/approver-settings.ts';
import { readCategories } from '../firestore/categories.ts';
import { type Answer, success } from '../http/answer.ts';
import { jsonBodyOf, languageOfRequest, type Endpoint } from '../http/endpoint.ts';
import { DomainError } from '../platform/domain-error.ts';
import { sha256Hex } from '../platform/hashes.ts';
import { stepBlocked, submissionMoved } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import {
  authorityAt,
  readExpense,
  readSubmitterId,
  type StoredExpense,
} from '../expenses/expenses.ts';
import { approverChangeSince } from '../expenses/reassignments.ts';
import { receiptGone } from '../expenses/expense-refusals.ts';
import { keptParts } from '../expenses/contact-format.ts';
import {
  storedAnswer,
  invalidForm,
  pinReceipts,
  requireAllowed,
  sentLinesOf,
} from './sent-form.ts';
import { storeCorrection } from '../expenses/store-submission.ts';
import {
  openForSubmitter,
  type SubmitterAccess,
  type SubmitterServices,
} from './submitter-authority.ts';
import { correctionFormOf } from '@pa-ledger/domain/expenses/versions/correction-form';
import { sameText } from '../links/token.ts';
import { aboutOf } from '../expenses/link-subject.ts';

/**
 * `POST /api/correct-expense`: the next version of an expense that was sent back, with the same checks as a submission.
 * It names the receipts that stay by slot; new ones were uploaded under their own id. The same correction again gets a
 * success, another one after it a refusal. A success says which approvals follow.
 */
export const correctExpenseEndpoint: Endpoint<SubmitterServices> = {
  name: 'correct-expense',
  failure: 'correctFailed',
  async handle(request, services) {
    const access = openForSubmitter(request, 'correct', services);
    const { clock, organization } = services;
    const body = jsonBodyOf(request, MAX_SUBMISSION_BODY_BYTES);
    const parsed = parseCorrection(body, { now: clock(), timeZone: organization.timeZone });
    if (!parsed.ok) throw invalidForm(parsed.errors);
    const sent = {
      ...parsed.correction,
      contentSha256: sha256Hex(JSON.stringify(parsed.correction)),
      language: languageOfRequest(request),
    };
    const { expense } = await access.read();
    return retryOnContention(expense.id, () => correctOnce(sent, access, services));
  },
};

/** A correction, the language of its page, and its hash, by which we recognize the same one again. */
interface SentCorrection extends CorrectionInput, Pick<Expense, 'language'> {
  readonly contentSha256: string;
}

async function correctOnce(
  sent: SentCorrection,
  access: SubmitterAccess,
  services: Services,
): Promise<Answer> {
  const { db, organization } = services;
  const before = await access.read();
  const { expense } = before;
  const isDone =
    expense.submissionVersion === sent.version + 1 && before.contentSha256 === sent.contentSha256;
  if (isDone) return storedAnswer(expense);
  requireReturned(expense, access);
  if (sent.version !== expense.submissionVersion) throw new DomainError('alreadyCorrected');
  const lines = await sentLinesOf(sent, services, categoryIdsOf(expense));
  const parts = await partsOf(sent, expense, services);
  const submitterId = await submitterOf(parts.contact.email, expense, db);
  const { settings } = await readSettings(db);
  const { keepApprovals } = organization.policies;
  const now = services.clock();
  const authority = authorityAt(now, settings, services);
  const corrected = correctExpense(
    expense,
    { ...parts, submitterId, language: sent.language, lines },
    { ...authority, keepApprovals, now, nonce: services.nonce() },
  );
  const approverChange = await approverChangeSince(corrected.expense, authority, now, services);
  const change = { before, changed: corrected, at: now, approverChange };
  await storeCorrection(db, change, lines, sent.contentSha256);
  submissionMoved(expense.id, 'corrected');
  stepBlocked(corrected.expense);
  return storedAnswer(corrected.expense);
}

/** The categories that an expense has, which the form may no longer offer. */
function categoryIdsOf({ lines }: Expense): readonly string[] {
  return lines.map(({ categoryId }) => categoryId);
}

/** Another address means another submitter: the links that the earlier address got stop working. */
async function submitterOf(email: string, expense: Expense, db: Firestore): Promise<string> {
  if (email === expense.contact.email && expense.submitterId !== null) return expense.submitterId;
  // The expense's own id may stand for the earlier address.
  return readSubmitterId(db, email, `${expense.id}-${expense.submissionVersion + 1}`);
}

/** Returns what to store of a correction: it keeps what wasn't retyped, and the named receipts. */
async function partsOf(
  {
    phone,
    mailingAddress,
    payHandle: typedHandle,
    kept,
    uploadId,
    receipts,
    version: _version,
    contentSha256: _digest,
    language: _language,
    ...fields
  }: SentCorrection,
  { submission, contact }: StoredExpense['expense'],
  services: Services,
): Promise<Pick<Expense, 'submission' | 'contact'>> {
  const staying = kept.map((slot) => submission.receipts.find((receipt) => receipt.slot === slot));
  if (staying.includes(undefined)) throw new DomainError('receiptMissing');
  // No one could approve such a version, and the approvers' sentence would mean nothing to the submitter.
  const stayed = staying.filter((receipt) => receipt !== undefined);
  for (const receipt of stayed) {
    if (await services.receipts.isUnchanged(receipt)) continue;
    throw receiptGone(receipt);
  }
  const added = uploadId === null ? [] : await pinUnder(uploadId, receipts, services);
  const all = [...stayed, ...added];
  const handle = typedHandle ?? contact.payHandle;
  const form = {
    ...fields,
    phone: phone ?? contact.phone,
    mailingAddress: mailingAddress ?? contact.mailingAddress,
    ...(handle === undefined ? {} : { payHandle: handle }),
  };
  requireAllowed(form, services);
  return keptParts(
    form,
    all.toSorted((one, other) => one.slot - other.slot),
    services.nonce(),
  );
}

/** No one may add another expense's receipts: an upload has its own id. */
async function pinUnder(
  uploadId: string,
  receipts: CorrectionInput['receipts'],
  services: Services,
) {
  if ((await readExpense(services.db, uploadId)).stored !== null)
    throw new DomainError('badRequest');
  return pinReceipts(uploadId, receipts, services);
}

/**
 * `GET /api/correction`: what the submitter's correction starts with, `{success: true, form}`. It leaves out phone,
 * mailing address, the handle for a payment app, and receipts, since the email may have reached someone else.
 */
export const readCorrectionEndpoint: Endpoint<SubmitterServices> = {
  name: 'correction',
  failure: 'loadFailed',
  async handle(request, services) {
    const access = openForSubmitter(request, 'correct', services);
    const { expense } = await access.read();
    requireReturned(expense, access);
    const ids = categoryIdsOf(expense);
    const own = (await readCategories(services.db)).filter(
      (category) => ids.includes(category.id) && isInUse(category),
    );
    return success({ form: correctionFormOf(expense, services.organization.schoolName, own) });
  },
};

/**
 * Accepts a correction link while the expense is returned and has no newer link.
 * @throws DomainError `alreadyCorrected`, `notCorrectable`, or `submitterLinkReplaced`.
 */
function requireReturned(expense: Expense, { about }: Pick<SubmitterAccess, 'about'>): void {
  if (expense.status === 'withdrawn') throw new DomainError('notCorrectable');
  const present = aboutOf('correct', expense);
  if (present === null) throw new DomainError('alreadyCorrected');
  if (!sameText(present, about)) throw new DomainError('submitterLinkReplaced');
}
