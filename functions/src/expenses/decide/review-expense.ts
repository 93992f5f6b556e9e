import {
  changesFor,
  type VersionChange,
} from '@pa-ledger/domain/expenses/versions/version-changes';
import { noteOf } from '@pa-ledger/domain/expenses/reason';
import { typedFields, type Expense, type Submission } from '@pa-ledger/domain/expenses/expense';
import { namedReceipts } from '@pa-ledger/domain/expenses/receipts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ExpenseReview, ReviewedSubmission } from '@pa-ledger/domain/expenses/decide/review';
import { success } from '../../http/answer.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readListedAdmins } from '../../admins/admins.ts';
import { signSeenCode } from '../../links/seen-code.ts';
import { readEarlierVersions } from '../store/earlier-versions.ts';
import { readChargedBudget } from '../../totals/category-budget.ts';
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
  const [admins, changes, budgets, duplicates] = await Promise.all([
    // Later approvers see who approved before them.
    decided || link.step === 0 ? [] : readListedAdmins(services.db),
    decided ? [] : changesSeen(link, services),
    decided ? null : budgetsOf(expense, services),
    decided ? [] : readDuplicates(services.db, expense),
  ]);
  return {
    schoolName: services.organization.schoolName,
    timeZone: services.organization.timeZone,
    reference: referenceOf(expense.id),
    submission: decided ? withoutPeople(expense.submission) : shown(expense),
    category: expense.category,
    status: expense.status,
    version: expense.submissionVersion,
    code: decided
      ? null
      : signSeenCode(link.payload, expense.submissionVersion, services.keys, services.clock()),
    changes,
    submittedAt: expense.submittedAt,
    steps: expense.steps.map(({ role, status, blocked, decision, standIn }) => ({
      role,
      status,
      blocked,
      decidedAt: decision?.at ?? null,
      decidedBy: admins.find(({ email }) => email === decision?.by)?.name ?? null,
      note: decided ? null : noteOf(decision),
      standIn: (decision ?? { standIn }).standIn === true,
    })),
    step: link.step,
    budget: budgets?.charged.budget ?? null,
    ...(budgets && { budgets }),
    duplicates,
  };
}

function budgetsOf(expense: Expense, { db, clock, organization }: Services) {
  return readChargedBudget(db, expense, clock(), organization);
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
