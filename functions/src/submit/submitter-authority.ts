import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import { isBlank } from '@pa-ledger/domain/text/text';
import type { LimitedServices } from '../http/address-limit.ts';
import { takeForAddress } from '../http/address-limit.ts';
import type { ApiRequest } from '../http/endpoint.ts';
import { personHash, sameText, type LinkKeys } from '../links/token.ts';
import { genuineSubmitterToken, verifySubmitterToken } from '../links/submitter-token.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readExpense, type StoredExpense } from '../expenses/expenses.ts';

/** The header that carries the token of a submitter's link. */
const SUBMITTER_TOKEN_HEADER = 'x-submitter-token';

/** What the submitters' routes work with. */
export interface SubmitterServices extends LimitedServices {
  readonly keys: LinkKeys;
}

/** What a submitter's link gives access to. */
export interface SubmitterAccess {
  /** What the link is for. */
  readonly purpose: SubmitterPurpose;
  /** See `SubmitterPayload.n`. */
  readonly about: string;
  /**
   * Reads the expense again for each try.
   * @throws DomainError `submitterLinkRefused` if the address on file changed; `submissionChanged`.
   */
  readonly read: () => Promise<StoredExpense>;
}

/**
 * Counts a request against its sender and checks its submitter's link.
 * @throws DomainError as `readSubmitterLink`, and `tooManyRequests`.
 */
export function openForSubmitter(
  request: ApiRequest,
  purpose: SubmitterPurpose,
  services: SubmitterServices,
): SubmitterAccess {
  takeForAddress(services.addressLimit, request);
  return readSubmitterLink(request, purpose, services);
}

/**
 * Checks the submitter's link of a request by itself, before reading anything.
 * @param purpose what it must be for. `any` accepts every genuine link, even an expired one: just enough to email a new
 * one.
 * @throws DomainError `submitterLinkRefused` or `submitterLinkExpired`.
 */
export function readSubmitterLink(
  request: ApiRequest,
  purpose: SubmitterPurpose | 'any',
  { db, keys, clock }: Omit<SubmitterServices, 'addressLimit'>,
): SubmitterAccess {
  const token = request.headers[SUBMITTER_TOKEN_HEADER] ?? '';
  if (isBlank(token)) throw new DomainError('submitterLinkRefused');
  const { expenseId, p, a, n } =
    purpose === 'any'
      ? genuineSubmitterToken(token, keys)
      : verifySubmitterToken(token, purpose, keys, clock());
  return {
    purpose: p,
    about: n,
    async read() {
      const { stored } = await readExpense(db, expenseId);
      const submitterId = stored?.expense.submitterId ?? null;
      const isTheirs = submitterId !== null && sameText(personHash(expenseId, submitterId), a);
      if (stored === null || !isTheirs) throw new DomainError('submitterLinkRefused');
      if (!stored.submissionIntact) throw new DomainError('submissionChanged');
      return stored;
    },
  };
}
