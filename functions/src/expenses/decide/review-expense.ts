import {
  changesFor,
  type VersionChange,
} from '@pa-ledger/domain/expenses/versions/version-changes';
import { noteOf } from '@pa-ledger/domain/expenses/reason';
import {
  typedFields,
  type Adjustment,
  type Expense,
  type Submission,
} from '@pa-ledger/domain/expenses/expense';
import {
  categoryText,
  payableDollars,
  stepCategory,
} from '@pa-ledger/domain/expenses/expense-lines';
import { namedReceipts } from '@pa-ledger/domain/expenses/receipts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ExpenseReview, ReviewedSubmission } from '@pa-ledger/domain/expenses/decide/review';
import { success } from '../../http/answer.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readNames } from '../../people/people.ts';
import { signSeenCode } from '../../links/seen-code.ts';
import { readEarlierVersions } from '../store/earlier-versions.ts';
import { readLineBudgets } from '../../totals/category-budget.ts';
import { readDuplicates } from '../expenses.ts';
import {
  authorizeLink,
  isDecided,
  type IdentifiedLink,
  type LinkServices,
} from './link-authority.ts';

/**
 * `GET /api/review-expense`: the expense of the link in the header; once its step is decided, just the outcome, without
 * anything that people typed.
 */
export const reviewExpenseEndpoint: Endpoint<LinkServices> = {
  name: 'review-expense',
  failure: 'loadFailed',
  async handle(request, services) {
    return success({ review: await reviewOf(await authorizeLink(request, services), services) });
  },
};

async function reviewOf(link: IdentifiedLink, services: LinkServices): Promise<ExpenseReview> {
  const { expense } = link.stored;
  const decided = isDecided(link);
  // All at once, so that the page waits for the slowest read and not for their sum.
  const [admins, changes, lines, duplicates] = await Promise.all([
    // Later approvers see who approved before them.
    decided || link.step === 0 ? [] : readNames(services.db),
    decided ? [] : changesSeen(link, services),
    decided ? [] : budgetsOf(link, services),
    decided ? [] : readDuplicates(services.db, expense),
  ]);
  return {
    schoolName: services.organization.schoolName,
    timeZone: services.organization.timeZone,
    reference: referenceOf(expense.id),
    submission: decided ? withoutPeople(expense.submission) : shown(expense),
    category: categoryText(expense),
    status: expense.status,
    version: expense.submissionVersion,
    code: decided ? null : signSeenCode(link.payload, expense, services.keys, services.clock()),
    changes,
    submittedAt: expense.submittedAt,
    steps: expense.steps.map((step) => ({
      role: step.role,
      category: stepCategory(expense, step),
      status: step.status,
      blocked: step.blocked,
      decidedAt: step.decision?.at ?? null,
      decidedBy: admins.find(({ email }) => email === step.decision?.by)?.name ?? null,
      note: decided ? null : noteOf(step.decision),
      standIn: (step.decision ?? step).standIn === true,
    })),
    step: link.step,
    lines,
    payable: payableDollars(expense),
    adjusted: decided ? null : adjustedView(expense.adjusted),
    duplicates,
  };
}

function budgetsOf(
  { stored: { expense }, step }: IdentifiedLink,
  { db, clock, organization }: Services,
) {
  return readLineBudgets(db, expense, expense.steps[step], clock(), organization);
}

function adjustedView(adjusted: Adjustment | null): ExpenseReview['adjusted'] {
  return adjusted && { role: adjusted.role, reason: adjusted.reason, from: adjusted.from };
}

/** Returns what was corrected since the version that the approver last got. */
async function changesSeen(
  { stored: { expense }, step, approver }: IdentifiedLink,
  { db }: Services,
): Promise<VersionChange[]> {
  return changesFor(await readEarlierVersions(db, expense), expense, step, approver);
}

function shown(expense: Expense): ReviewedSubmission {
  return { ...typedFields(expense), receipts: namedReceipts(expense.submission.receipts) };
}

/**
 * What to show once there's nothing left to decide. The texts are empty and not absent, since a page from before an
 * update shows them.
 */
function withoutPeople({ category, expenseDate, amount }: Submission): ReviewedSubmission {
  const texts = { name: '', email: '', phone: '', paidTo: '', mailingAddress: '' };
  return { category, expenseDate, amount, ...texts, description: '', notes: '', receipts: [] };
}
