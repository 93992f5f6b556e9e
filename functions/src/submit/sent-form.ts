import type { SentLine } from '@pa-ledger/domain/expenses/decide/approval';
import { amountOf } from '@pa-ledger/domain/money/money';
import { askedFor } from '@pa-ledger/domain/expenses/sales-tax';
import { linesOfForm, splitError } from '@pa-ledger/domain/expenses/split';
import { findCategory } from '../firestore/categories.ts';
import { approvalsAhead } from '@pa-ledger/domain/expenses/approvals-ahead';
import type {
  Expense,
  Receipt,
  ReceiptClaim,
  SubmissionInput,
} from '@pa-ledger/domain/expenses/expense';
import { success, type Answer } from '../http/answer.ts';
import {
  payByErrors,
  taxPolicyErrors,
  type SubmissionError,
} from '@pa-ledger/domain/expenses/submission';
import { fieldSentence } from '@pa-ledger/domain/text/field-error';
import type { Words } from '../words.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

/**
 * The answer to the person who sent an expense: which approvals follow. It doesn't tell if an approver was skipped
 * because it's their own address: anyone could try addresses on the form to find out whose they are.
 */
export function storedAnswer(expense: Expense): Answer {
  const { roles, blocked } = approvalsAhead(expense);
  return success({ next: { roles, blocked: blocked === 'notSet' ? blocked : null } });
}

/** What's wrong with a field; its sentence follows from both. */
type FormError = Pick<SubmissionError, 'field' | 'code'>;

/** Returns the refusal of a form, with what's wrong in each field. */
export function invalidForm(errors: readonly FormError[]): DomainError {
  const [first] = errors;
  return new DomainError('invalidForm', {
    sentence: first && ((words) => sentenceOf(first, words)),
    fields: errors.flatMap(({ field, code }) => (field === null ? [] : [{ field, code }])),
  });
}

function sentenceOf(
  { field, code }: FormError,
  { fields: { fields }, fieldErrors }: Words,
): string {
  const known = field === null || field === 'receipts' ? {} : fields[field];
  return fieldSentence(fieldErrors, code, known);
}

/** @throws DomainError if we can't pay as a form asks, or it says what no one asks. */
export function requireAllowed(
  form: Pick<SubmissionInput, 'payBy' | 'payHandle' | 'salesTax'>,
  { organization: { policies } }: Pick<Services, 'organization'>,
): void {
  const errors = [...payByErrors(form, policies), ...taxPolicyErrors(form, policies)];
  if (errors.length > 0) throw invalidForm(errors);
}

/**
 * Returns the lines of a form with their categories.
 * @param ownIds see `findCategory`.
 * @throws DomainError `unknownCategory`, at the place where it was chosen.
 */
export async function sentLinesOf(
  form: Pick<SubmissionInput, 'amount' | 'category' | 'salesTax' | 'split'>,
  { db, organization }: Pick<Services, 'db' | 'organization'>,
  ownIds: readonly string[] = [],
): Promise<readonly SentLine[]> {
  const { salesTax } = organization.policies;
  const whole = askedFor(amountOf(form.amount), amountOf(form.salesTax), salesTax);
  // Without the tax, the other events may leave nothing.
  const wrong = splitError(form, whole);
  if (wrong !== null) throw invalidForm([{ field: 'split', code: wrong }]);
  const lines = linesOfForm(form, whole);
  const found = await Promise.all(lines.map((line) => findCategory(db, line.category, ownIds)));
  return lines.map(({ category: name, amount }, at) => {
    const category = found[at] ?? null;
    if (category !== null) return { category, amount };
    if (name === form.category) throw new DomainError('unknownCategory');
    throw invalidForm([{ field: 'split', code: 'badSplit' }]);
  });
}

/**
 * Pins receipts one by one, so that ten of 10 MB are never in memory at once.
 * @param owner the id under which the browser uploaded them.
 * @throws DomainError if one isn't what the form says.
 */
export async function pinReceipts(
  owner: string,
  claims: readonly ReceiptClaim[],
  { receipts }: Pick<Services, 'receipts'>,
): Promise<Receipt[]> {
  const pinned: Receipt[] = [];
  for (const claim of claims) pinned.push(await receipts.pin(owner, claim));
  return pinned;
}
