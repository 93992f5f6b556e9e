import { categoryOfStep } from '@pa-ledger/domain/expenses/expense-lines';
import {
  canDecide,
  canSeeDecision,
  peopleOf,
  type Authority,
} from '@pa-ledger/domain/expenses/decide/permissions';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { LinkPayload } from '@pa-ledger/domain/links/link';
import { isBlank } from '@pa-ledger/domain/text/text';
import { DomainError } from '../../platform/domain-error.ts';
import { takeForAddress, type LimitedServices } from '../../http/address-limit.ts';
import type { ApiRequest } from '../../http/endpoint.ts';
import { type LinkKeys, addressHash, sameText, verifyToken } from '../../links/token.ts';
import type { Services } from '../../platform/services.ts';
import { authorityAt, readExpense, type StoredExpense } from '../expenses.ts';
import { currentApprover, stepOfLink, TOKEN_HEADER } from '../link-subject.ts';
import { readEarlierVersions } from '../store/earlier-versions.ts';

/** What looking at an expense through a link needs. */
export interface LinkServices extends LimitedServices {
  readonly keys: LinkKeys;
}

/** Whose genuine link it is, and its expense. */
export interface IdentifiedLink {
  readonly payload: LinkPayload;
  readonly stored: StoredExpense;
  readonly authority: Authority;
  readonly step: number;
  /**
   * The address that the link is for: the person who may decide now, or who decided. Their permissions are checked
   * later.
   */
  readonly approver: string;
}

/**
 * Checks the token of a request by itself, before reading anything.
 * @returns null without a token.
 * @throws DomainError `linkRefused` or `linkExpired`.
 */
export function readLink(
  request: ApiRequest,
  { keys, clock }: Pick<LinkServices, 'keys' | 'clock'>,
): LinkPayload | null {
  const token = request.headers[TOKEN_HEADER] ?? '';
  return isBlank(token) ? null : verifyToken(token, keys, clock());
}

/**
 * Reads the expense of a genuine link and finds whose link it is. What that person may do is checked later, once: by
 * `authorizeLink` for looking, by the domain's `decide` for a decision.
 * @throws DomainError `linkRefused` for any fault of the link; `submissionChanged` if the submission isn't what the
 * parent sent, so that no one sees it or decides on it.
 */
export async function identifyLink(
  payload: LinkPayload,
  services: Services,
): Promise<IdentifiedLink> {
  const { stored, settings } = await readExpense(services.db, payload.expenseId);
  const step = stored && stepOfLink(payload, stored.expense);
  if (stored === null) throw new DomainError('linkRefused');
  if (step === null) throw await refusalOfOldLink(payload, stored.expense, services.db);
  if (!stored.submissionIntact) throw new DomainError('submissionChanged');
  const { expense } = stored;
  const people =
    step.decision === null
      ? peopleOf(step.role, categoryOfStep(expense, step), settings)
      : [...step.approvers, step.decision.by];
  const isFor = (person: string) => sameText(addressHash(expense.id, person), payload.a);
  const approver = people.find(isFor);
  if (approver === undefined) throw new DomainError('linkRefused');
  const authority = authorityAt(services.clock(), settings, services);
  return { payload, stored, authority, step: payload.s, approver };
}

/**
 * Opens the link of a request for looking: its holder may decide the step now, or see how it was decided.
 * @throws DomainError `linkRefused`, `linkExpired`, `submissionChanged`, `tooManyRequests`.
 */
export async function authorizeLink(
  request: ApiRequest,
  services: LinkServices,
): Promise<IdentifiedLink> {
  takeForAddress(services.addressLimit, request);
  const payload = readLink(request, services);
  if (payload === null) throw new DomainError('linkRefused');
  const link = await identifyLink(payload, services);
  const { stored, step, approver, authority } = link;
  refuseStopped(link);
  const allowed = isDecided(link)
    ? canSeeDecision(stored.expense, step, approver, authority)
    : canDecide(stored.expense, step, approver, authority).allowed;
  if (!allowed) throw new DomainError('linkRefused');
  return link;
}

/** @throws DomainError if the step is undecided because the expense was sent back or withdrawn. */
export function refuseStopped({ stored, step }: Pick<IdentifiedLink, 'stored' | 'step'>): void {
  const { status, steps } = stored.expense;
  if (steps[step]?.decision != null) return;
  if (status === 'returned') throw new DomainError('expenseReturned');
  if (status === 'withdrawn') throw new DomainError('expenseWithdrawn');
}

/**
 * Returns the refusal of a link with an old nonce: the request was corrected since, or the approver has a newer link.
 * For anyone else it's a link that doesn't work.
 */
async function refusalOfOldLink(
  { s, n, a }: LinkPayload,
  expense: Expense,
  db: Services['db'],
): Promise<DomainError> {
  const isOf = ({ steps }: Pick<Expense, 'steps'>): boolean => {
    const step = steps[s];
    const people = [...(step?.approvers ?? []), step?.decision?.by ?? ''];
    return (
      step?.nonce != null &&
      sameText(step.nonce, n) &&
      people.some((person) => sameText(addressHash(expense.id, person), a))
    );
  };
  const earlier = await readEarlierVersions(db, expense);
  if (earlier.some(isOf)) return new DomainError('linkOfEarlierVersion');
  return new DomainError(currentApprover(expense, s, a) === null ? 'linkRefused' : 'linkReplaced');
}

/** Whether the link's step is decided. The link then shows the outcome and nothing else. */
export function isDecided({ stored, step }: IdentifiedLink): boolean {
  return stored.expense.steps[step]?.decision != null;
}
