import { referenceOf } from '@pa-ledger/domain/reference';
import type { ExpenseReview } from '@pa-ledger/domain/review';
import { Refusal, success } from '../http/answer.ts';
import { takeForAddress, type RateLimit } from '../http/address-limit.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { ApiRequest } from '../http/request.ts';
import type { LinkKeys } from '../link/keys.ts';
import type { Services } from '../services.ts';
import { readCategoryBudget } from '../store/budget.ts';
import { linkOf, openLink, type OpenedLink } from './link-authority.ts';

/** What looking at an expense through a link needs. */
export interface ReviewServices extends Services {
  readonly keys: LinkKeys;
  readonly addressLimit: RateLimit;
}

/** `GET /api/review-expense`: the expense that the link in the header is for. */
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

/** Opens the link of a request. @throws Refusal 403, 409, 410, 429. */
export async function requireLink(
  request: ApiRequest,
  services: ReviewServices,
): Promise<OpenedLink> {
  takeForAddress(services.addressLimit, request);
  const payload = linkOf(request, services.keys, services);
  if (payload === null) throw new Refusal('linkRefused');
  return openLink(payload, services);
}

async function reviewOf({ stored, step }: OpenedLink, services: Services): Promise<ExpenseReview> {
  const { expense } = stored;
  const { receipts, ...submission } = expense.submission;
  return {
    schoolName: services.organization.schoolName,
    timeZone: services.organization.timeZone,
    reference: referenceOf(expense.id),
    submission: {
      ...submission,
      receipts: receipts.map(({ slot, name, type, size }) => ({ slot, name, type, size })),
    },
    category: expense.category,
    status: expense.status,
    submittedAt: expense.submittedAt,
    steps: expense.steps.map(({ role, status, blocked, decision }) => ({
      role,
      status,
      blocked,
      decidedAt: decision?.at ?? null,
    })),
    step,
    budget: await readCategoryBudget(services.db, expense.categoryId),
  };
}
