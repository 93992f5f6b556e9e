import type { Submission } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ExpenseReview, ReviewedSubmission } from '@pa-ledger/domain/expenses/decide/review';
import { success } from '../../http/answer.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { takeForAddress, type RateLimit } from '../../http/address-limit.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { ApiRequest } from '../../http/request.ts';
import type { LinkKeys } from '../../links/keys.ts';
import type { Services } from '../../platform/services.ts';
import { readCategoryBudget } from '../../totals/category-budget.ts';
import { readDuplicates } from '../read-duplicates.ts';
import { isDecided, linkOf, openLink, type OpenedLink } from './link-authority.ts';

/** What looking at an expense through a link needs. */
export interface ReviewServices extends Services {
  readonly keys: LinkKeys;
  readonly addressLimit: RateLimit;
}

/**
 * `GET /api/review-expense`: the expense that the link in the header is for; once its step is decided, the outcome and
 * nothing that people typed.
 */
export function reviewExpenseEndpoint(services: ReviewServices): Endpoint {
  return {
    name: 'review-expense',
    method: 'GET',
    failure: 'loadFailed',
    async handle(request) {
      return success({ review: await reviewOf(await requireLink(request, services), services) });
    },
  };
}

/** Opens the link of a request. @throws DomainError `linkRefused`, `linkExpired`, `submissionChanged`, `tooManyRequests`. */
export async function requireLink(
  request: ApiRequest,
  services: ReviewServices,
): Promise<OpenedLink> {
  takeForAddress(services.addressLimit, request);
  const payload = linkOf(request, services.keys, services);
  if (payload === null) throw new DomainError('linkRefused');
  return openLink(payload, services);
}

async function reviewOf(link: OpenedLink, services: Services): Promise<ExpenseReview> {
  const { expense } = link.stored;
  const decided = isDecided(link);
  return {
    schoolName: services.organization.schoolName,
    timeZone: services.organization.timeZone,
    reference: referenceOf(expense.id),
    submission: decided ? withoutPeople(expense.submission) : shown(expense.submission),
    category: expense.category,
    status: expense.status,
    submittedAt: expense.submittedAt,
    steps: expense.steps.map(({ role, status, blocked, decision }) => ({
      role,
      status,
      blocked,
      decidedAt: decision?.at ?? null,
    })),
    step: link.step,
    budget: decided ? null : await readCategoryBudget(services.db, expense.categoryId),
    duplicates: decided ? [] : await readDuplicates(services.db, expense),
  };
}

function shown({ receipts, ...texts }: Submission): ReviewedSubmission {
  const files = receipts.map(({ slot, name, type, size }) => ({ slot, name, type, size }));
  return { ...texts, receipts: files };
}

/**
 * What is left when there is nothing to decide any more. The texts are empty and not absent: a page that was open
 * before the deploy draws them.
 */
function withoutPeople({ category, expenseDate, amount }: Submission): ReviewedSubmission {
  const texts = { name: '', email: '', phone: '', paidTo: '', mailingAddress: '' };
  return { category, expenseDate, amount, ...texts, description: '', notes: '', receipts: [] };
}
