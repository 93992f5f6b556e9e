import {
  canSeeDecision,
  eligibleApprovers,
  type Authority,
} from '@pa-ledger/domain/expenses/decide/permissions';
import type { Expense, Step } from '@pa-ledger/domain/expenses/expense';
import type { LinkPayload } from '@pa-ledger/domain/links/link';
import { isBlank } from '@pa-ledger/domain/text/text';
import { DomainError } from '../../platform/domain-error.ts';
import type { ApiRequest } from '../../http/request.ts';
import type { LinkKeys } from '../../links/keys.ts';
import { approverHash, sameText, verifyToken } from '../../links/token.ts';
import type { Services } from '../../platform/services.ts';
import { readExpense, type StoredExpense } from '../expenses.ts';

/** The header that carries the untouched token. */
export const TOKEN_HEADER = 'x-approval-token';

/** What a good link opens. */
export interface OpenedLink {
  readonly stored: StoredExpense;
  readonly authority: Authority;
  readonly step: number;
  /** The address that the link was made for. */
  readonly approver: string;
}

/**
 * Checks the token of a request by itself, before anything is read.
 * @returns null when the request carries no token.
 * @throws DomainError `linkRefused` or `linkExpired`.
 */
export function linkOf(
  request: ApiRequest,
  keys: LinkKeys,
  services: Services,
): LinkPayload | null {
  const token = request.headers[TOKEN_HEADER] ?? '';
  return isBlank(token) ? null : verifyToken(token, keys, services.clock());
}

/**
 * Reads the expense of a genuine link and checks that the link still counts.
 * @throws DomainError `linkRefused` for everything that is wrong with the link; `submissionChanged` if the submission is not
 * what the parent sent, so that nobody sees it or decides on it.
 */
export async function openLink(payload: LinkPayload, services: Services): Promise<OpenedLink> {
  const { stored, settings } = await readExpense(services.db, payload.expenseId);
  const step = stored && stepOfLink(payload, stored.expense);
  if (stored === null || step === null) throw new DomainError('linkRefused');
  if (!stored.submissionIntact) throw new DomainError('submissionChanged');
  const authority = { settings, policies: services.organization.policies };
  const approver = holderOfLink(payload, step, stored.expense, authority);
  if (approver === null) throw new DomainError('linkRefused');
  return { stored, authority, step: payload.s, approver };
}

/** Whether the link's step is decided: the link then shows the outcome and nothing else. */
export function isDecided({ stored, step }: OpenedLink): boolean {
  return stored.expense.steps[step]?.decision != null;
}

/** The step that the link is for, as long as the nonce is the step's present one. */
function stepOfLink(payload: LinkPayload, expense: Expense): Step | null {
  const step = expense.steps[payload.s];
  return step?.nonce && sameText(step.nonce, payload.n) ? step : null;
}

/** Whose link it is: the person may decide the step now, or may be told how it was decided. */
function holderOfLink(
  payload: LinkPayload,
  step: Step,
  expense: Expense,
  authority: Authority,
): string | null {
  const people =
    step.decision === null
      ? eligibleApprovers(expense, payload.s, authority).approvers
      : [...step.approvers, step.decision.by].filter((person) =>
          canSeeDecision(expense, payload.s, person, authority),
        );
  return people.find((person) => sameText(approverHash(expense.id, person), payload.a)) ?? null;
}
